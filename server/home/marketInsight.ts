import type { Sql } from '#platform/database/db.ts'
import { type Locale, named } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { insightPeriods } from '#shared/operator/insight/periods.ts'
import { fewestSellers, publishable } from '#shared/prices/rules.ts'
import { loadTrade } from '../operator/insight/insight.ts'
import { listSoldFish } from './store.ts'

const shownFish = 5

/** The public figures about the last 30 days (contract, main/insight). */
export async function loadMarketInsight(
  db: Sql,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
) {
  const { period } = insightPeriods('month', undefined, now)
  const [trade, fish] = await Promise.all([loadTrade(db, period), listSoldFish(db, period.from, period.to)])
  const { orders, quantity, active_buyers, active_sellers } = trade
  return {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    trade:
      active_sellers < fewestSellers
        ? null
        : { orders, quantity, buyers: active_buyers, sellers: active_sellers },
    fish: publishable(fish)
      .slice(0, shownFish)
      .map(({ fish_id, name_ar, name_en, origin, grams, price }) => ({
        id: fish_id,
        name: named({ ar: name_ar, en: name_en }, locale).name,
        origin,
        quantity: toKilograms(grams),
        average_price: toRiyals(price),
      })),
  }
}
