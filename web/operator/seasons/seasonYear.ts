import type { ListedSeason } from '#shared/operator/lists/seasons.ts'

/** A part of the year in months from its beginning, 0 to 12: day 16 of April of 30 begins at 3.5. */
export type YearSpan = { readonly start: number; readonly end: number }

type Days = Pick<ListedSeason, 'from' | 'to'>

/** The days from one to the other, both with them; two parts where the year ends between them, none without both days. */
export function spansOf({ from, to }: Days): YearSpan[] {
  if (from === null || to === null) return []
  const [start, end] = [placeOf(from, 0), placeOf(to, 1)]
  if (from <= to) return [{ start, end }]
  return [
    { start: 0, end },
    { start, end: 12 },
  ]
}

/** What of the year is closed by a season: of an open one the days around it. */
export function closedSpans(season: Days & Pick<ListedSeason, 'kind'>): YearSpan[] {
  const spans = spansOf(season)
  if (season.kind === 'closed' || spans.length === 0) return spans
  const ends = [0, ...spans.flatMap(({ start, end }) => [start, end]), 12]
  const gaps = ends.flatMap((start, at) => (at % 2 === 0 ? [{ start, end: ends[at + 1] ?? start }] : []))
  return gaps.filter(({ start, end }) => end > start)
}

/** What two seasons close both. */
export function sharedSpans(one: readonly YearSpan[], other: readonly YearSpan[]): YearSpan[] {
  const both = one.flatMap((mine) =>
    other.map((theirs) => ({
      start: Math.max(mine.start, theirs.start),
      end: Math.min(mine.end, theirs.end),
    })),
  )
  return both.filter(({ start, end }) => end > start)
}

/** Where a day stands in the year, `MM-DD`; `after` 1 for its end. */
export function placeOf(day: string, after: 0 | 1): number {
  const [month = 1, date = 1] = day.split('-').map(Number)
  // A leap year has every day.
  const length = new Date(Date.UTC(2024, month, 0)).getUTCDate()
  return month - 1 + (date - 1 + after) / length
}
