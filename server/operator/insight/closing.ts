import type { Database } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { closeDaysOf, findDaysToClose, lockClosing } from './closingStore.ts'

/** Keeps the figures of every past day that is not closed or whose orders changed; returns how many days it counted. */
export async function closeDays(db: Database, now: Date): Promise<number> {
  // A transaction that wrote in the last seconds of a day has ended long before this time.
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
