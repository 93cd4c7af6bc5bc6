import { origins } from '#shared/products/contract.ts'
import type { Where } from '../../base/where.ts'
import type { Reading, Traits } from './reading.ts'

/**
 * SQL for the goods on sale (active, or in open auctions) that match a reading, as rows of id and fish_id;
 * at most `limit` of each list. Every branch scans a bounded range of an index, from the newest row, so that no text can
 * make a search slow.
 */
export function goodsOf(reading: Reading, where: Where, limit: number): string {
  if (reading.name !== undefined) return byName(reading.name, where, limit)
  const goods = all([...normalOf(reading, where, limit), ...auctionsOf(reading, where, limit)])
  // Goods in a market are usually also in its city, so duplicates are removed.
  return reading.place ? `select distinct id, fish_id from (${goods}) goods` : goods
}

/** SQL with one row for each matching product; the count is exact up to `limit`. */
export function countableOf(reading: Reading, where: Where, limit: number): string {
  if (reading.name !== undefined) return byName(reading.name, where, limit)
  const conditions = reading.words.length + Object.keys(reading.traits).length
  const normal = conditions > 0 ? normalOf(reading, where, limit) : listedOf(reading, where)
  const parts = [...normal, ...auctionsOf(reading, where, limit)]
  const goods = all(parts.map((part) => `select id from (${part}) goods limit ${limit}`))
  return reading.place ? `select distinct id from (${goods}) goods` : goods
}

/** The lists of a reading without further conditions. An index-only scan can count such lists completely. */
function listedOf({ fish, place }: Reading, where: Where): string[] {
  const ofKind = fish ? [`fish_id = ${anyOf(where, fish)}`] : []
  const inPlace = place
    ? [`market_id = ${anyOf(where, place.markets)}`, `city_id = ${anyOf(where, place.cities)}`]
    : ['true']
  return inPlace.map((inside) => {
    const lists = [...ofKind, inside, "sale_type = 'normal' and status = 'active'"]
    return `select id from products where ${lists.join(' and ')}`
  })
}

/** The goods that are sold by the kilogram. */
function normalOf(reading: Reading, where: Where, limit: number): string[] {
  return reading.words.length ? byOwnWord(reading, where, limit) : byList(reading, where, limit)
}

/** Goods from the lists that have an index. */
function byList(reading: Reading, where: Where, limit: number): string[] {
  const { fish, place, traits } = reading
  if (place) return byPlace(reading, place, where, limit)
  const filters = filtersOf(reading, where)
  const kinds = fish && ids(where, fish, 'f')
  const [only, ...others] = Object.keys(traits)
  const common = { filters, limit }
  if (kinds && (others.length > 0 || (only !== 'fish_types' && only !== 'origin'))) {
    return [scan({ ...common, lists: kinds, is: 'fish_id = f.v', range: rangeOf(inIndex, fish.length) })]
  }
  const [side, ofSide] = traits.fish_types
    ? [ids(where, traits.fish_types, 't'), 'fish_type_id = t.v']
    : [texts(where, traits.origin ?? origins, 't'), 'origin = t.v']
  const range = rangeOf(inTable, (traits.fish_types?.length ?? 2) * (fish?.length ?? 1))
  if (!kinds) return [scan({ ...common, lists: side, is: ofSide, range })]
  return [scan({ ...common, lists: `${kinds} cross join ${side}`, is: `fish_id = f.v and ${ofSide}`, range })]
}

/** Goods in the markets, and goods in the cities. */
function byPlace(reading: Reading, { markets, cities }: Place, where: Where, limit: number): string[] {
  const { fish } = reading
  const kinds = fish && ids(where, fish, 's')
  const ofKind = fish ? 'fish_id = s.v and ' : ''
  const inMarkets = ids(where, markets, 'm')
  const inCities = ids(where, cities, 'c')
  const range = rangeOf(fish ? inTable : inIndex, (fish?.length ?? 1) * (markets.length + cities.length))
  const common = { filters: filtersOf(reading, where), limit, range }
  const among = (places: string) => (kinds ? `${kinds} cross join ${places}` : places)
  return [
    scan({ ...common, lists: among(inMarkets), is: `${ofKind}market_id = m.v` }),
    scan({ ...common, lists: among(inCities), is: `${ofKind}city_id = c.v` }),
  ]
}

/** Auctions that have not ended, sorted by their end. */
function auctionsOf(reading: Reading, where: Where, limit: number): string[] {
  const { fish, place } = reading
  const filters = filtersOf(reading, where)
  if (fish) {
    const inPlace = place ? [...filters, placeFilter(place, where)] : filters
    return [auctions({ lists: ids(where, fish, 'f'), is: 'a.fish_id = f.v', filters: inPlace, limit })]
  }
  if (!place) return [auctions({ lists: '(values (true)) every(one)', is: 'true', filters, limit })]
  return [
    auctions({ lists: ids(where, place.markets, 'm'), is: 'a.market_id = m.v', filters, limit }),
    auctions({ lists: ids(where, place.cities, 'c'), is: 'a.city_id = c.v', filters, limit }),
  ]
}

/** Goods whose own name contains a word of each group of the reading, limited to the species of the reading if it has any. */
function byOwnWord(reading: Reading, where: Where, limit: number): string[] {
  const { fish, place } = reading
  const [words = [], ...others] = reading.words
  const lists = `${texts(where, words, 'w')}${fish ? ` cross join ${ids(where, fish, 'f')}` : ''}`
  const filters = [
    "sale_type = 'normal' and status = 'active'",
    ...filtersOf({ ...reading, words: others }, where),
    ...(place ? [placeFilter(place, where)] : []),
  ]
  const range = rangeOf(inTable, words.length * (fish?.length ?? 1))
  // The rows are ordered by species and id, so that an index-only scan of the goods on sale returns them.
  const found = `select p.id, p.fish_id from ${lists} cross join lateral (
      select p.id, p.fish_id from (
        select product_id, fish_id from product_words k where k.word = w.v${fish ? ' and k.fish_id = f.v' : ''}
        order by product_id desc limit ${range}) k
      join products p on p.fish_id = k.fish_id and p.id = k.product_id
      where ${filters.join(' and ')} order by k.product_id desc limit ${limit}) p`
  return [words.length > 1 ? `select distinct id, fish_id from (${found}) found` : found]
}

/** Goods with the whole name in either language. */
function byName(name: string, where: Where, limit: number): string {
  const typed = `${where.put(name)}::text`
  const parts = ['p.folded_ar', 'p.folded_en'].map(
    (column) => `select id, fish_id from (
        select p.id, p.fish_id, p.sale_type from products p
        where ${column} = ${typed} and p.status = 'active' order by p.id desc limit ${inTable}) named
      where sale_type = 'normal' or exists (select from auctions a where a.product_id = id and ${isOpen})
      limit ${limit}`,
  )
  return `select distinct id, fish_id from (${all(parts)}) named`
}

/** The maximum number of rows that a search scans: the first if an index covers all conditions, the second if not. */
const inIndex = 50_000
const inTable = 5_000
/** The maximum number of open auctions of a list that a search checks. */
const mostAuctions = 300

/** The SQL of the auctions `a` that accept bids now. The list of open auctions uses the same condition. */
export const isOpen = 'a.starts_at <= now() and a.ends_at > now() and a.voided_at is null'

type Place = NonNullable<Reading['place']>

interface Scan {
  /** A relation of lists to scan. */
  readonly lists: string
  /** The condition that a product is in such a list. */
  readonly is: string
  readonly filters: readonly string[]
  readonly limit: number
}

/** The newest `limit` rows of each list; with filters, only the newest `range` rows of each list are checked. */
function scan({ lists, is, filters, limit, range }: Scan & { readonly range: number }): string {
  const rows = `from products where ${is} and sale_type = 'normal' and status = 'active' order by id desc`
  const newest = filters.length
    ? `select id, fish_id from (select * ${rows} limit ${range}) scanned
       where ${filters.join(' and ')} order by id desc limit ${limit}`
    : `select id, fish_id ${rows} limit ${limit}`
  return `select p.id, p.fish_id from ${lists} cross join lateral (${newest}) p`
}

function auctions({ lists, is, filters, limit }: Scan): string {
  return `select id, fish_id from ${lists} cross join lateral (
    select p.* from (
      select product_id, ends_at from auctions a where ${is} and ${isOpen} order by ends_at limit ${mostAuctions}) open
    join products p on p.id = open.product_id
    where ${["p.status = 'active'", ...filters].join(' and ')} order by ends_at limit ${limit}) p`
}

function filtersOf({ traits, words }: Pick<Reading, 'traits' | 'words'>, where: Where): string[] {
  const byTrait = Object.entries(traitColumns).flatMap(([trait, [column, type]]) => {
    const values = traits[trait as keyof Traits]
    return values ? [`${column} = ${anyOf(where, values, type)}`] : []
  })
  // A scalar subquery is evaluated per row; a join could scan every product with the word.
  const byWord = words.map(
    (group) => `(select true from product_words k
                 where k.word = ${anyOf(where, group, 'text')} and k.product_id = id limit 1)`,
  )
  return [...byTrait, ...byWord]
}

const traitColumns = {
  origin: ['origin', 'text'],
  farmed: ['farmed', 'bool'],
  country: ['origin_country', 'bpchar'],
  fish_types: ['fish_type_id', 'int'],
  sizes: ['size_id', 'int'],
  qualities: ['quality_id', 'int'],
} as const satisfies Record<keyof Traits, readonly [column: string, type: string]>

function placeFilter({ markets, cities }: Place, where: Where): string {
  return `(market_id = ${anyOf(where, markets)} or city_id = ${anyOf(where, cities)})`
}

/**
 * Values as rows, passed as JSON. The length of a JSON text does not affect PostgreSQL's estimates. With SQL arrays,
 * PostgreSQL would plan each search again, which takes longer than the search.
 */
function ids(where: Where, values: readonly number[], name: string): string {
  return `(${rowsOf(where, values, 'int')}) ${name}`
}

function texts(where: Where, values: readonly string[], name: string): string {
  return `(${rowsOf(where, values, 'text')}) ${name}`
}

function anyOf(where: Where, values: readonly unknown[], type = 'int'): string {
  return `any(array(${rowsOf(where, values, type)}))`
}

function rowsOf(where: Where, values: readonly unknown[], type: string): string {
  return `select one::${type} as v from jsonb_array_elements_text(${where.put(JSON.stringify(values))}::jsonb) listed(one)`
}

function all(parts: readonly string[]): string {
  return parts.map((part) => `(${part})`).join(' union all ')
}

/**
 * The number of rows to scan for each list. All lists together scan at most `most` rows, unless there are more than 100
 * lists. The number is rounded down to one of four sizes, to limit the number of prepared statements.
 */
function rangeOf(most: number, lists: number): number {
  const sizes = [most, most / 4, most / 20, most / 100]
  return sizes.find((size) => size * lists <= most) ?? most / 100
}
