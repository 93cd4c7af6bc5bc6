import { addDays, startOfDay } from '../../base/dates.ts'
import { statisticsDays } from '../../base/limits.ts'

/** The lengths of a period in days. */
export const insightDays = { day: 1, week: 7, month: statisticsDays, year: 365 } as const
export type InsightSpan = keyof typeof insightDays
export const insightSpans = Object.keys(insightDays) as [InsightSpan, ...InsightSpan[]]

/** The dimensions of the trade; `channel` is the sale type, or `hall` for the sales of halls. */
export const insightDimensions = ['fish', 'market', 'origin', 'channel'] as const
export type InsightDimension = (typeof insightDimensions)[number]

export interface Period {
  readonly from: Date
  readonly to: Date
}

/**
 * The period of whole Riyadh days that ends with the day `until`, or now if that day is not over; and the same number of
 * days before it, until the same time of day, so that a day in progress is compared with an equal part of a day.
 */
export function insightPeriods(
  span: InsightSpan,
  until: Date | undefined,
  now: Date,
): { readonly period: Period; readonly earlier: Period } {
  const days = insightDays[span]
  const last = startOfDay(until && until < now ? until : now)
  const end = addDays(last, 1)
  const to = end < now ? end : now
  const from = addDays(last, 1 - days)
  return { period: { from, to }, earlier: { from: addDays(from, -days), to: addDays(to, -days) } }
}

/** The change in percent with one decimal, rounded; null if the earlier value is zero or negative. */
export function percentChange(now: number, before: number): number | null {
  // Adding 0 turns -0 into 0.
  return before <= 0 ? null : Math.round(((now - before) / before) * 1_000) / 10 + 0
}
