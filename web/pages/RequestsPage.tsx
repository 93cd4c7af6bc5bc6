import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../base/head.ts'
import { LaterStyles } from '../base/LaterStyles.tsx'
import { loadRequestsPage } from '../requests/loadRequests.ts'
import { OpenRequests } from '../requests/OpenRequests.tsx'
import { readRequestFilters } from '../requests/requestFilters.ts'
import { requestTitles } from '../requests/requestTitles.ts'

export const Route = createFileRoute('/requests/')({
  validateSearch: readRequestFilters,
  loaderDeps: ({ search }) => readRequestFilters(search),
  loader: (visit) => loadRequestsPage(visit),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: requestTitles.open, up: '/home' } },
  component: Page,
})

function Page() {
  const { requests, filters } = Route.useLoaderData()
  return (
    <>
      <LaterStyles />
      <OpenRequests requests={requests} filters={filters} />
    </>
  )
}
