import type { Database } from '#platform/database/db.ts'
import { indexPlaces } from '#shared/prices/choices.ts'
import { addDays, periodStart } from '#shared/prices/periods.ts'
import { computeIndex } from '#shared/prices/priceIndex.ts'
import { clearDueIndex, findDueIndex, insertBasket, listBaskets, listWeekTrade, saveWeeks } from './store.ts'

/** The first day of kept figures once all days are kept (keeping.ts). */
const always = '1900-01-01'

/**
 * Publishes the index of every complete week and revises earlier weeks. Does nothing and returns false unless the kept figures
 * have changed and are complete.
 */
export function publishIndex(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kept = await findDueIndex(tx)
    if (!kept || kept.first > always || kept.stale) return false
    const last = addDays(periodStart('week', addDays(kept.until, 1)), -7)
    for (const place of indexPlaces) {
      const published = await listBaskets(tx, place)
      const trade = await listWeekTrade(tx, place, last)
      const { baskets, weeks } = computeIndex(trade, { baskets: published, last })
      for (const basket of baskets.slice(published.length)) await insertBasket(tx, place, basket)
      await saveWeeks(tx, place, weeks)
    }
    await clearDueIndex(tx)
    return true
  })
}
