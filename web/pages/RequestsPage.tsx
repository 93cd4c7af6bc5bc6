import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { requestTitles } from '../app/titles.ts'
import { readRequestFilters } from '../requests/list/filters.ts'
import { loadRequestsPage } from '../requests/list/loadRequests.ts'
import { OpenRequests } from '../requests/list/OpenRequests.tsx'

export const Route = createFileRoute('/requests/')({
  validateSearch: readRequestFilters,
  loaderDeps: ({ search }) => readRequestFilters(search),
  loader: (visit) => loadRequestsPage(visit),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: requestTitles.open, up: '/home' } },
  component: Page,
})

function Page() {
  const { list, filters } = Route.useLoaderData()
  return <OpenRequests list={list} filters={filters} />
}
