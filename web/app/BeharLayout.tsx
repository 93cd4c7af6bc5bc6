import { createFileRoute, Outlet } from '@tanstack/react-router'
import { type GuardedEntry, guardLayout } from '../auth/guard.ts'
import { BeharFrame } from '../behar/frame/BeharFrame.tsx'
import { BeharSkeleton } from '../behar/frame/BeharSkeleton.tsx'

/** Wraps both pages of the behar market, which only international sellers may open (specification, section 6). */
export const Route = createFileRoute('/international-market/behar-market/_framed')({
  // The server does not know who is signed in, and does not call the integration.
  ssr: false,
  beforeLoad: (entering): Promise<void> => guardLayout(entering as unknown as GuardedEntry),
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
