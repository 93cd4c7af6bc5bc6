import type { Halalas } from '#shared/base/money.ts'
import type { RequestSort } from '#shared/requests/sorts.ts'
import type { Where } from '../../base/where.ts'
import { titlesOf } from './titlesStore.ts'
import { type Style, type Value, writerOf } from './values.ts'

const columns = { fish: 'r.fish_id', city: 'r.city_id', size: 'r.size_id', quality: 'r.quality_id' } as const
type Facet = keyof typeof columns

/** The chosen ids by list; a missing list does not restrict. */
export type Facets = { readonly [F in Facet]?: readonly number[] | undefined }

/** The conditions of open requests. */
export interface Fitting {
  /** Requests must match one of these alternatives. */
  readonly alternatives: readonly Facets[]
  /** Also includes requests that match `facets` and whose title contains all `words` (folded). The last word is a prefix. */
  readonly titled?: { readonly words: readonly string[]; readonly facets: Facets } | undefined
  /** The asker's price per kilogram. */
  readonly price: { readonly least?: Halalas | undefined; readonly most?: Halalas | undefined }
  readonly now: Date
}

/** An index scan for one alternative. */
export interface Scan {
  /** Lists of values, with one scan for each value. No request is in two scans. */
  readonly lists: readonly string[]
  /** SQL after `from`: the requests (`r`) that have one value of each of `lists`. */
  readonly rows: string
  /** The column of the id, the last column of the scan's order. */
  readonly id: 'r.id' | 't.id'
  /** The leading columns of the intended index. */
  readonly led: readonly string[]
  /** Whether the scan needs an order so that PostgreSQL selects the intended index. */
  readonly sorted: boolean
  /** Conditions that exclude the rows of earlier scans. Call it once per statement. */
  alone(): readonly string[]
}

export interface ScanPlan {
  readonly scans: readonly Scan[]
  /** The tables of the with clause. */
  readonly before: readonly string[]
}

interface Manner {
  readonly style: Style
  readonly sort: RequestSort
  /** With `met`, the statement must not use the index of prices. */
  readonly price?: 'met'
}

/** The scans that return requests in an order. */
export function scansOf(query: Fitting, where: Where, { style, sort, price }: Manner): ScanPlan {
  const value = writerOf(where, style)
  const shown = openOf(query, price === 'met' ? 'r.price_halalas + 0' : 'r.price_halalas', value)
  const alone = (at: number) => () =>
    query.alternatives
      .slice(0, at)
      .map((alternative) => `(${['true', ...fitsOf(alternative, value)].join(' and ')}) is not true`)
  const scans = query.alternatives.map((facets, at): Scan => {
    const drivers = style === 'generic' ? driversOf(facets, sort) : []
    const led = drivers.map((facet) => ledBy(facet, facets[facet] ?? [], isKind(drivers), where))
    const rest = Object.fromEntries(
      Object.entries(facets).filter(([facet]) => !drivers.includes(facet as Facet)),
    )
    const is = [...shown, ...led.map((one) => one.is), ...fitsOf(rest, value)]
    return {
      lists: led.flatMap(({ list }) => list),
      rows: `requests r where ${is.join(' and ')}`,
      id: 'r.id',
      led: led.flatMap(({ order }) => order),
      sorted: style === 'generic' && (isKind(drivers) || (drivers.length === 0 && !isPriced(query))),
      alone: alone(at),
    }
  })
  if (!query.titled) return { scans, before: [] }
  const titles = titlesOf(query.titled.words, value)
  const is = [...shown, ...fitsOf(query.titled.facets, value), 'r.id = t.id'].join(' and ')
  const titled: Scan = {
    lists: titles.lists,
    // The lateral query looks up each request only when the scan reaches it.
    rows: `${titles.table} cross join lateral (select * from requests r where ${is} limit 1) r where ${titles.is.join(' and ')}`,
    id: 't.id',
    led: [],
    sorted: false,
    alone: alone(query.alternatives.length),
  }
  return { scans: [...scans, titled], before: titles.before }
}

/** Whether there is a price filter. */
export const isPriced = ({ price: { least, most } }: Fitting) => least !== undefined || most !== undefined

function openOf({ now, price: { least, most } }: Fitting, price: string, value: Value): string[] {
  return [
    `r.status = 'open' and r.closes_at > ${value(now, 'timestamptz')}`,
    ...(least === undefined ? [] : [`${price} >= ${value(least, 'bigint')}`]),
    ...(most === undefined ? [] : [`${price} <= ${value(most, 'bigint')}`]),
  ]
}

function fitsOf(facets: Facets, value: Value): string[] {
  return facetNames.flatMap((facet) => {
    const ids = facets[facet]
    if (!ids) return []
    const [only, ...others] = ids
    return others.length === 0
      ? `${columns[facet]} = ${value(only, 'bigint')}`
      : `${columns[facet]} = any(${value(ids, 'bigint[]')})`
  })
}

const facetNames = Object.keys(columns) as Facet[]

/** The facets that select an index. The other facets are checked during the scan, from the index. */
function driversOf(facets: Facets, sort: RequestSort): readonly Facet[] {
  const indexes = sort === 'newest' ? newestBy : sort === 'needed' ? neededBy : []
  const scansBy = (drivers: readonly Facet[]) =>
    drivers.reduce((scans, facet) => scans * (facets[facet]?.length ?? Number.POSITIVE_INFINITY), 1)
  return indexes.find((drivers) => scansBy(drivers) <= mostScans) ?? []
}

const newestBy: readonly (readonly Facet[])[] = [
  ['fish', 'city', 'size', 'quality'],
  ['fish', 'size', 'quality'],
  ['fish', 'city'],
  ['fish'],
  ['city'],
  ['size', 'quality'],
  ['size'],
  ['quality'],
]
const neededBy: readonly (readonly Facet[])[] = [['fish']]
const mostScans = 100

/** Whether the scan uses the indexes for one species, which store 0 for missing values. */
function isKind(drivers: readonly Facet[]): boolean {
  return drivers.length > 2
}

/**
 * The condition of a facet that selects the index. Several ids are joined as a list, which makes one index scan per id; they are
 * passed as JSON, so that PostgreSQL's estimates do not depend on them.
 */
function ledBy(facet: Facet, ids: readonly number[], isKind: boolean, where: Where) {
  const [only, ...others] = ids
  const id = others.length === 0 ? writerOf(where, 'generic')(only, 'bigint') : `${facet}.v`
  const listed = () =>
    `(select one::bigint as v from jsonb_array_elements_text(${where.put(JSON.stringify(ids))}::jsonb) listed(one)) ${facet}`
  const list = others.length === 0 ? [] : [listed()]
  if (!isKind || facet === 'fish') return { list, is: `${columns[facet]} = ${id}`, order: [] }
  // The condition on offers_count and the range that contains only one value prevent PostgreSQL from using the other indexes.
  const column = facet === 'city' ? columns.city : `coalesce(${columns[facet]}, 0)`
  return { list, is: `${column} between ${id} and ${id} and r.offers_count >= 0`, order: [column] }
}
