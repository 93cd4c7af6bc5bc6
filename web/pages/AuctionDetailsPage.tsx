import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { AuctionDetailsSkeleton } from '../auctions/details/AuctionDetailsSkeleton.tsx'
import { AuctionDetailsView } from '../auctions/details/AuctionDetailsView.tsx'
import { loadAuction } from '../auctions/details/loadAuction.ts'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/auctions/$auctionId/')({
  loader: ({ context, params, abortController }) =>
    loadAuction(params.auctionId, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.auction, up: '/auctions' } },
  pendingMs: 300,
  pendingComponent: AuctionDetailsSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <AuctionDetailsView data={Route.useLoaderData()} />
}
