import type { Sql } from '#platform/database/db.ts'
import type { AlertPlace } from '#shared/alerts/rules.ts'
import { defaultLocale } from '#shared/base/locale.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { loadPriceList } from './list.ts'

/** Today's published averages of a place, for the alerts of prices. */
export async function loadAverages(
  db: Sql,
  place: AlertPlace,
  now: Date,
): Promise<{ fish: number; place: AlertPlace; origin: 'local' | 'imported'; price: Halalas }[]> {
  const { fish } = await loadPriceList(db, String(place ?? 'all'), {
    locale: defaultLocale,
    now,
  })
  return fish.flatMap(({ id, origin, today: { figure } }) => {
    const price = figure && fromRiyals(figure.average_price)
    return price ? [{ fish: id, place, origin, price }] : []
  })
}
