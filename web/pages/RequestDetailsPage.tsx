import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../base/head.ts'
import { LaterStyles } from '../base/LaterStyles.tsx'
import { loadRequest } from '../requests/loadRequest.ts'
import { RequestDetailsView } from '../requests/RequestDetailsView.tsx'
import { RequestSkeleton } from '../requests/RequestSkeleton.tsx'
import { requestTitles } from '../requests/requestTitles.ts'
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
  return (
    <>
      <LaterStyles />
      <RequestDetailsView data={Route.useLoaderData()} />
    </>
  )
}
