import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '../auth/guard.ts'
import { Cart } from '../cart/Cart.tsx'
import { CartSkeleton } from '../cart/CartSkeleton.tsx'
import { CheckoutCart } from '../orders/checkout/CheckoutCart.tsx'
import { loadCheckout } from '../orders/checkout/loadCheckout.ts'
import { Placed } from '../orders/placed/Placed.tsx'
import { placedSearch } from '../orders/placed/placedSearch.ts'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/cart')({
  validateSearch: placedSearch,
  loaderDeps: ({ search: { placed } }) => ({ placed }),
  // The cart is stored in the browser, and the server does not know who is signed in.
  ssr: false,
  beforeLoad: (entering) => guardPage(entering),
  loader: ({ context, deps, abortController }) => loadCheckout(deps, context, abortController.signal),
  staticData: { privateTitle: { title: shellText.cart, up: '/local-market' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CartSkeleton,
  component: Page,
})

function Page() {
  const { placed, form } = Route.useLoaderData()
  if (!placed) return <Cart>{(filled) => <CheckoutCart filled={filled} form={form} />}</Cart>
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Placed placed={placed} />
    </div>
  )
}
