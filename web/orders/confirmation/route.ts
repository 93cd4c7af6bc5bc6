import { checkoutTitles } from '../../app/titles.ts'
import { guardPage } from '../../auth/guard.ts'
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx'
import { confirmationSearch, type PlacedSearch, placedSearch } from '../placed/placedSearch.ts'

/** The route options that all confirmation pages share; they are part of the first load of every page. */
const shared = {
  loaderDeps: ({ search: { placed } }: { readonly search: PlacedSearch }) => ({ placed }),
  // The server does not know who is signed in.
  ssr: false,
  beforeLoad: guardPage,
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckoutSkeleton,
} as const

/** The route of a lot or an offer. */
export const confirmationRoute = { ...shared, validateSearch: placedSearch } as const

/** The route of a product, with its quantity in the search. */
export const productRoute = { ...shared, validateSearch: confirmationSearch } as const

/** The title of a confirmation page, and the page above it. */
export const titleBelow = <const Up extends string>(
  up: Up,
  title: keyof typeof checkoutTitles = 'confirmation',
) => ({
  privateTitle: { title: checkoutTitles[title], up },
})
