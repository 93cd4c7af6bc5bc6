import type { Grain } from './choices.ts'

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

/** The number of periods that a chart shows, including the current period. */
export const shownPeriods = { day: 60, week: 53, month: 120, season: 40, year: 10 } as const satisfies Record<
  Grain,
  number
>

/** The first day of the period that contains a day. Weeks begin on Sunday. */
export function periodStart(grain: Grain, day: string): string {
  if (grain === 'week') return addDays(day, -new Date(msOf(day)).getUTCDay())
  const [year = 0, month = 1] = day.split('-').map(Number)
  if (grain === 'day') return day
  if (grain === 'month') return dayOf(year, month)
  if (grain === 'year') return dayOf(year, 1)
  // January and February belong to the season that began in December.
  return dayOf(year, month - (month % 3))
}

/** The first day of the period `count` periods later; earlier for a negative number. */
export function movePeriod(grain: Grain, start: string, count: number): string {
  if (grain === 'day') return addDays(start, count)
  if (grain === 'week') return addDays(start, 7 * count)
  const [year = 0, month = 1] = start.split('-').map(Number)
  return dayOf(year, month + monthsOf[grain] * count)
}

/** The last day of a period. */
export function periodEnd(grain: Grain, start: string): string {
  return addDays(movePeriod(grain, start, 1), -1)
}

/** The first days of all periods from the period that starts at `first` to the one that starts at `last`, both included. */
export function periodsBetween(grain: Grain, first: string, last: string): string[] {
  const starts: string[] = []
  for (let start = first; start <= last; start = movePeriod(grain, start, 1)) starts.push(start)
  return starts
}

/** The season that contains the month of a day. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7))
  return seasons[Math.floor((month % 12) / 3)] as Season
}

/** Adds days to a day that is written as `2026-11-20`. */
export function addDays(day: string, count: number): string {
  return new Date(msOf(day) + count * 86_400_000).toISOString().slice(0, 10)
}

const monthsOf = { month: 1, season: 3, year: 12 } as const

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The first day of a month; months before 1 and after 12 are of other years. */
const dayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
