import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to its default child, the main page, which is guarded (specification, section 2). */
export const Route = createFileRoute('/international-market/behar-market/')({
  beforeLoad: () => {
    throw redirect({ to: '/international-market/behar-market/main', replace: true })
  },
})
