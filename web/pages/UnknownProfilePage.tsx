import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects unknown paths below /profile to / for everyone (specification, section 2). */
export const Route = createFileRoute('/profile/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
