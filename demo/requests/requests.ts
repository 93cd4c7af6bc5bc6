import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { OfferStatus, RequestStatus } from '#shared/requests/status.ts'
import type { Person } from '../people/people.ts'
import type { Offer } from '../products/assortment.ts'
import { askingPrice, priceLevel } from '../products/prices.ts'
import type { Stall, Trade } from '../products/stalls.ts'
import type { Random } from '../random.ts'
import type { OptionCode } from '../reference/options.ts'
import type { Species } from '../reference/reference.ts'
import { occasions, offerWords, requestWords } from './words.ts'

/** A seller's offer on a request of the demo market. */
export interface MadeOffer {
  readonly seller: Person
  readonly grams: Grams
  /** Halalas per kilogram. */
  readonly price: number
  readonly body: string
  readonly deliveryDays: number
  readonly delivery: OptionCode<'delivery_methods'>
  readonly state: OptionCode<'fish_types'>
  readonly at: Date
  readonly status: OfferStatus
  readonly endedAt: Date | null
}

/** A request of the demo market, written in Arabic. */
export interface MadeRequest {
  readonly asker: Person
  readonly status: RequestStatus
  readonly title: string
  readonly body: string
  readonly species: Species
  readonly size: OptionCode<'sizes'> | null
  readonly grams: Grams
  /** Halalas per kilogram; null if no price is requested. */
  readonly price: number | null
  /** `YYYY-MM-DD`. */
  readonly neededBy: string | null
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly offers: readonly MadeOffer[]
}

const minute = 60_000
const hour = 60 * minute

/** Generates requests of the last days: most are open, some are accepted or ordered, some closed. */
export function makeRequests(random: Random, trade: Trade, count: number): MadeRequest[] {
  // The requests of the first buyer are in named.ts.
  const askers = buyersOf(trade).slice(1)
  return Array.from({ length: count }, (_, place) => {
    const own = random.fork(String(place))
    // Requests are only for kinds that have sellers, because other requests would get no offers.
    const offer = own.pick(own.pick(trade.stalls).offers)
    const asker = own.pick(askers)
    return makeRequest(own, trade, { asker, offer, fate: fateOf(own) })
  })
}

/** Buyers, the demo account first. */
export function buyersOf({ people }: Trade): Person[] {
  return people.filter(({ type, staffRole }) => type === 'local_buyer' && !staffRole)
}

const fateOf = (random: Random): RequestStatus =>
  random.weighted([
    ['open', 40],
    ['accepted', 3],
    ['ordered', 5],
    ['closed', 5],
  ])

interface Wanted {
  readonly asker: Person
  readonly offer: Offer
  readonly fate: RequestStatus
}

function makeRequest(random: Random, trade: Trade, { asker, offer, fate }: Wanted): MadeRequest {
  const { species } = offer
  const createdAt = new Date(trade.startAt.getTime() - Math.floor(random.between(0.3, 130) * hour))
  const grams = gramsOf(random, asker)
  const level = levelOf(species, offer, asker, createdAt)
  const price = random.chance(0.75) ? steps(level * random.between(0.9, 1.04)) : null
  const occasion = random.pick(occasions[asker.appetite])
  const span = Math.max(hour, trade.startAt.getTime() - createdAt.getTime())
  const ended = createdAt.getTime() + span * random.between(0.6, 0.98)
  // An offer was accepted at most a day ago, so that its buyer can still order it.
  const earliest = fate === 'accepted' ? trade.startAt.getTime() - 24 * hour : 0
  const endedAt = fate === 'open' ? null : new Date(Math.max(ended, earliest))
  const offers = makeOffers(random.fork('offers'), trade.stalls, {
    species,
    grams,
    level,
    createdAt,
    endedAt,
    fate,
    until: endedAt ?? trade.startAt,
  })
  // A request without offers cannot be accepted, so it stays open.
  const isVain = accepts(fate) && offers.length === 0
  return {
    asker,
    status: isVain ? 'open' : fate,
    title: `${species.name_ar} ${occasion}`,
    body: random.chance(0.7) ? random.pick(requestWords[asker.appetite]) : '',
    species,
    size: random.chance(0.4) ? random.pick(['small', 'medium', 'large'] as const) : null,
    grams,
    price,
    neededBy: random.chance(0.8)
      ? riyadhDay(addDays(trade.startAt, random.whole(1, asker.appetite === 'household' ? 4 : 12)))
      : null,
    createdAt,
    endedAt: isVain ? null : endedAt,
    offers,
  }
}

interface RequestTerms {
  readonly species: Species
  readonly grams: Grams
  readonly level: number
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly fate: RequestStatus
  readonly until: Date
}

/**
 * Generates offers by sellers of the requested species, one for each seller. An accepted request has one chosen offer; a
 * closed request has none.
 */
function makeOffers(random: Random, stalls: readonly Stall[], terms: RequestTerms): MadeOffer[] {
  const able = stalls.filter(({ offers }) => offers.some(({ species }) => species === terms.species))
  const sellers = random.shuffled(able).slice(0, random.weighted(offerOdds))
  const made = sellers.map(({ seller }, place) => {
    const own = random.fork(String(place))
    const span = terms.until.getTime() - terms.createdAt.getTime()
    const whole = own.chance(0.78)
    return {
      seller,
      grams: whole ? terms.grams : (Math.max(1_000, kilos(terms.grams * own.between(0.4, 0.8))) as Grams),
      price: steps(terms.level * own.between(0.93, 1.1)),
      body: own.chance(0.6) ? own.pick(offerWords[seller.type === 'fisherman' ? 'fisherman' : 'seller']) : '',
      deliveryDays: own.whole(0, 3),
      delivery: deliveryOf(own, seller),
      state:
        seller.type === 'international_seller'
          ? own.pick(['frozen', 'chilled'] as const)
          : own.pick(['fresh', 'chilled'] as const),
      at: new Date(terms.createdAt.getTime() + Math.floor(span * own.between(0.05, 0.9))),
    }
  })
  const ordered = made.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const best = ordered.toSorted((one, other) => one.price - other.price)[0]
  return ordered.map((offer) => ({ ...offer, ...endOf(terms, offer === best) }))
}

function endOf({ fate, endedAt }: RequestTerms, isBest: boolean): Pick<MadeOffer, 'status' | 'endedAt'> {
  if (fate === 'open' || endedAt === null) return { status: 'open', endedAt: null }
  return { status: accepts(fate) && isBest ? 'accepted' : 'declined', endedAt }
}

const accepts = (fate: RequestStatus) => fate === 'accepted' || fate === 'ordered'

/** The quantity of a request: some kilograms for a household, boxes for a restaurant, more for a trader. */
function gramsOf(random: Random, { appetite }: Person): Grams {
  const [least, most, step] = { household: [3, 12, 1], restaurant: [20, 90, 5], trader: [100, 480, 20] }[
    appetite
  ] as [number, number, number]
  return (Math.round(random.between(least, most) / step) * step * 1_000) as Grams
}

function levelOf(species: Species, { origin }: Offer, asker: Person, at: Date): number {
  const place = { species, origin, market: asker.city.code, at }
  return askingPrice(place, { quality: 'a', state: 'chilled', size: 'medium' }, 1) || priceLevel(place)
}

const deliveryOf = (random: Random, { type }: Person): OptionCode<'delivery_methods'> =>
  type === 'fisherman'
    ? 'pickup_port'
    : random.pick(['pickup_market', 'seller_delivery', 'refrigerated'] as const)

const offerOdds = [
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 5],
  [4, 3],
  [6, 1],
] as const

const kilos = (grams: number) => Math.round(grams / 1_000) * 1_000
const steps = (halalas: number) => Math.max(100, Math.round(halalas / 50) * 50)
