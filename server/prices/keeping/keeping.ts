import type { Database, Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { addDays, periodsBetween } from '#shared/prices/periods.ts'
import { countDays, listStale, loadKept, lockKeeping, saveKept } from './store.ts'

/** Keeps the figures of every past day that is not kept or whose orders changed; returns how many days it counted. */
export async function keepPrices(db: Database, now: Date): Promise<number> {
  // A day is counted ten minutes after its end, when every transaction that wrote in its last seconds has ended.
  const yesterday = addDays(riyadhDay(new Date(now.getTime() - graceMs)), -1)
  let counted = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const days = await db.transaction(async (tx) => ((await lockKeeping(tx)) ? keepSome(tx, yesterday) : 0))
    if (days === 0) break
    counted += days
  }
  return counted
}

/**
 * Counts some days: first the stale days, then the days after the kept ones, then the days before the kept ones. Kept days have
 * no gap. Once the first day with trade is kept, all earlier days count as kept. An order that completes on such a day makes
 * the day stale.
 */
async function keepSome(tx: Sql, yesterday: string): Promise<number> {
  const { first, until, first_sold } = await loadKept(tx)
  if (first_sold === null || first_sold > yesterday) return 0
  if (first === null || until === null)
    return extend(tx, { from: addDays(yesterday, 1 - daysAtOnce), to: yesterday }, first_sold)
  const stale = await listStale(tx, { first, until, most: daysAtOnce })
  if (stale.length > 0) {
    await countDays(tx, stale)
    await saveKept(tx, { first, until })
    return stale.length
  }
  if (until < yesterday) {
    const end = addDays(until, daysAtOnce)
    const to = end < yesterday ? end : yesterday
    const days = periodsBetween('day', addDays(until, 1), to)
    await countDays(tx, days)
    await saveKept(tx, { first, until: to })
    return days.length
  }
  if (first > always)
    return extend(tx, { from: addDays(first, -daysAtOnce), to: addDays(first, -1) }, first_sold, until)
  return 0
}

/** Counts the days from `from` to `to`, which are before the kept days. */
async function extend(
  tx: Sql,
  { from, to }: { readonly from: string; readonly to: string },
  firstSold: string,
  until: string = to,
): Promise<number> {
  const days = periodsBetween('day', from, to)
  await countDays(tx, days)
  await saveKept(tx, { first: from <= firstSold ? always : from, until })
  return days.length
}

/** This day is before any trade. */
const always = '1900-01-01'
const graceMs = 600_000
/** Each transaction counts only a few days, so that each statement ends within its deadline. */
const daysAtOnce = 7
const mostRounds = 200
