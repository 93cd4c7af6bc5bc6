import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { BeharFrame } from '../behar/BeharFrame.tsx'
import { BeharSkeleton } from '../behar/BeharSkeleton.tsx'
import { beharTitles } from '../behar/titleMessages.ts'
import { skeletonAlive } from './drawnSkeleton.ts'
import { privateHead } from './head.ts'

/** Around both pages of the behar market, which are for international sellers alone (specification, section 6). */
export const Route = createFileRoute('/international-market/behar-market/_framed')({
  // The server never knows its reader, nor does it ask the integration for anything.
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, view: 'beharMarket', before: () => skeletonAlive(location.pathname) }),
  head: ({ match }) => privateHead(match.context, beharTitles.market),
  staticData: { phoneTitle: { title: beharTitles.market, up: '/international-market/main' } },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: BeharSkeleton,
  component: Layout,
})

function Layout() {
  return (
    <BeharFrame>
      <Outlet />
    </BeharFrame>
  )
}
