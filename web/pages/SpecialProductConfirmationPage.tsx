import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { skeletonAlive } from '../base/drawnSkeleton.ts'
import { CheckoutSkeleton } from '../orders/CheckoutSkeleton.tsx'
import { Confirmation } from '../orders/Confirmation.tsx'
import { checkoutTitles } from '../orders/checkoutTitles.ts'
import { loadConfirmation } from '../orders/loadCheckout.ts'
import { confirmationSearch } from '../orders/placedSearch.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/special-products/$productId/confirmation')({
  validateSearch: confirmationSearch,
  loaderDeps: ({ search: { placed } }) => ({ placed }),
  // The server never knows its reader.
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, before: () => skeletonAlive(location.pathname) }),
  loader: ({ context, params, deps, abortController }) =>
    loadConfirmation(params.productId, deps, context, abortController.signal),
  staticData: { privateTitle: { title: checkoutTitles.confirmation, up: '/special-products' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckoutSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  const { productId } = Route.useParams()
  const { quantity } = Route.useSearch()
  return (
    <Confirmation
      productId={Number(productId)}
      shelf="special"
      data={Route.useLoaderData()}
      quantity={quantity}
    />
  )
}
