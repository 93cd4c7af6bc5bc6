import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { loadPrices, pricesHead } from '../prices/list/loadPrices.ts'
import { Prices } from '../prices/list/Prices.tsx'
import { PricesSkeleton } from '../prices/PricesSkeleton.tsx'
import { type PriceListSearch, placeOfSearch, priceListSearch } from '../prices/search.ts'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/prices/')({
  // The loader and the page parse the search. Parsing it here would add the parser to the first load of every page.
  validateSearch: (search) => search as PriceListSearch,
  // The searched name (`s`) is left out, because the page filters the loaded list by it.
  loaderDeps: ({ search: { place } }) => ({ place }),
  loader: async ({ context, deps, abortController }) => ({
    prices: await loadPrices(context, placeOfSearch(deps).place, abortController.signal),
    head: pricesHead(context.locale),
  }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.prices, up: '/home' } },
  pendingMs: 300,
  pendingComponent: PricesSkeleton,
  component: Page,
})

function Page() {
  return <Prices prices={Route.useLoaderData().prices} search={priceListSearch(Route.useSearch())} />
}
