import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import type { Origin } from '#shared/products/contract.ts'
import type { Settled } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { marketTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { cardText } from '../card.ts'
import { type Filters, readFilters } from '../filters/filters.ts'
import { productsText } from '../messages.ts'
import type { MarketData } from './loadMarket.ts'
import { MarketResults } from './MarketResults.tsx'
import { MarketSkeleton } from './MarketSkeleton.tsx'
import { markets } from './markets.ts'

type MarketProps = {
  readonly origin: Origin
  /** A promise at the first visit; a changed filter keeps the old list until its data has arrived. */
  readonly market: Settled<MarketData> | Promise<Settled<MarketData>>
  /** The number of species in stock in this market. */
  readonly kinds: number
  /** The filters of the list on show. */
  readonly filters: Filters
}

/** A market: filters, sort order, products and pages, all in the address (specification, section 2). */
export function Market(props: MarketProps) {
  const card = useText(cardText)
  const title = useText(marketTitles)[props.origin]
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <div className="max-md:hidden">
        <Breadcrumbs crumbs={[{ label: card.home, link: { to: '/home' } }, { label: title }]} />
      </div>
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{title}</h1>
      <Suspense fallback={<MarketSkeleton />}>
        <Goods {...props} />
      </Suspense>
    </div>
  )
}

function Goods({ origin, market, kinds, filters }: MarketProps) {
  const t = useText(productsText)
  const { to, text } = markets[origin]
  const { range } = useText(text)
  const router = useRouter()
  const navigate = useNavigate()
  const busy = useRouterState({ select: (state) => state.isLoading })
  const pending = usePendingFilters(to) ?? filters
  const { data, refusal } = market instanceof Promise ? use(market) : market
  if (refusal) {
    return (
      <ErrorState
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
      <p className="text-quiet max-md:mt-3 max-md:text-dense">{range(kinds, data.choices.markets.length)}</p>
      <MarketResults
        {...data}
        origin={origin}
        filters={filters}
        pending={pending}
        busy={busy}
        onChange={(search) => navigate({ to, search, resetScroll: false })}
      />
    </>
  )
}

/** The filters of the pending navigation: the boxes follow at once, before the list has its answer. */
function usePendingFilters(path: string): Filters | undefined {
  return useRouterState({
    select: ({ location }) => (location.pathname === path ? readFilters(location.search) : undefined),
    structuralSharing: true,
  })
}
