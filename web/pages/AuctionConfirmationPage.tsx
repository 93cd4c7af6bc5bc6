import { createFileRoute } from '@tanstack/react-router'
import { checkoutTitles } from '../app/titles.ts'
import { guard } from '../auth/guard.ts'
import { CheckoutSkeleton } from '../orders/checkout/CheckoutSkeleton.tsx'
import { AuctionConfirmation } from '../orders/lot/AuctionConfirmation.tsx'
import { loadLotConfirmation } from '../orders/lot/loadLot.ts'
import { placedSearch } from '../orders/placed/placedSearch.ts'
import { NotFound } from '../shell/NotFound.ts'
import { skeletonAlive } from '../ui/states/Skeleton.tsx'

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
