import { statisticsDays } from '#shared/base/limits.ts'
import type { Grain } from '#shared/prices/choices.ts'
import { addDays, periodEnd, periodStart } from '#shared/prices/periods.ts'
import { publishableWithin } from '#shared/prices/rules.ts'
import { addUp, isPublic, type Sum, sized } from './sums.ts'

/** The sum of a period that begins at `start`. */
export type Period = Sum & { readonly start: string }

/** A range of days of a tile or of rows of trade, both ends included. */
interface Span {
  readonly from: string
  readonly to: string
}

/**
 * For each grain, the larger period that contains a period. The published total of the larger period minus its other shown
 * periods must not reveal a hidden period.
 */
const within = { day: 'week', week: 'month', month: 'season', season: 'year', year: 'year' } as const

/** The starts of the periods that may be published. */
export function openPeriods(periods: readonly Period[], grain: Grain): ReadonlySet<string> {
  const figures = periods.map((period) => ({ start: period.start, ...sized(period) }))
  return publishableWithin(figures, (start) => (grain === 'year' ? start : periodStart(within[grain], start)))
}

/** The charts with which the figure of a span is compared: the chart of the same kind of period, and the finer charts. */
const comparedGrains = { day: ['day'], week: ['day', 'week'], month: ['day', 'week', 'month'] } as const
export type SpanGrain = keyof typeof comparedGrains

/**
 * The range of days that {@link isOpenSpan} needs: whole larger periods around the span. `to` may be in the future.
 */
export function daysAround(span: Span, grain: SpanGrain): Span {
  const larger = grain === 'month' ? 'season' : 'month'
  const end = periodEnd(larger, periodStart(larger, span.to))
  return {
    from: periodStart(larger, periodStart('week', span.from)),
    to: periodEnd('week', periodStart('week', end)),
  }
}

/**
 * Whether the figure of a span may be published: it has three sellers, and no chart hides a period with the same sales. `days` are
 * the sums of the days of {@link daysAround}, oldest first.
 */
export function isOpenSpan(days: readonly Period[], span: Span, spanGrain: SpanGrain): boolean {
  const sold = days.filter(({ start }) => start >= span.from && start <= span.to)
  const [first, last] = [sold[0], sold.at(-1)]
  if (!first || !last || !isPublic(addUp(sold))) return false
  return comparedGrains[spanGrain].every((grain) => {
    const start = periodStart(grain, first.start)
    if (start !== periodStart(grain, last.start)) return true
    const periods = Map.groupBy(days, (day) => periodStart(grain, day.start))
    if (periods.get(start)?.length !== sold.length) return true
    const sums = [...periods].flatMap(([from, own]) => {
      const sum = addUp(own)
      return sum ? [{ ...sum, start: from }] : []
    })
    return openPeriods(sums, grain).has(start)
  })
}

/** The number of days that each tile covers. */
export const tileDays = { day: 1, week: 7, month: statisticsDays } as const

const tileSpan = (grain: SpanGrain, today: string): Span => ({
  from: addDays(today, 1 - tileDays[grain]),
  to: today,
})

/** The first of the days that {@link isOpenTile} needs. */
export const tileFrom = (grain: SpanGrain, today: string) => daysAround(tileSpan(grain, today), grain).from

/**
 * Whether the tile of today, of the last 7 or of the last 30 days may be published. Today is hidden too if the last 7 days minus today
 * would be a figure of fewer than three sellers.
 */
export function isOpenTile(days: readonly Period[], grain: SpanGrain, today: string): boolean {
  if (!isOpenSpan(days, tileSpan(grain, today), grain)) return false
  if (grain !== 'day') return true
  const rest = addUp(days.filter(({ start }) => start > addDays(today, -7) && start < today))
  return rest === undefined || isPublic(rest)
}
