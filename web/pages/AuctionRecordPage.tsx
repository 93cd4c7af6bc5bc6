import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { recordTitle } from '../app/titles.ts'
import { loadRecord } from '../auctions/record/loadRecord.ts'
import { RecordSkeleton } from '../auctions/record/RecordSkeleton.tsx'
import { RecordView } from '../auctions/record/RecordView.tsx'
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
