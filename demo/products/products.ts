import { startOfDay } from '#shared/base/dates.ts'
import type { Pair } from '#shared/base/locale.ts'
import type { Country } from '#shared/behar/countries.ts'
import type { PreparationPrices } from '#shared/products/preparation.ts'
import { describe } from '../people/details.ts'
import { cityOf, type Person, waterOf } from '../people/people.ts'
import type { Random } from '../random.ts'
import type { OptionCode } from '../reference/options.ts'
import { type Market, markets, type Species } from '../reference/reference.ts'
import { countryOf, inSeason, type Offer, statesOf } from './assortment.ts'
import { preparationsOf } from './preparations.ts'
import { askingPrice } from './prices.ts'
import { nameOf } from './productNames.ts'

/** A generated product, with people and species as objects and codes in place of ids. */
export interface MadeProduct {
  readonly seller: Person
  readonly offer: Offer
  readonly market: Market
  readonly country: Country
  readonly landing?: Pair
  readonly caughtAt?: Date
  readonly name: Pair
  readonly details: Pair
  readonly size: OptionCode<'sizes'>
  readonly quality: OptionCode<'qualities'>
  readonly state: OptionCode<'fish_types'>
  readonly grams: number
  /** Halalas per kilogram. */
  readonly price: number
  readonly createdAt: Date
}

/** A product with its status in the market. */
export interface PlacedProduct extends MadeProduct {
  readonly saleType: 'normal' | 'auction'
  readonly status: 'active' | 'sold_out' | 'hidden'
  /** The remaining quantity in grams. */
  readonly remaining: number
  /** For an auction: the starting price of the whole lot, in halalas. */
  readonly lotPrice?: number
  specialPosition?: number
}

export interface Listing {
  readonly seller: Person
  readonly offers: readonly Offer[]
  readonly createdAt: Date
  /** The time of the demo's snapshot, at which goods on sale must still be fresh. */
  readonly now: Date
  /** True for a lot, which is larger than the stock of a stall. */
  readonly lot?: boolean
}

/** Generates the listing of a seller for a given time. Returns undefined if the seller may list nothing on that day. */
export function makeProduct(random: Random, listing: Listing): MadeProduct | undefined {
  const { seller, createdAt, now, lot = false } = listing
  const market = seller.market
  const allowed = inSeason(listing.offers, seller, createdAt)
  if (!market || allowed.length === 0) return undefined
  const offer = random.weighted(allowed.map((one) => [one, one.weight] as const))
  const ageHours = (now.getTime() - createdAt.getTime()) / 3_600_000
  const state = random.weighted(statesOf(offer, ageHours))
  const quality = random.weighted(qualityOdds)
  const size = random.weighted(offer.species.code.startsWith('shrimp') ? shrimpSizeOdds : sizeOdds)
  const wild = offer.origin === 'local' && !offer.farmed
  const country = offer.origin === 'local' ? 'SA' : countryOf(random, offer.species.code)
  const landing = wild ? landingOf(random, seller, { market, species: offer.species }) : undefined
  const caughtAt = wild ? catchTime(random, state, createdAt, now) : undefined
  const { name, whole } = nameOf(random, offer, state, size)
  const grams = lot ? lotWeight(random, offer.species) : stallWeight(random, seller, offer.species)
  const place = { species: offer.species, origin: offer.origin, market: market.code, at: createdAt }
  return {
    seller,
    offer,
    market,
    country,
    ...(landing ? { landing } : {}),
    ...(caughtAt ? { caughtAt } : {}),
    name,
    details: describe(random, {
      species: offer.species,
      origin: offer.origin,
      farmed: offer.farmed,
      country,
      state,
      quality,
      grams,
      cut: !lot && isCut(preparationsOf({ seller, offer, state, name })),
      piece: whole ? pieceOf(offer.species, size) : undefined,
      ...(landing ? { landing } : {}),
      ...(caughtAt ? { caughtHour: (caughtAt.getUTCHours() + 3) % 24 } : {}),
    }),
    size,
    quality,
    state,
    grams,
    price: askingPrice(place, { quality, state, size }, random.between(0.96, 1.04)),
    createdAt,
  }
}

const qualityOdds = [
  ['extra', 4],
  ['a', 9],
  ['b', 3],
  ['c', 0.5],
] as const

const sizeOdds = [
  ['very_small', 0.4],
  ['small', 4],
  ['medium', 9],
  ['large', 5],
  ['jumbo', 0.4],
  ['mixed', 2],
] as const

const shrimpSizeOdds = [
  ['small', 3],
  ['medium', 6],
  ['large', 4],
  ['jumbo', 2],
] as const

const isCut = ({ fillet, steaks }: PreparationPrices) => fillet !== undefined || steaks !== undefined

/** The weight range of one piece of a size, in grams, rounded to usual numbers. */
function pieceOf({ medium_grams: [least, most] }: Species, size: OptionCode<'sizes'>): [number, number] {
  const [from, to] = {
    very_small: [least * 0.4, least * 0.7],
    small: [least * 0.7, least],
    medium: [least, most],
    large: [most, most * 1.5],
    jumbo: [most * 1.5, most * 2],
    mixed: [least * 0.8, most * 1.2],
  }[size] as [number, number]
  const round = (grams: number) => {
    const step = grams < 20 ? 1 : grams < 100 ? 5 : grams < 1000 ? 10 : 100
    return Math.max(step, Math.round(grams / step) * step)
  }
  return [round(from), round(to)]
}

const ports = markets.filter(({ kind }) => kind === 'landing_site')

function landingOf(random: Random, seller: Person, goods: LandedGoods): Pair | undefined {
  const port = seller.landing ?? random.pick(portsFor(goods))
  const plain = (name: string) => name.replace(/\s*\(.*\)$/, '')
  return { ar: plain(port.full_name_ar), en: plain(port.full_name_en) }
}

interface LandedGoods {
  readonly market: Market
  readonly species: Species
}

/** The ports nearest to the market, on a sea in which the species lives. */
export function portsFor({ market, species }: LandedGoods): readonly Market[] {
  const to = cityOf(market.city)
  const away = ({ city }: Market) => {
    const from = cityOf(city)
    return Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude)
  }
  const lives = ports.filter(({ city }) => {
    const water = waterOf(cityOf(city))
    return water !== undefined && species.waters.includes(water)
  })
  const reachable = lives.length > 0 ? lives : ports
  const nearest = Math.min(...reachable.map(away))
  return reachable.filter((port) => away(port) <= nearest + nearDegrees)
}

/** The distance in degrees within which a port is near: about 50 km. */
const nearDegrees = 0.45

const hour = 3_600_000

/**
 * The time of the catch, some hours before the listing; undefined for goods that are frozen, dried or smoked. Most of the
 * fresh fish that is listed today was caught today (طروة).
 */
function catchTime(random: Random, state: string, createdAt: Date, now: Date): Date | undefined {
  if (state !== 'fresh' && state !== 'chilled' && state !== 'live') return undefined
  const [least, most] = state === 'chilled' ? [8, 40] : [1.5, 9]
  const caught = createdAt.getTime() - random.between(least, most) * hour
  const today = startOfDay(now).getTime()
  const sameDay = state === 'fresh' && caught < today && createdAt.getTime() > today && random.chance(0.7)
  const at = sameDay ? today + random.between(0.1, 0.6) * (createdAt.getTime() - today) : caught
  return new Date(Math.floor(at / 60_000) * 60_000)
}

/**
 * The weight in grams of a boat's catch, a stall's stock or an importer's cartons; the most expensive kinds have small
 * amounts.
 */
function stallWeight(random: Random, seller: Person, { price_sar_per_kg: [, most] }: Species): number {
  const rare = most > 140 ? 0.25 : most > 80 ? 0.6 : 1
  if (seller.type === 'international_seller') return Math.ceil(random.between(4, 38) * rare) * 10_000
  const kilograms = (seller.type === 'fisherman' ? random.between(5, 85) : random.between(12, 190)) * rare
  return kilograms < 40 ? Math.ceil(kilograms * 2) * 500 : Math.ceil(kilograms) * 1000
}

function lotWeight(random: Random, { price_sar_per_kg: [, most] }: Species): number {
  const boxes = random.whole(1, most > 100 ? 3 : 9)
  return Math.round(boxes * random.between(30, 35)) * 1000
}
