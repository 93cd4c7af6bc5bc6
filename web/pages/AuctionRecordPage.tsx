import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../auctions/loadRecord.ts'
import { RecordSkeleton } from '../auctions/RecordSkeleton.tsx'
import { RecordView } from '../auctions/RecordView.tsx'
import { recordTitle } from '../auctions/recordTitle.ts'
import { pageHead } from '../base/head.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/auctions/$auctionId/record')({
  loader: ({ context, params, abortController }) =>
    loadRecord(params.auctionId, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: recordTitle, up: '/auctions' } },
  pendingMs: 300,
  pendingComponent: RecordSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <RecordView data={Route.useLoaderData()} />
}
