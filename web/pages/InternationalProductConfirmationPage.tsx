import { createFileRoute } from '@tanstack/react-router'
import { checkoutTitles } from '../app/titles.ts'
import { guard } from '../auth/guard.ts'
import { CheckoutSkeleton } from '../orders/checkout/CheckoutSkeleton.tsx'
import { loadConfirmation } from '../orders/checkout/loadCheckout.ts'
import { confirmationSearch } from '../orders/placed/placedSearch.ts'
import { Confirmation } from '../orders/product/Confirmation.tsx'
import { NotFound } from '../shell/NotFound.ts'
import { skeletonAlive } from '../ui/states/Skeleton.tsx'

export const Route = createFileRoute('/international-market/main/$productId/confirmation')({
  validateSearch: confirmationSearch,
  loaderDeps: ({ search: { placed } }) => ({ placed }),
  // The server never knows its reader.
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, before: () => skeletonAlive(location.pathname) }),
  loader: ({ context, params, deps, abortController }) =>
    loadConfirmation(params.productId, deps, context, abortController.signal),
  staticData: { privateTitle: { title: checkoutTitles.confirmation, up: '/international-market/main' } },
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
      shelf="imported"
      data={Route.useLoaderData()}
      quantity={quantity}
    />
  )
}
