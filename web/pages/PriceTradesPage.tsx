import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { PricesSkeleton } from '../prices/PricesSkeleton.tsx'
import { loadTrades, tradesSearch } from '../prices/trades/loadTrades.ts'
import { Trades } from '../prices/trades/Trades.tsx'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/prices/$fish/trades')({
  validateSearch: tradesSearch,
  loaderDeps: ({ search }) => tradesSearch(search),
  loader: ({ context, params, deps, abortController }) =>
    loadTrades(params.fish, deps, context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.prices, up: '/prices' } },
  pendingMs: 300,
  pendingComponent: PricesSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return <Trades code={Route.useParams().fish} data={Route.useLoaderData()} search={Route.useLoaderDeps()} />
}
