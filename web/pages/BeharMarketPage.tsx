import { createFileRoute, redirect } from '@tanstack/react-router'

/** Its default child is its main page (specification, section 2); the guard stands around that. */
export const Route = createFileRoute('/international-market/behar-market/')({
  beforeLoad: () => {
    throw redirect({ to: '/international-market/behar-market/main', replace: true })
  },
})
