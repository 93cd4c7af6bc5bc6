import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { skeletonAlive } from '../base/drawnSkeleton.ts'
import { CheckoutSkeleton } from '../orders/CheckoutSkeleton.tsx'
import { checkoutTitles } from '../orders/checkoutTitles.ts'
import { loadOfferConfirmation } from '../orders/loadOffer.ts'
import { OfferConfirmation } from '../orders/OfferConfirmation.tsx'
import { placedSearch } from '../orders/placedSearch.ts'
import { NotFound } from '../shell/NotFound.ts'

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
