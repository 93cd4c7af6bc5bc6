import type { SeasonFacts } from '../../products/seasons.ts'

/**
 * Whether two seasons close the same fish in the same region on common days. Editors see such an overlap, because both seasons
 * then apply to a listing. A season without both dates closes nothing; seasons for different gear do not overlap.
 */
export function seasonsOverlap(one: SeasonFacts, other: SeasonFacts): boolean {
  if (one.gear !== other.gear) return false
  const shared = (mine: readonly number[], theirs: readonly number[]) =>
    mine.some((id) => theirs.includes(id))
  if (!shared(one.fish_ids, other.fish_ids) || !shared(one.region_ids, other.region_ids)) return false
  const closed = closedDays(other)
  return closedDays(one).some((isClosed, day) => isClosed && closed[day])
}

/** Whether the season closes the catch, for each day of a leap year, because a leap year has every date. */
function closedDays({ kind, from, to }: SeasonFacts): readonly boolean[] {
  if (from === null || to === null) return []
  return yearDays.map((day) => {
    return isWithin(day, from, to) === (kind === 'closed')
  })
}

/** Whether a day of the year is in a span, both ends included. All are `MM-DD`; a span may include the new year. */
export function isWithin(day: string, from: string, to: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

const yearDays = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10),
)
