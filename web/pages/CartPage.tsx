import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { skeletonAlive } from '../base/drawnSkeleton.ts'
import { privateHead } from '../base/head.ts'
import { Cart } from '../cart/Cart.tsx'
import { CartSkeleton } from '../cart/CartSkeleton.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/cart')({
  // The cart is in the reader's browser, and the server never knows its reader.
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, before: () => skeletonAlive(location.pathname) }),
  head: ({ match }) => privateHead(match.context, shellText.cart),
  staticData: { phoneTitle: { title: shellText.cart, up: '/local-market' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CartSkeleton,
  component: Cart,
})
