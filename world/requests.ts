import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { OfferStatus, RequestStatus } from '#shared/requests/status.ts'
import type { OptionCode } from '#world/reference/options.ts'
import type { Species } from '#world/reference/reference.ts'
import type { Offer } from './assortment.ts'
import type { Person } from './people.ts'
import { askedPrice, priceLevel } from './prices.ts'
import type { Random } from './random.ts'
import { occasions, offerWords, requestWords } from './requestWords.ts'
import type { Stall, Trade } from './stalls.ts'

/** What a seller of the demo market offered on a request. */
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

/** What somebody of the demo market asks for. Written in Arabic, as its people write. */
export interface MadeRequest {
  readonly asker: Person
  readonly status: RequestStatus
  readonly title: string
  readonly body: string
  readonly species: Species
  readonly size: OptionCode<'sizes'> | null
  readonly grams: Grams
  /** Halalas per kilogram. */
  readonly price: number | null
  /** `YYYY-MM-DD`. */
  readonly neededBy: string | null
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly offers: readonly MadeOffer[]
}

const minute = 60_000
const hour = 60 * minute

/**
 * Requests of the last days, oldest first: most are open, some wait for their order or were ordered, some were closed. The
 * named buyer asks for a restaurant's grouper, on which the named sellers offered, and ordered before from one of them.
 */
export function makeRequests(random: Random, trade: Trade, count: number): MadeRequest[] {
  if (count === 0) return []
  const askers = trade.people.filter(({ type, staffRole }) => type === 'local_buyer' && !staffRole)
  const made = Array.from({ length: count }, (_, place) => {
    const own = random.fork(String(place))
    // Each kind has sellers, or nobody would offer.
    const offer = own.pick(own.pick(trade.stalls).offers)
    const asker = own.pick(askers.slice(1))
    return makeRequest(own, trade, { asker, offer, fate: fateOf(own) })
  })
  const named = askers[0]
    ? [
        ...restaurantGrouper(random.fork('named'), trade, askers[0]),
        ...orderedBefore(random.fork('before'), trade, askers[0]),
      ]
    : []
  return [...made, ...named].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
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
  const endedAt = fate === 'open' ? null : new Date(createdAt.getTime() + span * random.between(0.6, 0.98))
  const offers = makeOffers(random.fork('offers'), trade.stalls, {
    ...{ species, grams, level, createdAt, endedAt, fate },
    until: endedAt ?? trade.startAt,
  })
  // Nobody can accept what nobody offered.
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

interface Asked {
  readonly species: Species
  readonly grams: Grams
  readonly level: number
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly fate: RequestStatus
  readonly until: Date
}

/** One offer each of sellers who deal in the kind; of an accepted request one was chosen, of a closed one none. */
function makeOffers(random: Random, stalls: readonly Stall[], asked: Asked): MadeOffer[] {
  const able = stalls.filter(({ offers }) => offers.some(({ species }) => species === asked.species))
  const sellers = random.shuffled(able).slice(0, random.weighted(offerOdds))
  const made = sellers.map(({ seller }, place) => {
    const own = random.fork(String(place))
    const span = asked.until.getTime() - asked.createdAt.getTime()
    const whole = own.chance(0.78)
    return {
      seller,
      grams: whole ? asked.grams : (Math.max(1_000, kilos(asked.grams * own.between(0.4, 0.8))) as Grams),
      price: steps(asked.level * own.between(0.93, 1.1)),
      body: own.chance(0.6) ? own.pick(offerWords[seller.type === 'fisherman' ? 'fisherman' : 'seller']) : '',
      deliveryDays: own.whole(0, 3),
      delivery: deliveryOf(own, seller),
      state:
        seller.type === 'international_seller'
          ? own.pick(['frozen', 'chilled'] as const)
          : own.pick(['fresh', 'chilled'] as const),
      at: new Date(asked.createdAt.getTime() + Math.floor(span * own.between(0.05, 0.9))),
    }
  })
  const ordered = made.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const best = ordered.toSorted((one, other) => one.price - other.price)[0]
  return ordered.map((offer) => ({ ...offer, ...endOf(asked, offer === best) }))
}

function endOf({ fate, endedAt }: Asked, isBest: boolean): Pick<MadeOffer, 'status' | 'endedAt'> {
  if (fate === 'open' || endedAt === null) return { status: 'open', endedAt: null }
  return { status: accepts(fate) && isBest ? 'accepted' : 'declined', endedAt }
}

const accepts = (fate: RequestStatus) => fate === 'accepted' || fate === 'ordered'

/** The request that the demo's buyer shows a newcomer: four offers to compare, one of them for a part. */
function restaurantGrouper(random: Random, { people, stalls, startAt }: Trade, asker: Person): MadeRequest[] {
  const species = stalls
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.species.code === 'hamour')?.species
  if (!species) return []
  const [fisherman, local] = (['fisherman', 'local_seller'] as const).map((type) =>
    people.find((person) => person.type === type),
  )
  const others = stalls
    .filter(({ seller }) => seller.type === 'local_seller' && seller !== local)
    .slice(0, 2)
    .map(({ seller }) => seller)
  const createdAt = new Date(startAt.getTime() - 26 * hour)
  const offer = (seller: Person | undefined, hoursAgo: number, rest: Partial<MadeOffer>): MadeOffer[] =>
    seller
      ? [
          {
            ...{ seller, grams: 60_000 as Grams, price: 5_800, body: '', deliveryDays: 1 },
            ...{ delivery: 'pickup_market' as const, state: 'fresh' as const, status: 'open' as const },
            ...{ at: new Date(startAt.getTime() - hoursAgo * hour), endedAt: null },
            ...rest,
          },
        ]
      : []
  return [
    {
      ...{
        asker,
        status: 'open',
        title: 'هامور وسط لمطعم',
        species,
        size: 'medium',
        endedAt: null,
        createdAt,
      },
      body: 'هامور بلدي وسط للشوي، الحبة بين 1 و2 كجم، منظف ومبرد، يُسلَّم صباح السبت.',
      ...{ grams: 60_000 as Grams, price: 5_800, neededBy: riyadhDay(addDays(startAt, 2)) },
      offers: [
        ...offer(others[0], 21, { body: random.pick(offerWords.seller), delivery: 'refrigerated' }),
        ...offer(others[1], 17, {
          price: 6_100,
          state: 'chilled',
          delivery: 'seller_delivery',
          deliveryDays: 0,
        }),
        ...offer(fisherman, 6, {
          ...{ grams: 40_000 as Grams, price: 5_550, delivery: 'pickup_port', deliveryDays: 0 },
          body: random.pick(offerWords.fisherman),
        }),
        ...offer(local, 2, { price: 5_700, deliveryDays: 0 }),
      ],
    },
  ]
}

/** What the demo's buyer asked for three days ago: the named seller was the cheaper of two, and brings it. */
function orderedBefore(random: Random, { people, stalls, startAt }: Trade, asker: Person): MadeRequest[] {
  const species = stalls
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.species.code === 'kanad')?.species
  const local = people.find(({ type }) => type === 'local_seller')
  const other = stalls.find(({ seller }) => seller.type === 'local_seller' && seller !== local)?.seller
  if (!species || !local || !other) return []
  const at = (hoursAgo: number) => new Date(startAt.getTime() - hoursAgo * hour)
  const grams = 25_000 as Grams
  const offered = { grams, deliveryDays: 1, state: 'fresh', endedAt: at(62) } as const
  return [
    {
      ...{ asker, species, grams, status: 'ordered', size: null, price: 4_500 },
      ...{ title: 'كنعد شرائح للقلي', body: 'طازج من صيد اليوم، شرائح بسماكة إصبعين.' },
      ...{ createdAt: at(74), endedAt: at(62), neededBy: riyadhDay(at(38)) },
      offers: [
        {
          ...{ ...offered, seller: other, price: 4_700, status: 'declined', at: at(71) },
          ...{ delivery: 'refrigerated', body: random.pick(offerWords.seller) },
        },
        {
          ...{ ...offered, seller: local, price: 4_400, status: 'accepted', at: at(66) },
          ...{ delivery: 'seller_delivery', body: random.pick(offerWords.seller) },
        },
      ],
    },
  ]
}

/** A household takes some kilograms, a restaurant boxes, a trader more. */
function gramsOf(random: Random, { appetite }: Person): Grams {
  const [least, most, step] = { household: [3, 12, 1], restaurant: [20, 90, 5], trader: [100, 480, 20] }[
    appetite
  ] as [number, number, number]
  return (Math.round(random.between(least, most) / step) * step * 1_000) as Grams
}

function levelOf(species: Species, { origin }: Offer, asker: Person, at: Date): number {
  const place = { species, origin, market: asker.city.code, at }
  return askedPrice(place, { quality: 'a', state: 'chilled', size: 'medium' }, 1) || priceLevel(place)
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
