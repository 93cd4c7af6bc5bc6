import type { SeasonFacts } from '../../products/seasons.ts'

/**
 * Whether two seasons close the same fish in the same region on some of the same days: said to whoever writes them, since
 * the goods of a seller are then held against both. What has not both days closes none; a gear counts for itself alone.
 */
export function seasonsOverlap(one: SeasonFacts, other: SeasonFacts): boolean {
  if (one.gear !== other.gear) return false
  const shared = (mine: readonly number[], theirs: readonly number[]) =>
    mine.some((id) => theirs.includes(id))
  if (!shared(one.fish_ids, other.fish_ids) || !shared(one.region_ids, other.region_ids)) return false
  const closed = closedDays(other)
  return closedDays(one).some((isClosed, day) => isClosed && closed[day])
}

/** By the days of a leap year, which has them all. */
function closedDays({ kind, from, to }: SeasonFacts): readonly boolean[] {
  if (from === null || to === null) return []
  return yearDays.map((day) => {
    const within = from <= to ? day >= from && day <= to : day >= from || day <= to
    return within === (kind === 'closed')
  })
}

const yearDays = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(5, 10),
)
