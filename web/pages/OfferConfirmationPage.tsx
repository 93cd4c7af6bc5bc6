import { createFileRoute } from '@tanstack/react-router'
import { checkoutTitles } from '../app/titles.ts'
import { guard } from '../auth/guard.ts'
import { CheckoutSkeleton } from '../orders/checkout/CheckoutSkeleton.tsx'
import { loadOfferConfirmation } from '../orders/offer/loadOffer.ts'
import { OfferConfirmation } from '../orders/offer/OfferConfirmation.tsx'
import { placedSearch } from '../orders/placed/placedSearch.ts'
import { NotFound } from '../shell/NotFound.ts'
import { skeletonAlive } from '../ui/states/Skeleton.tsx'

export const Route = createFileRoute('/profile/my-requests/$requestId/confirmation')({
  validateSearch: placedSearch,
  loaderDeps: ({ search: { placed } }) => ({ placed }),
  // The server never knows its reader.
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, before: () => skeletonAlive(location.pathname) }),
  loader: ({ context, params, deps, abortController }) =>
    loadOfferConfirmation(params.requestId, deps, context, abortController.signal),
  staticData: { privateTitle: { title: checkoutTitles.confirmation, up: '/profile/my-requests' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckoutSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  const { requestId } = Route.useParams()
  return <OfferConfirmation requestId={Number(requestId)} data={Route.useLoaderData()} />
}
