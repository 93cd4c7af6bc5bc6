import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { pageHead } from '../app/head.ts'
import { readFilters } from '../products/filters/filters.ts'
import { listOf } from '../products/filters/listPage.ts'
import { loadMarketPage } from '../products/market/loadMarket.ts'
import { Market } from '../products/market/Market.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/local-market/')({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async (visit) => {
    const [market, arriving] = await Promise.all([
      loadMarketPage('local', visit),
      listOf(visit, async (signal) => {
        const { loadArriving } = await import('../landings/arriving/arriving.ts')
        return loadArriving(visit.context, visit.deps, signal)
      }),
    ])
    return { ...market, arriving: arriving.list }
  },
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.localMarket, up: '/home' } },
  component: Page,
})

/** Hydrated after the rest of the page, which is complete without this strip. */
const ArrivingStrip = lazy(() =>
  import('../landings/arriving/ArrivingStrip.tsx').then((module) => ({ default: module.ArrivingStrip })),
)

const root = getRouteApi('__root__')

function Page() {
  const { list, filters, arriving } = Route.useLoaderData()
  const { main } = root.useLoaderData()
  return (
    <Market
      origin="local"
      list={list}
      filters={filters}
      kinds={main.data?.sections.local ?? 0}
      places={main.data?.sections.markets ?? 0}
      arriving={
        <Suspense fallback={null}>
          <ArrivingStrip landings={arriving} />
        </Suspense>
      }
    />
  )
}
