import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to the account page, which is guarded (specification, section 2). */
export const Route = createFileRoute('/profile/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/account', replace: true })
  },
})
