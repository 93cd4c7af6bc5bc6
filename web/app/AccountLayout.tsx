import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountFrame } from '../account/AccountFrame.tsx'
import { AccountSkeleton } from '../account/AccountSkeleton.tsx'
import { type Entering, guardFrame } from '../auth/guard.ts'

/** Around every page below /profile: who is not signed in goes to sign-in with the way back (specification, section 5). */
export const Route = createFileRoute('/profile/_framed')({
  // The server never knows its reader: it draws the frame's skeleton, the same for everyone.
  ssr: false,
  beforeLoad: (entering): Promise<void> => guardFrame(entering as unknown as Entering),
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
