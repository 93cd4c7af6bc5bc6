import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { storedToken } from '../app/calls/token.ts'
import { pageHead } from '../app/head.ts'
import { useHydrated } from '../app/state/useHydrated.ts'
import { readFilters } from '../products/filters/filters.ts'
import { loadMarketPage } from '../products/market/loadMarket.ts'
import { Market } from '../products/market/Market.tsx'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/international-market/main/')({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: (visit) => loadMarketPage('imported', visit),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.internationalMarket, up: '/home' } },
  component: Page,
})

const root = getRouteApi('__root__')

function Page() {
  const { list, filters } = Route.useLoaderData()
  const { main } = root.useLoaderData()
  // The links to the behar market are loaded only for signed-in users.
  const signedIn = useHydrated() && storedToken() !== null
  return (
    <>
      {signedIn && (
        <div className="content relative h-0 max-md:hidden">
          <div className="absolute inset-e-8 top-12">
            <Suspense fallback={null}>
              <BeharLink place="head" />
            </Suspense>
          </div>
        </div>
      )}
      <Market
        origin="imported"
        list={list}
        filters={filters}
        kinds={main.data?.sections.international ?? 0}
      />
      {signedIn && (
        <Suspense fallback={null}>
          <BeharLink place="dock" />
        </Suspense>
      )}
    </>
  )
}

const BeharLink = lazy(() =>
  import('../behar/BeharLink.tsx').then((module) => ({ default: module.BeharLink })),
)
