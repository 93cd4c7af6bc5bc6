import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { FishPrices } from '../prices/fish/FishPrices.tsx'
import { fishSearch, loadFish } from '../prices/fish/loadFish.ts'
import { PricesSkeleton } from '../prices/PricesSkeleton.tsx'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/prices/$fish/')({
  validateSearch: fishSearch,
  loaderDeps: ({ search }) => fishSearch(search),
  loader: ({ context, params, deps, abortController }) =>
    loadFish(params.fish, deps, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.prices, up: '/prices' } },
  pendingMs: 300,
  pendingComponent: PricesSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <FishPrices data={Route.useLoaderData()} search={Route.useLoaderDeps()} />
}
