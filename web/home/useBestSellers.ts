import { useEffect, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Page } from '#shared/base/page.ts'
import type { BestSeller } from '#shared/home/contract.ts'
import { api, type Settled } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'

export type BestSellersQuery = {
  /** Blank means all markets. */
  readonly market: number | ''
  readonly page: number
  readonly limit: number
}

type Shown = {
  /** The shown rows; they stay while others load and after a failure. */
  readonly rows: Page<BestSeller> | null
  readonly loading: boolean
}

/**
 * Pages of a market's best sellers. A change of the market loads after 250 ms (specification, section 9); a failure is
 * only logged and the old rows stay (section 8).
 */
export function useBestSellers(first: Settled<Page<BestSeller>>, market: number | '') {
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
