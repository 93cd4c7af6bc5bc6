import { createFileRoute } from '@tanstack/react-router'
import { checkoutTitles } from '../app/titles.ts'
import { guardPage } from '../auth/guard.ts'
import { CheckoutSkeleton } from '../orders/checkout/CheckoutSkeleton.tsx'
import { Confirmation } from '../orders/confirmation/Confirmation.tsx'
import { loadConfirmation } from '../orders/confirmation/loadConfirmation.ts'
import { confirmationSearch } from '../orders/placed/placedSearch.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/special-products/$productId/confirmation')({
  validateSearch: confirmationSearch,
  loaderDeps: ({ search: { placed } }) => ({ placed }),
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: (entering) => guardPage(entering),
  loader: ({ context, params, deps, abortController }) =>
    loadConfirmation('product', params.productId, deps, context, abortController.signal),
  staticData: { privateTitle: { title: checkoutTitles.confirmation, up: '/special-products' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckoutSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  const id = Number(Route.useParams().productId)
  const { quantity } = Route.useSearch()
  return (
    <Confirmation source={{ kind: 'product', id, shelf: 'special', quantity }} data={Route.useLoaderData()} />
  )
}
