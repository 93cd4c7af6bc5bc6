import { createFileRoute, Outlet } from '@tanstack/react-router'
import { type Entering, guardFrame } from '../auth/guard.ts'
import { BeharFrame } from '../behar/frame/BeharFrame.tsx'
import { BeharSkeleton } from '../behar/frame/BeharSkeleton.tsx'

/** Around both pages of the behar market, which are for international sellers alone (specification, section 6). */
export const Route = createFileRoute('/international-market/behar-market/_framed')({
  // The server never knows its reader, nor does it ask the integration for anything.
  ssr: false,
  beforeLoad: (entering): Promise<void> => guardFrame(entering as unknown as Entering),
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
