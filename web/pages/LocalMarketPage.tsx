import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { readFilters } from '../products/filters/filters.ts'
import { loadMarketPage } from '../products/market/loadMarket.ts'
import { Market } from '../products/market/Market.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/local-market/')({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: (visit) => loadMarketPage('local', visit),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.localMarket, up: '/home' } },
  component: Page,
})

const root = getRouteApi('__root__')

function Page() {
  const { list, filters } = Route.useLoaderData()
  const { main } = root.useLoaderData()
  return <Market origin="local" list={list} filters={filters} kinds={main.data?.sections.local ?? 0} />
}
