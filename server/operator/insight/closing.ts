import type { Database } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { closeDaysOf, findDaysToClose, lockClosing } from './closingStore.ts'

/**
 * Stores the figures of every past day that has no stored figures or whose orders changed; returns how many days were
 * counted.
 */
export async function closeDays(db: Database, now: Date): Promise<number> {
  // A day is closed only when every transaction that wrote in its last seconds has ended.
  const today = riyadhDay(new Date(now.getTime() - graceMs))
  let closed = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const days = await db.transaction(async (tx) => {
      if (!(await lockClosing(tx))) return []
      const found = await findDaysToClose(tx, today, daysAtOnce)
      if (found.length > 0) await closeDaysOf(tx, found)
      return found
    })
    closed += days.length
    if (days.length < daysAtOnce) break
  }
  return closed
}

const graceMs = 600_000
/** Each transaction counts only a few days, so that each statement ends within its deadline. */
const daysAtOnce = 7
const mostRounds = 100
