import { addDays, startOfDay } from '../base/dates.ts'
import { statisticsDays } from '../base/limits.ts'

/** The spans of the charts: today, 7 days, 30 days, each with today as its last day (Asia/Riyadh). */
export const chartDays = { day: 1, week: 7, month: statisticsDays } as const
export type ChartSpan = keyof typeof chartDays

/** The tab that is open at first (specification, section 9). */
export const defaultSpan: ChartSpan = 'month'

/** When a span of whole days that ends with today began. */
export function spanStart(days: number, now: Date): Date {
  return addDays(startOfDay(now), 1 - days)
}

/** How much a price moved, in percent with one decimal, cut; null where there is nothing to compare. */
export function changeOf(now: number, before: number | null): number | null {
  // Adding 0 makes a plain zero of the minus zero that a very small fall is cut to.
  return before ? Math.trunc(((now - before) * 1000) / before) / 10 + 0 : null
}
