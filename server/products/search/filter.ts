import type { Origin } from '#shared/products/contract.ts'
import type { Where } from '../../base/where.ts'
import { goodsOf } from './goods.ts'
import type { Reading } from './reading.ts'

/**
 * Adds the conditions of a search to a list of products (`p`), possibly of one origin. Products must match one of the
 * readings. Undefined readings mean a blank text; an empty list matches nothing.
 */
export function andFits(where: Where, readings: readonly Reading[] | undefined, origin?: Origin): Where {
  if (readings === undefined) return where
  const merged = mergeSpecies(possibleFor(readings, origin))
  if (merged.length === 0) return where.and('false')
  const kinds = merged.map(({ fish }) => fish)
  const species = kinds.flatMap((fish) => fish ?? [])
  // The species of all readings are also compared in one condition, so that PostgreSQL can use the index by species.
  if (!kinds.includes(null)) where.and('p.fish_id = any($?::int[])', [...new Set(species)])
  const [only, ...others] = merged
  if (only && others.length === 0) return conditionsOf(only, where).reduce((all, one) => all.and(one), where)
  return where.and(`(${merged.map((reading) => fitsOne(reading, where)).join(' or ')})`)
}

/** The order by match: goods of a better reading first; undefined if all goods match equally. */
export function matchOrder(
  where: Where,
  readings: readonly Reading[] | undefined,
  origin?: Origin,
): string | undefined {
  const merged = mergeSpecies(possibleFor(readings ?? [], origin))
  if (merged.length < 2) return undefined
  const ranks = merged.map((reading, rank) => `when ${fitsOne(reading, where)} then ${rank}`)
  return `case ${ranks.join(' ')} end`
}

/** Readings of the other origin cannot match, and including them would scan all goods. */
function possibleFor(readings: readonly Reading[], origin: Origin | undefined): Reading[] {
  return readings.filter(({ traits }) => !origin || (traits.origin?.includes(origin) ?? true))
}

function fitsOne(reading: Reading, where: Where): string {
  const own = reading.fish ? [`p.fish_id = any(${where.put(reading.fish)}::int[])`] : []
  return `(${['true', ...own, ...conditionsOf(reading, where)].join(' and ')})`
}

/** Merges readings that differ only in species. */
function mergeSpecies(readings: readonly Reading[]): Reading[] {
  const groups = Map.groupBy(readings, ({ name, fish, place, traits, words }) =>
    JSON.stringify([name, fish === null, place, traits, words]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const fish = first.fish && [first, ...others].flatMap((one) => one.fish ?? [])
    return [{ ...first, fish }]
  })
}

/** The conditions of a reading other than its species. */
function conditionsOf(reading: Reading, where: Where): string[] {
  const { name, fish, place, traits, words } = reading
  if (name !== undefined)
    return [`p.id = any(array(select id from (${goodsOf(reading, where, mostNamed)}) named))`]
  const inPlace = place
    ? [
        `(p.market_id = any(${where.put(place.markets)}::int[]) or p.city_id = any(${where.put(place.cities)}::int[]))`,
      ]
    : []
  const withTraits = [
    ['p.origin', 'text', traits.origin],
    ['p.farmed', 'bool', traits.farmed],
    ['p.origin_country', 'bpchar', traits.country],
    ['p.fish_type_id', 'int', traits.fish_types],
    ['p.size_id', 'int', traits.sizes],
    ['p.quality_id', 'int', traits.qualities],
  ].flatMap(([column, type, values]) => (values ? [`${column} = any(${where.put(values)}::${type}[])`] : []))
  const named = words.map(
    (group) => `p.id = any(array(select product_id from product_words
      where word = any(${where.put(group)}::text[])${fish ? ` and fish_id = any(${where.put(fish)}::int[])` : ''}
      order by product_id desc limit ${mostNamed}))`,
  )
  return [...inPlace, ...withTraits, ...named]
}

/** A list reads at most this number of the newest products that a word or a whole name finds, and checks its filters on them. */
const mostNamed = 2_000
