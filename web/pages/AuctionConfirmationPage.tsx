import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { skeletonAlive } from '../base/drawnSkeleton.ts'
import { AuctionConfirmation } from '../orders/AuctionConfirmation.tsx'
import { CheckoutSkeleton } from '../orders/CheckoutSkeleton.tsx'
import { checkoutTitles } from '../orders/checkoutTitles.ts'
import { loadLotConfirmation } from '../orders/loadLot.ts'
import { placedSearch } from '../orders/placedSearch.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/auctions/$auctionId/confirmation')({
  validateSearch: placedSearch,
  loaderDeps: ({ search: { placed } }) => ({ placed }),
  // The server never knows its reader.
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, before: () => skeletonAlive(location.pathname) }),
  loader: ({ context, params, deps, abortController }) =>
    loadLotConfirmation(params.auctionId, deps, context, abortController.signal),
  staticData: { privateTitle: { title: checkoutTitles.lot, up: '/auctions' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckoutSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  const { auctionId } = Route.useParams()
  return <AuctionConfirmation auctionId={Number(auctionId)} data={Route.useLoaderData()} />
}
