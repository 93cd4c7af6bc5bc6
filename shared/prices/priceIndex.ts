import type { Source } from './choices.ts'
import { addDays } from './periods.ts'
import { fewestSellers } from './rules.ts'

/** The trade of one species and source in one week and place. */
export interface WeekTrade {
  /** The first day of the week, a Sunday. */
  readonly week: string
  readonly fish_id: number
  readonly source: Source
  readonly grams: number
  /** The sum of price times weight, in halalas per kilogram times grams. */
  readonly worth: number
  /** The smallest ids of the sellers, at most `countedSellers`. */
  readonly sellers: readonly number[]
}

export interface BasketItem {
  readonly fish_id: number
  readonly source: Source
  /** The weight of the item in 1/10,000. The weights of a basket add up to 10,000. */
  readonly weight: number
  /** The base price in halalas per kilogram: the average of the base weeks. */
  readonly base: number
}

export interface Basket {
  readonly number: number
  /** The last week whose sales determine the basket's weights and base prices. The basket applies to the weeks after it. */
  readonly link_week: string
  readonly items: readonly BasketItem[]
  /** The value of the index at the base prices, in 1/1,000 of a point. */
  readonly link: number
}

export interface IndexWeek {
  readonly week: string
  readonly basket: number
  /** The index in 1/1,000 of a point. */
  readonly value: number
  /** The weight of the items with sales in the week, in 1/10,000. */
  readonly coverage: number
}

/**
 * The number of base weeks. The first basket has base prices of the first weeks of trade, a later basket those of the last
 * weeks of a year.
 */
const baseWeeks = 4
const weightWeeks = 52
/** A basket applies to at least this number of weeks. */
const leastWeeks = 13
const mostItems = 40
const whole = 10_000n
const scale = 1_000_000_000n
const firstLink = 100_000

/**
 * The weekly index of one place: a fixed basket that is chained once a year (docs/prices.md). The published `baskets` stay unchanged; the result
 * contains them and the new ones. `last` is the last complete week.
 */
export function computeIndex(
  trade: readonly WeekTrade[],
  { baskets: published, last }: { readonly baskets: readonly Basket[]; readonly last: string },
): { readonly baskets: readonly Basket[]; readonly weeks: readonly IndexWeek[] } {
  const byWeek = Map.groupBy(trade, ({ week }) => week)
  const baskets = published.length > 0 ? [...published] : firstBasket(byWeek, last)
  let [basket] = baskets
  if (!basket) return { baskets, weeks: [] }
  const weeks: IndexWeek[] = []
  let prices = new Map<string, number>()
  for (let week = addDays(basket.link_week, -7 * (baseWeeks - 1)); week <= last; week = addDays(week, 7)) {
    const before = addDays(week, -7)
    const next: Basket | undefined =
      baskets[basket.number] ?? renewed(basket, byWeek, { before, week, weeks })
    if (next?.link_week === before) {
      if (!baskets.includes(next)) baskets.push(next)
      basket = next
      prices = new Map()
    }
    weeks.push(weekOf(week, basket, byWeek, prices))
  }
  return { baskets, weeks }
}

type ByWeek = ReadonlyMap<string, readonly WeekTrade[]>

/** The first basket: the first four weeks of trade, or later ones until a basket has items. */
function firstBasket(byWeek: ByWeek, last: string): Basket[] {
  const [first] = [...byWeek.keys()].sort()
  if (first === undefined) return []
  for (let link = addDays(first, 7 * (baseWeeks - 1)); link <= last; link = addDays(link, 7)) {
    const made = makeBasket(byWeek, { number: 1, link_week: link, weeks: [] })
    if (made) return [made]
  }
  return []
}

/** Makes a new basket for the first week of a year. */
function renewed(
  { number, link_week }: Basket,
  byWeek: ByWeek,
  {
    before,
    week,
    weeks,
  }: { readonly before: string; readonly week: string; readonly weeks: readonly IndexWeek[] },
): Basket | undefined {
  const due = before.slice(0, 4) !== week.slice(0, 4) && week > addDays(link_week, 7 * leastWeeks)
  return due ? makeBasket(byWeek, { number: number + 1, link_week: before, weeks }) : undefined
}

/**
 * A basket whose weights are the shares of sales in up to 52 weeks. An item needs three sellers, sales in the base weeks, and sales in at least half
 * of the weeks that have any trade. Undefined if no item is left.
 */
export function makeBasket(
  byWeek: ByWeek,
  {
    number,
    link_week,
    weeks,
  }: { readonly number: number; readonly link_week: string; readonly weeks: readonly IndexWeek[] },
): Basket | undefined {
  const from = addDays(link_week, -7 * (weightWeeks - 1))
  const baseFrom = addDays(link_week, -7 * (baseWeeks - 1))
  const counted = [...byWeek].filter(([week]) => week >= from && week <= link_week)
  const items = [
    ...Map.groupBy(
      counted.flatMap(([, rows]) => rows),
      keyOf,
    ).values(),
  ]
    .map((rows) => {
      const base = rows.filter(({ week }) => week >= baseFrom)
      const [{ fish_id, source } = { fish_id: 0, source: 'caught' as Source }] = rows
      return {
        fish_id,
        source,
        worth: sum(rows, ({ worth }) => worth),
        base: averageOf(base),
        weeks: rows.length,
        sellers: new Set(rows.flatMap(({ sellers }) => sellers)).size,
      }
    })
    .filter(
      ({ base, sellers, weeks: sold }) => base > 0 && sellers >= fewestSellers && sold * 2 >= counted.length,
    )
    .sort(
      (one, other) =>
        other.worth - one.worth || one.fish_id - other.fish_id || (one.source < other.source ? -1 : 1),
    )
    .slice(0, mostItems)
  const weights = sharesOf(items.map(({ worth }) => worth))
  const shown = items.flatMap(({ fish_id, source, base }, place) =>
    weights[place] ? [{ fish_id, source, base, weight: weights[place] }] : [],
  )
  if (shown.length === 0) return undefined
  const linked = weeks.filter(({ week }) => week >= baseFrom && week <= link_week)
  const link = linked.length === 0 ? firstLink : Math.floor(sum(linked, ({ value }) => value) / linked.length)
  return { number, link_week, items: shown, link }
}

/** Shares in 1/10,000 that add up to 10,000: the largest remainders are rounded up. */
export function sharesOf(amounts: readonly number[]): number[] {
  const total = amounts.reduce((all, amount) => all + BigInt(amount), 0n)
  if (total === 0n) return amounts.map(() => 0)
  const parts = amounts.map((amount, place) => {
    const exact = BigInt(amount) * whole
    return { place, share: Number(exact / total), rest: exact % total }
  })
  const missing = Number(whole) - sum(parts, ({ share }) => share)
  const up = new Set(
    parts
      .toSorted((one, other) =>
        other.rest > one.rest ? 1 : other.rest < one.rest ? -1 : one.place - other.place,
      )
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return parts.map(({ place, share }) => share + (up.has(place) ? 1 : 0))
}

/**
 * Computes the index of a week. An item without sales has the price of its last week with sales, which `prices` contains;
 * before its first sale, it has its base price.
 */
function weekOf(week: string, basket: Basket, byWeek: ByWeek, prices: Map<string, number>): IndexWeek {
  const sold = new Map((byWeek.get(week) ?? []).map((row) => [keyOf(row), averageOf([row])]))
  let relative = 0n
  let coverage = 0
  for (const item of basket.items) {
    const key = keyOf(item)
    const price = sold.get(key)
    if (price !== undefined) {
      prices.set(key, price)
      coverage += item.weight
    }
    relative += (BigInt(item.weight) * BigInt(prices.get(key) ?? item.base) * scale) / BigInt(item.base)
  }
  const value = Number((BigInt(basket.link) * relative) / (whole * scale))
  return { week, basket: basket.number, value: Math.max(1, value), coverage }
}

/** The average in halalas per kilogram, truncated; 0 without trade. */
function averageOf(rows: readonly WeekTrade[]): number {
  const grams = sum(rows, (row) => row.grams)
  return grams === 0 ? 0 : Number(rows.reduce((all, row) => all + BigInt(row.worth), 0n) / BigInt(grams))
}

const keyOf = ({ fish_id, source }: { readonly fish_id: number; readonly source: Source }) =>
  `${fish_id} ${source}`

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)
