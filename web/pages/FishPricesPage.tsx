import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { FishPrices } from '../prices/fish/FishPrices.tsx'
import { loadFish } from '../prices/fish/loadFish.ts'
import { PricesSkeleton } from '../prices/PricesSkeleton.tsx'
import { type FishSearch, fishSearch } from '../prices/search.ts'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/prices/$fish/')({
  validateSearch: (search) => search as FishSearch,
  loaderDeps: ({ search: { grain, place, source, channel, size } }) => ({
    grain,
    place,
    source,
    channel,
    size,
  }),
  loader: ({ context, params, deps, abortController }) =>
    loadFish(params.fish, fishSearch(deps), context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.prices, up: '/prices' } },
  pendingMs: 300,
  pendingComponent: PricesSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <FishPrices data={Route.useLoaderData()} search={fishSearch(Route.useLoaderDeps())} />
}
