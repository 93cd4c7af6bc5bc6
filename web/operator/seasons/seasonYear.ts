import type { ListedSeason } from '#shared/operator/lists/seasons.ts'

/** A span of the year in months, 0 to 12: 16 April, of 30 days, begins at 3.5. */
export type YearSpan = { readonly start: number; readonly end: number }

type Days = Pick<ListedSeason, 'from' | 'to'>

/** The spans of a season, both days included; two where it crosses the new year, none without both days. */
export function spansOf({ from, to }: Days): YearSpan[] {
  if (from === null || to === null) return []
  const [start, end] = [placeOf(from, 0), placeOf(to, 1)]
  if (from <= to) return [{ start, end }]
  return [
    { start: 0, end },
    { start, end: 12 },
  ]
}

/** The spans that a season closes; an open season closes the days around it. */
export function closedSpans(season: Days & Pick<ListedSeason, 'kind'>): YearSpan[] {
  const spans = spansOf(season)
  if (season.kind === 'closed' || spans.length === 0) return spans
  const ends = [0, ...spans.flatMap(({ start, end }) => [start, end]), 12]
  const gaps = ends.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: ends[at + 1] ?? start }] : []))
  return gaps.filter(({ start, end }) => end > start)
}

/** The spans that both seasons close. */
export function sharedSpans(one: readonly YearSpan[], other: readonly YearSpan[]): YearSpan[] {
  const both = one.flatMap((mine) =>
    other.map((theirs) => ({
      start: Math.max(mine.start, theirs.start),
      end: Math.min(mine.end, theirs.end),
    })),
  )
  return both.filter(({ start, end }) => end > start)
}

/** The position of a day (`MM-DD`) in the year; `after` 1 for its end. */
export function placeOf(day: string, after: 0 | 1): number {
  const [month = 1, date = 1] = day.split('-').map(Number)
  // A leap year, because it has every day.
  const length = new Date(Date.UTC(2024, month, 0)).getUTCDate()
  return month - 1 + (date - 1 + after) / length
}
