import { fractionOf } from '../random.ts'
import type { OptionCode } from '../reference/options.ts'
import type { Species } from '../reference/reference.ts'

export interface PriceAt {
  readonly species: Species
  readonly origin: 'local' | 'imported'
  /** Code of the market; each market has its own price level. */
  readonly market: string
  readonly at: Date
}

export interface Goods {
  readonly quality: OptionCode<'qualities'>
  readonly state: OptionCode<'fish_types'>
  readonly size: OptionCode<'sizes'>
}

/**
 * Price per kilogram in a market on a day, in halalas. It differs between markets and days. Local fish usually costs more than
 * imported fish of the same species, and prices are always within the species' published range.
 */
export function priceLevel({ species, origin, market, at }: PriceAt): number {
  const [least, most] = bandOf(species, origin)
  const name = `${species.code}/${origin}`
  const middle = least + (0.3 + 0.4 * fractionOf(name)) * (most - least)
  const temper = 1 + 0.12 * (fractionOf(`${name}/${market}`) - 0.5)
  return clamp(middle * temper * wave(name, at), least, most) * 100
}

/**
 * The price of certain goods per kilogram, in halalas. It is rounded as a seller would round it: to a quarter of a riyal below
 * 20 riyals, to half a riyal below 100 riyals, and to a whole riyal above.
 */
export function askingPrice(place: PriceAt, goods: Goods, haggle: number): number {
  const factor = qualityFactor[goods.quality] * stateFactor[goods.state] * sizeFactor[goods.size] * haggle
  const [least, most] = place.species.price_sar_per_kg
  const asking = clamp(priceLevel(place) * factor, least * 100, most * 100)
  const step = asking < 2000 ? 25 : asking < 10_000 ? 50 : 100
  return clamp(Math.round(asking / step) * step, least * 100, most * 100)
}

/**
 * The price range of a species by origin. If both origins are sold, the range of local fish is higher (newspaper reports:
 * hamour 40-70 against 25-40).
 */
function bandOf(species: Species, origin: 'local' | 'imported'): [number, number] {
  const [least, most] = species.price_sar_per_kg
  const width = most - least
  if (origin === 'imported' && species.origin === 'both') return [least, least + width * 0.45]
  if (species.hundred_riyal) return [least + width * 0.05, least + width * 0.6]
  return species.origin === 'both' ? [least + width * 0.25, least + width * 0.9] : [least, most]
}

/** Seasonal supply as two slow waves, whose length and phase depend on the species. */
function wave(name: string, at: Date): number {
  const day = at.getTime() / 86_400_000
  const long = Math.sin((2 * Math.PI * day) / (38 + 24 * fractionOf(`${name}/long`)) + 7 * fractionOf(name))
  const short = Math.sin((2 * Math.PI * day) / (6 + 5 * fractionOf(`${name}/short`)))
  return 1 + 0.07 * long + 0.03 * short
}

const qualityFactor = { extra: 1.1, a: 1, b: 0.9, c: 0.8 } as const
const stateFactor = { live: 1.2, fresh: 1.04, chilled: 1, frozen: 0.88, dried: 1.15, smoked: 1.25 } as const
/** Price factor of a size. Small fish can cost more than medium fish; jumbo is a size of shrimp. */
const sizeFactor = {
  very_small: 0.92,
  small: 1.01,
  medium: 1,
  large: 1.03,
  jumbo: 1.08,
  mixed: 0.94,
} as const

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
