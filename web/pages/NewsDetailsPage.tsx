import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { loadNewsItem } from '../news/loadNews.ts'
import { NewsDetails } from '../news/NewsDetails.tsx'
import { NewsDetailsSkeleton } from '../news/NewsDetailsSkeleton.tsx'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/news/$newsId')({
  loader: ({ context, params, abortController }) =>
    loadNewsItem(params.newsId, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.news, up: '/news' } },
  pendingMs: 300,
  pendingComponent: NewsDetailsSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <NewsDetails data={Route.useLoaderData()} />
}
