import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { requestTitles } from '../app/titles.ts'
import { loadRequest } from '../requests/details/loadRequest.ts'
import { RequestDetailsView } from '../requests/details/RequestDetailsView.tsx'
import { RequestSkeleton } from '../requests/details/RequestSkeleton.tsx'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/requests/$requestId')({
  loader: ({ context, params, abortController }) =>
    loadRequest(params.requestId, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: requestTitles.one, up: '/requests' } },
  pendingMs: 300,
  pendingComponent: RequestSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <RequestDetailsView data={Route.useLoaderData()} />
}
