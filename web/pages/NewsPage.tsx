import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { pageOfSearch } from '../app/search.ts'
import { loadNews, newsHead } from '../news/loadNews.ts'
import { News } from '../news/News.tsx'
import { NewsSkeleton } from '../news/NewsSkeleton.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/news/')({
  validateSearch: pageOfSearch,
  loaderDeps: ({ search }) => pageOfSearch(search),
  loader: async ({ context, deps, abortController }) => ({
    news: await loadNews(context, deps.page, abortController.signal),
    head: newsHead(context.locale),
  }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.news, up: '/home' } },
  pendingMs: 300,
  pendingComponent: NewsSkeleton,
  component: Page,
})

function Page() {
  return <News news={Route.useLoaderData().news} />
}
