import type { Sql } from '#platform/database/db.ts'
import { addDays as addTime, dayStart } from '#shared/base/dates.ts'
import type { Grain } from '#shared/prices/choices.ts'
import { addDays, periodStart, periodsBetween } from '#shared/prices/periods.ts'
import { type KeptDays, type KeptGrain, loadKeptDays, type Sources } from './store.ts'

interface Range {
  readonly grain: Grain
  readonly from: string
  readonly to: string
}

/** Divides the days from `from` to `to` into kept periods and days that are counted from the orders. `to` is at most today. */
export async function sourcesOfDays(db: Sql, range: Range, now: Date): Promise<Sources> {
  return divide(await loadKeptDays(db), range, now)
}

/** Works like {@link sourcesOfDays}, for kept days that are already loaded. */
export function divide(days: KeptDays | undefined, { grain, from, to }: Range, now: Date): Sources {
  const kept: KeptGrain = grain === 'season' || grain === 'year' ? 'month' : grain
  const live = liveDays(days, from, to)
  const times = joined(live, now)
  return {
    kept,
    first: periodStart(kept, from),
    last: periodStart(kept, to),
    broken: [...new Set(live.map((day) => periodStart(kept, day)))],
    live,
    since: times.map(({ since }) => since),
    until: times.map(({ until }) => until),
  }
}

/** The days of a range that are counted from the orders, because they are not kept or their kept figures are stale. */
export function liveDays(days: KeptDays | undefined, from: string, to: string): string[] {
  if (!days) return periodsBetween('day', from, to)
  const { first, until, stale } = days
  const before = from < first ? periodsBetween('day', from, to < first ? to : addDays(first, -1)) : []
  const after = to > until ? periodsBetween('day', from > until ? from : addDays(until, 1), to) : []
  const between = stale.filter((day) => day >= from && day <= to && day >= first && day <= until)
  return [...new Set([...before, ...between, ...after])].sort()
}

/** Merges consecutive days into spans, so that long ranges need one index scan. A span that includes today ends now. */
function joined(days: readonly string[], now: Date): { readonly since: Date; readonly until: Date }[] {
  const times: { since: Date; until: Date }[] = []
  for (const day of days) {
    const since = dayStart(day)
    if (!since) throw new RangeError(`not a day: ${day}`)
    const end = addTime(since, 1)
    const until = end < now ? end : now
    const last = times.at(-1)
    if (last?.until.getTime() === since.getTime()) last.until = until
    else times.push({ since, until })
  }
  return times
}
