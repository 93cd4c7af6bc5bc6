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
 * The larger period that contains a period of each grain. Its published total minus the other shown periods must not reveal a
 * hidden one.
 */
const within = { day: 'week', week: 'month', month: 'season', season: 'year', year: 'year' } as const

/** The starts of the periods that may be published. */
export function openPeriods(periods: readonly Period[], grain: Grain): ReadonlySet<string> {
  const figures = periods.map((period) => ({ start: period.start, ...sized(period) }))
  return publishableWithin(figures, (start) => (grain === 'year' ? start : periodStart(within[grain], start)))
}

/** The charts with which the figure of a span is compared: that of its own kind of period, and the finer ones. */
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

/** The last `count` days with today. */
const lastDays = (count: number, today: string): Span => ({ from: addDays(today, 1 - count), to: today })

/** The first of the days that {@link openTiles} needs. */
export const tilesFrom = (today: string) => daysAround(lastDays(statisticsDays, today), 'month').from

/**
 * Which tiles may be published: today, the last 7 and the last 30 days. A tile is hidden too if a larger one minus this one
 * would be a figure of fewer than three sellers.
 */
export function openTiles(days: readonly Period[], today: string): Readonly<Record<SpanGrain, boolean>> {
  const isOpen = (count: number, grain: SpanGrain) => isOpenSpan(days, lastDays(count, today), grain)
  const reveals = (count: number, larger: number) => {
    const rest = addUp(
      days.filter(({ start }) => start > addDays(today, -larger) && start <= addDays(today, -count)),
    )
    return rest !== undefined && !isPublic(rest)
  }
  const month = isOpen(statisticsDays, 'month')
  return {
    day: isOpen(1, 'day') && !reveals(1, 7),
    week: isOpen(7, 'week') && !(month && reveals(7, statisticsDays)),
    month,
  }
}
