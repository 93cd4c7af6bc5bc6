import { createFileRoute, redirect } from '@tanstack/react-router'
import { readRedirect } from '../auth/redirect.ts'

/** Redirects to its default child, sign-in (specification, section 2). */
export const Route = createFileRoute('/auth/')({
  validateSearch: readRedirect,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/sign-in', search, replace: true })
  },
})
