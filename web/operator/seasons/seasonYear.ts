import { isWithin } from '#shared/operator/lists/seasonOverlap.ts'
import type { ListedSeason } from '#shared/operator/lists/seasons.ts'

/** A period of the year in months, from 0 to 12: 16 April begins at 3.5, because April has 30 days. */
export type YearSpan = { readonly start: number; readonly end: number }

type Days = Pick<ListedSeason, 'from' | 'to'>

/** The periods of a season, both days included: two if the season crosses the new year, none if a day is missing. */
export function spansOf({ from, to }: Days): YearSpan[] {
  if (from === null || to === null) return []
  const [start, end] = [placeOf(from, 0), placeOf(to, 1)]
  if (from <= to) return [{ start, end }]
  return [
    { start: 0, end },
    { start, end: 12 },
  ]
}

/** The periods in which a season closes the catch; an open season closes the days before and after it. */
export function closedSpans(season: Days & Pick<ListedSeason, 'kind'>): YearSpan[] {
  const spans = spansOf(season)
  if (season.kind === 'closed' || spans.length === 0) return spans
  const ends = [0, ...spans.flatMap(({ start, end }) => [start, end]), 12]
  const gaps = ends.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: ends[at + 1] ?? start }] : []))
  return gaps.filter(({ start, end }) => end > start)
}

/** The effect of a season in its days. A season that restricts gear closes nothing. */
export function effectOf({
  kind,
  gear,
}: Pick<ListedSeason, 'kind' | 'gear'>): 'closed' | 'open' | 'gearOnly' {
  return kind === 'closed' && gear !== null ? 'gearOnly' : kind
}

/** The state of a season on a day (`MM-DD`): its effect in its days. A season without days always has its effect. */
export function stateOf(season: Days & Pick<ListedSeason, 'kind' | 'gear'>, day: string) {
  const { kind, from, to } = season
  if (from === null || to === null || isWithin(day, from, to)) return effectOf(season)
  return kind === 'closed' ? 'idle' : 'later'
}

/** The periods in which both seasons close the catch. */
export function sharedSpans(one: readonly YearSpan[], other: readonly YearSpan[]): YearSpan[] {
  const both = one.flatMap((mine) =>
    other.map((theirs) => ({
      start: Math.max(mine.start, theirs.start),
      end: Math.min(mine.end, theirs.end),
    })),
  )
  return both.filter(({ start, end }) => end > start)
}

/** The position of a day (`MM-DD`) in the year; `after` is 1 for the end of the day. */
export function placeOf(day: string, after: 0 | 1): number {
  const [month = 1, date = 1] = day.split('-').map(Number)
  // A leap year is used, because it has every day.
  const length = new Date(Date.UTC(2024, month, 0)).getUTCDate()
  return month - 1 + (date - 1 + after) / length
}
