import type { Sql } from '#platform/database/db.ts'
import { defaultLocale } from '#shared/base/locale.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { loadPriceList } from './list.ts'

/** Today's published averages of a market, or of the Kingdom, for the alerts of prices. */
export async function loadAverages(
  db: Sql,
  market: number | null,
  now: Date,
): Promise<{ fish: number; market: number | null; origin: 'local' | 'imported'; price: Halalas }[]> {
  const { fish } = await loadPriceList(db, market === null ? 'all' : String(market), {
    locale: defaultLocale,
    now,
  })
  return fish.flatMap(({ id, origin, today: { figure } }) => {
    const price = figure && fromRiyals(figure.average_price)
    return price ? [{ fish: id, market, origin, price }] : []
  })
}
