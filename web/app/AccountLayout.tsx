import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountFrame } from '../account/AccountFrame.tsx'
import { AccountSkeleton } from '../account/AccountSkeleton.tsx'
import { type GuardedEntry, guardLayout } from '../auth/guard.ts'

/**
 * Wraps every page below /profile. A visitor who is not signed in is redirected to sign-in, with a return address
 * (specification, section 5).
 */
export const Route = createFileRoute('/profile/_framed')({
  // The server does not know who is signed in, so it renders the skeleton for everyone.
  ssr: false,
  beforeLoad: (entering): Promise<void> => guardLayout(entering as unknown as GuardedEntry),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: AccountSkeleton,
  component: Layout,
})

function Layout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}
