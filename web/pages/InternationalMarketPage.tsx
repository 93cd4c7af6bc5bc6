import { createFileRoute, redirect } from '@tanstack/react-router'
import { readFilters } from '../products/filters/filters.ts'

/** Redirects to its default child, the market (specification, section 2). */
export const Route = createFileRoute('/international-market/')({
  validateSearch: readFilters,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/international-market/main', search, replace: true })
  },
})
