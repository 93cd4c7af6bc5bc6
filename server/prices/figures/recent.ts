import type { MarketPrice, PriceRow } from '#shared/prices/contract.ts'
import { addDays } from '#shared/prices/periods.ts'
import { changeOf, publishable } from '#shared/prices/rules.ts'
import type { Period } from './spans.ts'
import { addUp, averageOf, isPublic, type Sum, shownOf, sized } from './sums.ts'

/** The sums of the last two weeks: `week` is the 7 days up to today, `rest` these days without today, `before` the 7 days before. */
export interface RecentSums {
  readonly today: Sum | undefined
  readonly rest: Sum | undefined
  readonly week: Sum | undefined
  readonly before: Sum | undefined
}

type Bucketed = Sum & { readonly bucket: 'today' | 'week' | 'before' }

export function sumsOf(rows: readonly Bucketed[]): RecentSums {
  const of = (...buckets: readonly string[]) => addUp(rows.filter(({ bucket }) => buckets.includes(bucket)))
  return { today: of('today'), rest: of('week'), week: of('today', 'week'), before: of('before') }
}

/** The recent sums by the id of the market. */
export function marketSums(
  rows: readonly (Bucketed & { readonly market_id: number })[],
): ReadonlyMap<number, RecentSums> {
  const groups = Map.groupBy(rows, ({ market_id }) => market_id)
  return new Map([...groups].map(([id, own]) => [id, sumsOf(own)]))
}

/** Adds up days to the {@link RecentSums}. */
export function recentSums(days: readonly Period[], today: string): RecentSums {
  const between = (first: number, last: number) =>
    addUp(days.filter(({ start }) => start >= addDays(today, -first) && start <= addDays(today, -last)))
  return { today: between(0, 0), rest: between(6, 1), week: between(6, 0), before: between(13, 7) }
}

export type Recent = Pick<PriceRow, 'today' | 'week' | 'week_change'>

/**
 * The figures of one place that may be published: today, the last seven days, and the change from the seven days before. The
 * change is published only if the averages of both weeks may be published.
 */
export function recentFigure(sums: RecentSums, open: { readonly [Tile in 'day' | 'week']: boolean }): Recent {
  const { today, week, before } = sums
  const change = week && open.week && isPublic(before) ? changeOf(averageOf(week), averageOf(before)) : null
  return { today: shownOf(today, open.day), week: shownOf(week, open.week), week_change: change }
}

/** Whether today and the week may both be published, although their difference reveals the sum of the other six days. */
const revealsNobody = ({ rest }: Pick<RecentSums, 'rest'>) => rest === undefined || isPublic(rest)

/**
 * Returns a function that gives the figures of a part of a place by its id. Hides enough parts that no hidden part can be
 * computed from the others.
 */
export function recentOf(parts: readonly ({ readonly id: number } & RecentSums)[]): (id: number) => Recent {
  const open = (of: 'today' | 'week') => {
    const sold = parts.flatMap((part) => {
      const sum = part[of]
      if (!sum) return []
      const { grams, sellers } = sized(sum)
      return [{ id: part.id, grams, sellers: of === 'week' || revealsNobody(part) ? sellers : 0 }]
    })
    return new Set(publishable(sold).map(({ id }) => id))
  }
  const [today, week] = [open('today'), open('week')]
  const byId = new Map(parts.map((part) => [part.id, part]))
  return (id) => {
    const sums = byId.get(id)
    if (!sums) throw new RangeError(`no part has the id ${id}`)
    return recentFigure(sums, { day: today.has(id), week: week.has(id) })
  }
}

/** The market with the lowest average of today; if no average of today is published, of the last 7 days. */
export function cheapestOf(
  markets: readonly { readonly shown: Pick<MarketPrice, 'market' | 'today' | 'week'> }[],
): PriceRow['cheapest'] {
  for (const [period, of] of [
    ['day', 'today'],
    ['week', 'week'],
  ] as const) {
    const priced = markets.flatMap(({ shown }) => {
      const { figure } = shown[of]
      return figure ? [{ market: shown.market, average_price: figure.average_price, period }] : []
    })
    const [cheapest] = priced.toSorted((one, other) => one.average_price - other.average_price)
    if (cheapest) return cheapest
  }
  return null
}
