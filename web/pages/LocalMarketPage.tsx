import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { pageHead } from '../base/head.ts'
import { readFilters } from '../products/filters.ts'
import { LocalMarket } from '../products/LocalMarket.tsx'
import { loadMarket } from '../products/loadMarket.ts'
import { marketHead } from '../products/marketHead.ts'

export const Route = createFileRoute('/local-market/')({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context, deps, cause, abortController }) => {
    // The server draws the finished page, and a changed filter keeps the old list until the new one is there;
    // only who comes from another page sees the skeleton at once.
    const drawnLater = typeof document !== 'undefined' && cause !== 'stay'
    const head = marketHead(context.locale)
    if (drawnLater) return { head, filters: deps, market: loadMarket(context, deps) }
    return { head, filters: deps, market: await loadMarket(context, deps, abortController.signal) }
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  component: Page,
})

const root = getRouteApi('__root__')

function Page() {
  const { market, filters } = Route.useLoaderData()
  const { main } = root.useLoaderData()
  return <LocalMarket market={market} filters={filters} kinds={main.data?.sections.local ?? 0} />
}
