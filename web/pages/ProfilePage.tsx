import { createFileRoute, redirect } from '@tanstack/react-router'

/** The profile opens its account (specification, section 2); the guard stands there. */
export const Route = createFileRoute('/profile/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/account', replace: true })
  },
})
