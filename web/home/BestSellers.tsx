import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Page } from '#shared/base/page.ts'
import type { BestSeller } from '#shared/home/contract.ts'
import { api, type Settled } from '../app/calls/api.ts'
import { baseText } from '../app/texts/messages.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { Select } from '../ui/form/Select.tsx'
import { Pager } from '../ui/lists/Pager.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'
import { BestSellerCard } from './BestSellerCard.tsx'
import type { HomeData } from './loadHome.ts'
import { homeText } from './messages.ts'

type BestSellersProps = Pick<HomeData, 'bestSellers' | 'markets' | 'market'>

/** The best-selling species of a market, paged (specification, section 2, Home sections). */
export function BestSellers({ bestSellers, markets, market }: BestSellersProps) {
  const t = useText(homeText)
  const list = useBestSellers(bestSellers, market)
  const { rows, loading, query } = list
  return (
    <section aria-labelledby="best-sellers" aria-busy={loading} className="content pt-10 md:pt-14">
      <SectionHeading
        id="best-sellers"
        title={t.bestSellers}
        sub={t.bestSellersSub}
        action={
          <div className="flex min-w-0 flex-wrap gap-3 max-md:w-full">
            <Select
              label={t.market}
              value={String(query.market)}
              options={markets.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(value) => list.chooseMarket(value === '' ? '' : Number(value))}
              className="max-md:grow max-md:basis-0 md:max-w-80"
            />
            <Select
              label={t.perPage}
              value={String(query.limit)}
              options={limits.bestSellers.sizes.map((size) => ({ value: String(size), label: String(size) }))}
              onChange={(value) => list.chooseLimit(Number(value))}
            />
          </div>
        }
      />
      {loading && <LoadingNote />}
      {rows ? (
        <div className={classes('transition-opacity', loading && 'opacity-60')}>
          <Rows rows={rows} onAllMarkets={query.market === '' ? undefined : () => list.chooseMarket('')} />
          <Pager page={rows.current_page} lastPage={rows.last_page} onPage={list.choosePage} />
        </div>
      ) : loading ? (
        <BestSellersSkeleton />
      ) : (
        <Card>
          <ErrorState
            title={t.failedBestSellers}
            refusal={bestSellers.refusal}
            headingLevel={3}
            onRetry={list.retry}
          />
        </Card>
      )}
    </section>
  )
}

function Rows({
  rows,
  onAllMarkets,
}: {
  readonly rows: NonNullable<HomeData['bestSellers']['data']>
  readonly onAllMarkets: (() => void) | undefined
}) {
  const t = useText(homeText)
  const base = useText(baseText)
  if (rows.data.length === 0) {
    return (
      <Card>
        <Empty
          scene="fish"
          title={base.empty}
          body={t.noSales}
          headingLevel={3}
          actions={onAllMarkets && <Button onClick={onAllMarkets}>{t.showAllMarkets}</Button>}
        />
      </Card>
    )
  }
  const before = (rows.current_page - 1) * rows.per_page
  return (
    <ul className={grid}>
      {rows.data.map((seller, index) => (
        <li key={seller.id} className="min-w-0">
          <BestSellerCard seller={seller} place={before + index + 1} />
        </li>
      ))}
    </ul>
  )
}

/** Cards on a wide screen, one card with rows on a phone. */
const grid =
  'grid max-md:divide-y max-md:divide-hairline max-md:overflow-hidden max-md:rounded-card max-md:bg-card max-md:shadow-card md:grid-cols-2 md:gap-5 xl:grid-cols-3'

/** The skeleton of the first page. */
export function BestSellersSkeleton() {
  return (
    <div className={grid}>
      {places.map((place) => (
        <div key={place} className="bg-card p-4 md:rounded-card md:shadow-card">
          <div className="flex items-center gap-3">
            <Skeleton className="h-18 w-23 md:h-21 md:w-28" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-7 w-3/4" />
            </div>
          </div>
          <Skeleton className="mt-7 mb-1 h-9 w-full" />
        </div>
      ))}
    </div>
  )
}

const places = Array.from({ length: limits.bestSellers.default }, (_, index) => index)

type BestSellersQuery = {
  /** The selected market; blank means all markets. */
  readonly market: number | ''
  readonly page: number
  readonly limit: number
}

type Shown = {
  /** The shown rows. They stay while other rows load, and after a failure. */
  readonly rows: Page<BestSeller> | null
  readonly loading: boolean
}

/**
 * Pages of a market's best sellers. After a change of the market, loading waits 250 ms (specification, section 9). A
 * failure is only logged, and the old rows stay (section 8).
 */
function useBestSellers(first: Settled<Page<BestSeller>>, market: number | '') {
  const locale = useLocale()
  const [query, setQuery] = useState<BestSellersQuery>({ market, page: 1, limit: limits.bestSellers.default })
  const [shown, setShown] = useState<Shown>({ rows: first.data, loading: false })
  const cancelPending = useRef<() => void>(undefined)
  useEffect(() => () => cancelPending.current?.(), [])

  const load = (next: BestSellersQuery, after: number) => {
    cancelPending.current?.()
    const abort = new AbortController()
    const run = async () => {
      try {
        const { market: market_id, page, limit } = next
        const sent = { query: { market_id, page, limit } }
        const rows = await api('GET main/best_sellers', sent, { locale, signal: abort.signal })
        setShown({ rows, loading: false })
      } catch (error) {
        if (abort.signal.aborted) return
        console.warn('the best sellers could not be loaded', error)
        setShown((current) => ({ ...current, loading: false }))
      }
    }
    setQuery(next)
    setShown((current) => ({ ...current, loading: true }))
    const timer = setTimeout(run, after)
    cancelPending.current = () => {
      clearTimeout(timer)
      abort.abort()
    }
  }

  return {
    ...shown,
    query,
    chooseMarket: (chosen: number | '') =>
      load({ ...query, market: chosen, page: 1 }, limits.bestSellers.marketChangeMs),
    chooseLimit: (limit: number) => load({ ...query, limit, page: 1 }, 0),
    choosePage: (page: number) => load({ ...query, page }, 0),
    retry: () => load(query, 0),
  }
}
