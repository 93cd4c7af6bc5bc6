import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import type { Settled } from '../base/api.ts'
import { useText } from '../base/text.ts'
import { Breadcrumbs } from '../base/ui/Breadcrumbs.tsx'
import { ErrorFace } from '../base/ui/ErrorFace.tsx'
import { type Filters, readFilters } from './filters.ts'
import type { MarketData } from './loadMarket.ts'
import { MarketResults } from './MarketResults.tsx'
import { MarketSkeleton } from './MarketSkeleton.tsx'
import { productsText } from './messages.ts'

type LocalMarketProps = {
  /** At the first visit still on its way; a changed filter brings finished data and keeps the old until then. */
  readonly market: Settled<MarketData> | Promise<Settled<MarketData>>
  /** Kinds of fish with stock in the local market. */
  readonly kinds: number
  /** What the address on show says. */
  readonly filters: Filters
}

/** The local market: filters, order, products and pages, all kept in the address (specification, section 2). */
export function LocalMarket({ market, kinds, filters }: LocalMarketProps) {
  const t = useText(productsText)
  return (
    <div className="content pt-4 pb-10 md:pb-14">
      <Breadcrumbs crumbs={[{ label: t.home, link: { to: '/home' } }, { label: t.title }]} />
      <h1 className="mt-3 text-h1">{t.title}</h1>
      <Suspense fallback={<MarketSkeleton />}>
        <Market market={market} kinds={kinds} filters={filters} />
      </Suspense>
    </div>
  )
}

function Market({ market, kinds, filters }: LocalMarketProps) {
  const t = useText(productsText)
  const router = useRouter()
  const navigate = useNavigate()
  const busy = useRouterState({ select: (state) => state.isLoading })
  const asked = useAskedFilters() ?? filters
  const { data, refusal } = market instanceof Promise ? use(market) : market
  if (refusal) {
    return (
      <ErrorFace
        title={t.failedMarket}
        body={t.failedMarketCause}
        refusal={refusal}
        busy={busy}
        onRetry={() => router.invalidate()}
      />
    )
  }
  return (
    <>
      <p className="text-quiet">{t.range(kinds, data.choices.markets.length)}</p>
      <MarketResults
        {...data}
        filters={filters}
        asked={asked}
        busy={busy}
        onChange={(search) => navigate({ to: '/local-market', search, resetScroll: false })}
      />
    </>
  )
}

/** What the reader chose last: the boxes follow at once, while the list still waits for its answer. */
function useAskedFilters(): Filters | undefined {
  return useRouterState({
    select: ({ location }) =>
      location.pathname === '/local-market' ? readFilters(location.search) : undefined,
    structuralSharing: true,
  })
}
