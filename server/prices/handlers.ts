import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { listOwnPrices, listPrices, listTrades, showIndex, showPrices } from '#shared/prices/contract.ts'
import { loadPriceList } from './figures/list.ts'
import { loadPricesOf, type PriceChoice } from './figures/prices.ts'
import { loadTrades } from './figures/trades.ts'
import { loadIndex, loadLatestIndex } from './index/present.ts'
import { loadOwnPrices } from './selling/own.ts'

/** The calls about published prices, their rows of trade, the index, and a seller's own sales. */
export const priceHandlers = (db: Database) => [
  handle(listPrices, async ({ query: { place = 'all' } }, { locale, now }) => {
    const [list, index] = await Promise.all([loadPriceList(db, place, { locale, now }), loadLatestIndex(db)])
    return { as_of: now.toISOString(), today: riyadhDay(now), ...list, index }
  }),

  handle(showPrices, ({ params, query: { grain = 'week', ...query } }, { locale, now }) =>
    loadPricesOf(db, params.code, { grain, ...choiceOf(query) }, { locale, now }),
  ),

  handle(listTrades, ({ params, query: { from, to, page, limit, ...query } }, { locale, now }) =>
    loadTrades(db, params.code, { from, to, paging: { page, limit }, ...choiceOf(query) }, { locale, now }),
  ),

  handle(showIndex, ({ query: { place = 'all' } }, { locale }) => loadIndex(db, place, locale)),

  handle(listOwnPrices, ({ query }, { caller, locale, now }) =>
    loadOwnPrices(db, caller.id, query.fish_id ?? null, { locale, now }),
  ),
]

const choiceOf = ({
  place = 'all',
  source,
  channel = null,
  size = null,
}: {
  readonly [Name in keyof PriceChoice]?: PriceChoice[Name] | undefined
}): PriceChoice => ({ place, source, channel, size })
