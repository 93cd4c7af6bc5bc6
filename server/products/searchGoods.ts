import { origins } from '#shared/products/contract.ts'
import type { Where } from '../base/where.ts'
import type { Reading, Traits } from './searchReading.ts'

/**
 * Goods on sale (active ones, auctions that have not ended) that a reading means, as rows of id and fish_id: `limit`
 * of each list that is walked. Every way in walks an index from the newest on, a bounded stretch of it: nothing that
 * is typed can make a search long.
 */
export function goodsOf(reading: Reading, where: Where, limit: number): string {
  if (reading.words.length) return byOwnWord(reading, where, limit)
  return all([...waysIn(reading, where, limit), ...auctionsOf(reading, where, limit)])
}

/** The same goods for counting them, where nothing is asked but being on a list: indexes answer alone. */
export function countableOf(reading: Reading, where: Where, limit: number): string {
  const { fish, place } = reading
  const lists = [
    ...(fish ? [`fish_id = any(${where.put(fish)}::int[])`] : []),
    "sale_type = 'normal' and status = 'active'",
  ].join(' and ')
  const inPlace = place && [
    `market_id = any(${where.put(place.markets)}::int[])${fish ? '' : " and origin = any(array['local', 'imported'])"}`,
    `city_id = any(${where.put(place.cities)}::int[]) and market_id <> all(${where.put(place.markets)}::int[])`,
  ]
  const normal = (inPlace ?? ['true']).map(
    (inside) => `select id, fish_id from products where ${lists} and ${inside}`,
  )
  return all([...normal, ...auctionsOf(reading, where, limit)])
}

/** Whether more is asked of the goods than being on a list. */
export function isFiltered({ words, traits }: Reading): boolean {
  return words.length > 0 || Object.keys(traits).length > 0
}

/** What is for normal sale. */
function waysIn(reading: Reading, where: Where, limit: number): string[] {
  const { fish, place, traits } = reading
  const filters = filtersOf(reading, where)
  if (place) return byPlace(reading, place, where, { filters, limit })
  const lists = (traits.fish_types?.length ?? 2) * (fish?.length ?? 1)
  const asked = { filters, limit, stretch: stretchOf(lists) }
  const kinds = fish && ids(where, fish, 'f')
  if (kinds && !traits.fish_types && !traits.origin)
    return [walk({ ...asked, lists: kinds, is: 'fish_id = f.v' })]
  const [side, ofSide] = traits.fish_types
    ? [ids(where, traits.fish_types, 't'), 'fish_type_id = t.v']
    : [texts(where, traits.origin ?? origins, 't'), 'origin = t.v']
  if (!kinds) return [walk({ ...asked, lists: side, is: ofSide })]
  return [walk({ ...asked, lists: `${kinds} cross join ${side}`, is: `fish_id = f.v and ${ofSide}` })]
}

/** In the markets, and what is offered in the cities without standing in one of the markets. */
function byPlace(
  { fish, traits }: Reading,
  { markets, cities }: Place,
  where: Where,
  asked: Pick<Walk, 'filters' | 'limit'>,
): string[] {
  const [side, ofSide] = fish
    ? [ids(where, fish, 's'), 'fish_id = s.v']
    : [texts(where, traits.origin ?? origins, 's'), 'origin = s.v']
  const stretch = stretchOf((fish?.length ?? 2) * (markets.length + cities.length))
  const inMarkets = `${side} cross join ${ids(where, markets, 'm')}`
  const inCities = `${fish ? `${side} cross join ` : ''}${ids(where, cities, 'c')}`
  const elsewhere = `market_id <> all(${where.put(markets)}::int[])`
  return [
    walk({ ...asked, lists: inMarkets, is: `${ofSide} and market_id = m.v`, stretch }),
    walk({
      ...asked,
      lists: inCities,
      is: `${fish ? `${ofSide} and ` : ''}city_id = c.v and ${elsewhere}`,
      stretch,
    }),
  ]
}

/** Auctions that have not ended, those first that end first. */
function auctionsOf(reading: Reading, where: Where, limit: number): string[] {
  const { fish, place } = reading
  const filters = filtersOf(reading, where)
  if (fish) {
    const inPlace = place ? [...filters, placeFilter(place, where)] : filters
    return [auctions({ lists: ids(where, fish, 'f'), is: 'a.fish_id = f.v', filters: inPlace, limit })]
  }
  if (!place) return [auctions({ lists: '(values (true)) every(one)', is: 'true', filters, limit })]
  const elsewhere = `a.city_id = c.v and a.market_id <> all(${where.put(place.markets)}::int[])`
  return [
    auctions({ lists: ids(where, place.markets, 'm'), is: 'a.market_id = m.v', filters, limit }),
    auctions({ lists: ids(where, place.cities, 'c'), is: elsewhere, filters, limit }),
  ]
}

/** By a word of the products' own names: within the species where one is meant. */
function byOwnWord(reading: Reading, where: Where, limit: number): string {
  const { fish, place } = reading
  const [words = [], ...others] = reading.words
  const lists = `${texts(where, words, 'w')}${fish ? ` cross join ${ids(where, fish, 'f')}` : ''}`
  const filters = [
    "status = 'active'",
    `(sale_type = 'normal' or ${openAuction('p.id')})`,
    ...filtersOf({ ...reading, words: others }, where),
    ...(place ? [placeFilter(place, where)] : []),
  ]
  return `select p.id, p.fish_id from ${lists} cross join lateral (
      select product_id from product_words k where k.word = w.v${fish ? ' and k.fish_id = f.v' : ''}
      order by product_id desc limit ${stretchOf(words.length * (fish?.length ?? 1))}) k
    join products p on p.id = k.product_id
    where ${filters.join(' and ')} group by p.id order by p.id desc limit ${limit}`
}

/** How many rows one search looks at, and how many open auctions of a list. */
const mostWalked = 5_000
const mostAuctions = 300

const isOpen = 'a.ends_at > now() and a.voided_at is null and a.accepted_bid_id is null'

type Place = NonNullable<Reading['place']>

interface Walk {
  /** Rows of lists to walk. */
  readonly lists: string
  /** What a product of such a list is. */
  readonly is: string
  readonly filters: readonly string[]
  readonly limit: number
}

/** The newest `limit` of each list, among the newest `stretch` of it where more is asked than being on the list. */
function walk({ lists, is, filters, limit, stretch }: Walk & { readonly stretch: number }): string {
  const rows = `from products where ${is} and sale_type = 'normal' and status = 'active' order by id desc`
  const newest = filters.length
    ? `select id, fish_id from (select * ${rows} limit ${stretch}) walked
       where ${filters.join(' and ')} order by id desc limit ${limit}`
    : `select id, fish_id ${rows} limit ${limit}`
  return `select p.id, p.fish_id from ${lists} cross join lateral (${newest}) p`
}

function auctions({ lists, is, filters, limit }: Walk): string {
  return `select id, fish_id from ${lists} cross join lateral (
    select p.* from (
      select product_id, ends_at from auctions a where ${is} and ${isOpen} order by ends_at limit ${mostAuctions}) open
    join products p on p.id = open.product_id
    where ${["p.status = 'active'", ...filters].join(' and ')} order by ends_at limit ${limit}) p`
}

/** Asked of one row at a time: as a join it might be answered by looking at every auction that is open. */
function openAuction(id: string): string {
  return `(select ${isOpen} from auctions a where a.product_id = ${id})`
}

function filtersOf({ traits, words }: Pick<Reading, 'traits' | 'words'>, where: Where): string[] {
  const byTrait = Object.entries(traitColumns).flatMap(([trait, [column, type]]) => {
    const values = traits[trait as keyof Traits]
    return values ? [`${column} = any(${where.put(values)}::${type}[])`] : []
  })
  const byWord = words.map(
    (group) => `exists (select from product_words k
                        where k.word = any(${where.put(group)}::text[]) and k.product_id = id)`,
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
  return `(market_id = any(${where.put(markets)}::int[]) or city_id = any(${where.put(cities)}::int[]))`
}

/** Values as rows. PostgreSQL guesses the length of a JSON array always alike, so that one plan serves all. */
function ids(where: Where, values: readonly number[], name: string): string {
  return `(select v::int from jsonb_array_elements_text(${where.put(JSON.stringify(values))}::jsonb) v) ${name}`
}

function texts(where: Where, values: readonly string[], name: string): string {
  return `jsonb_array_elements_text(${where.put(JSON.stringify(values))}::jsonb) ${name}(v)`
}

function all(parts: readonly string[]): string {
  return parts.map((part) => `(${part})`).join(' union all ')
}

/** A list's share of the rows looked at, in few different sizes, so that there are few different statements. */
function stretchOf(lists: number): number {
  const sizes = [mostWalked, mostWalked / 4, mostWalked / 20, mostWalked / 100]
  return sizes.find((size) => size * lists <= mostWalked) ?? mostWalked / 100
}
