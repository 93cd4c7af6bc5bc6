import { addDays, startOfDay } from '../base/dates.ts'
import { statisticsDays } from '../base/limits.ts'

/** The periods of the charts in days, each ending today (Asia/Riyadh). */
export const chartDays = { day: 1, week: 7, month: statisticsDays } as const
export type ChartSpan = keyof typeof chartDays

/** The initially selected tab (specification, section 9). */
export const defaultSpan: ChartSpan = 'month'

/** The start of a period of whole days that ends today. */
export function spanStart(days: number, now: Date): Date {
  return addDays(startOfDay(now), 1 - days)
}

/** The fewest sellers of a published figure, so that no figure is that of one seller or known to one competitor. */
export const fewestSellers = 3

/**
 * The figures that may be published. If exactly one is hidden, the smallest other one is hidden too, because one hidden
 * figure would be the total minus the rest.
 */
export function publishable<Figure extends { readonly sellers: number; readonly grams: number }>(
  figures: readonly Figure[],
): Figure[] {
  const shown = figures.filter(({ sellers }) => sellers >= fewestSellers)
  if (figures.length - shown.length !== 1) return shown
  return shown.toSorted((one, other) => other.grams - one.grams).slice(0, -1)
}

/** The change of a price in percent with one decimal, truncated; null if there is nothing to compare. */
export function changeOf(now: number, before: number | null): number | null {
  // A very small fall is truncated to -0; adding 0 turns -0 into 0.
  return before ? Math.trunc(((now - before) * 1000) / before) / 10 + 0 : null
}

/** The sold share of the sold and offered quantities, in whole percent (truncated). */
export function soldShare(available: number, sold: number): number {
  const total = available + sold
  return total > 0 ? Math.trunc((sold * 100) / total) : 0
}
