import { statisticsDays } from '../base/limits.ts'

/** The periods of the charts in days, each ending today (Asia/Riyadh). */
export const chartDays = { day: 1, week: 7, month: statisticsDays } as const
export type ChartSpan = keyof typeof chartDays

/** The initially selected tab (specification, section 9). */
export const defaultSpan: ChartSpan = 'month'

/** The sold share of the sold and offered quantities, in whole percent (truncated). */
export function soldShare(available: number, sold: number): number {
  const total = available + sold
  return total > 0 ? Math.trunc((sold * 100) / total) : 0
}
