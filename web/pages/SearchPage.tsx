import { createFileRoute } from '@tanstack/react-router'
import { privateMeta } from '../app/head.ts'
import { readSearchFilters } from '../search/results/filters.ts'
import { loadSearchPage } from '../search/results/loadResults.ts'
import { SearchResults } from '../search/results/SearchResults.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readSearchFilters,
  loaderDeps: ({ search }) => readSearchFilters(search),
  loader: (visit) => loadSearchPage(visit),
  // The number of possible searches is unlimited, so search engines index the lists instead.
  head: ({ match, loaderData }) => ({ meta: privateMeta(match.context, loaderData?.title) }),
  staticData: { phoneTitle: { title: shellText.searchResults, up: '/home' } },
  component: Page,
})

function Page() {
  const { list, filters } = Route.useLoaderData()
  return <SearchResults list={list} filters={filters} />
}
