import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { loadPrices, placeOfSearch, pricesHead } from '../prices/list/loadPrices.ts'
import { Prices } from '../prices/list/Prices.tsx'
import { PricesSkeleton } from '../prices/PricesSkeleton.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/prices/')({
  validateSearch: placeOfSearch,
  loaderDeps: ({ search }) => placeOfSearch(search),
  loader: async ({ context, deps, abortController }) => ({
    prices: await loadPrices(context, deps.place, abortController.signal),
    head: pricesHead(context.locale),
  }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.prices, up: '/home' } },
  pendingMs: 300,
  pendingComponent: PricesSkeleton,
  component: Page,
})

function Page() {
  return <Prices prices={Route.useLoaderData().prices} place={Route.useSearch().place} />
}
