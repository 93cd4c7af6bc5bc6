import type { Database } from '#platform/database/db.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { notify } from '../../notifications/actions.ts'
import { takeEnding } from './store.ts'

/**
 * Notifies the bidders of each auction, and the people who saved it, shortly before its end. Returns the number of auctions
 * with a reminder. Workers may run concurrently.
 */
export async function remindOfEnding(db: Database): Promise<number> {
  for (let reminded = 0; ; ) {
    const taken = await db.transaction(async (tx) => {
      const lots = await takeEnding(tx, soonMs, takenAtOnce)
      for (const { id, name_ar, name_en, lot_grams, price, ends_at, people } of lots) {
        const facts = {
          fish: { ar: name_ar, en: name_en },
          weight: lot_grams,
          time: riyadhTime(ends_at),
          price,
        }
        await notify(
          tx,
          ...people.map((to) => ({
            to,
            kind: 'auction_ending' as const,
            facts,
            about: id,
            by: null,
            event: `ending:${id}`,
          })),
        )
      }
      return lots.length
    })
    reminded += taken
    if (taken < takenAtOnce) return reminded
  }
}

const soonMs = 10 * 60_000
const takenAtOnce = 50
