import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { PricesSkeleton } from '../prices/PricesSkeleton.tsx'
import { type TradesSearch, tradesSearch } from '../prices/search.ts'
import { loadTrades } from '../prices/trades/loadTrades.ts'
import { Trades } from '../prices/trades/Trades.tsx'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/prices/$fish/trades')({
  validateSearch: (search) => search as TradesSearch,
  loaderDeps: ({ search: { from, to, page, place, source, channel, size } }) => ({
    from,
    to,
    page,
    place,
    source,
    channel,
    size,
  }),
  loader: ({ context, params, deps, abortController }) =>
    loadTrades(params.fish, tradesSearch(deps), context, abortController.signal),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.prices, up: '/prices' } },
  pendingMs: 300,
  pendingComponent: PricesSkeleton,
  notFoundComponent: NotFound,
  component: Page,
})

function Page() {
  return (
    <Trades
      code={Route.useParams().fish}
      data={Route.useLoaderData()}
      search={tradesSearch(Route.useLoaderDeps())}
    />
  )
}
