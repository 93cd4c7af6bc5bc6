import {
  type AuctionFate,
  auctionTimes,
  type MadeAuction,
  type OtherWay,
  playAuction,
} from '../auctions/auctions.ts'
import { playWay, wayFates, wayStart } from '../auctions/ways.ts'
import { makeOfferOrders } from '../orders/offerOrders.ts'
import { itemOf, type MadeOrder, makeOrder } from '../orders/orders.ts'
import { type MadeRating, rateOrders } from '../orders/ratings.ts'
import { type Headcount, makePeople, type Person } from '../people/people.ts'
import type { Offer } from '../products/assortment.ts'
import { type MadeProduct, makeProduct, type PlacedProduct } from '../products/products.ts'
import { openStalls, type Stall, type Trade } from '../products/stalls.ts'
import { type Random, randomFrom } from '../random.ts'
import { makeAllRequests } from '../requests/named.ts'
import type { MadeRequest } from '../requests/requests.ts'
import { makeDailyTrade } from './dailyTrade.ts'
import { makeHistory, makeTodaysOrders, type OrderCounts } from './history.ts'

/** The size of a market. */
export interface Scale {
  readonly people: Headcount
  /** Number of current products, not counting products that earlier orders emptied. */
  readonly products: number
  readonly auctions: Readonly<Record<AuctionFate, number>>
  /** Whether Dutch lots and tenders are added. Tests create the ones that they need. */
  readonly ways?: boolean
  /** Number of visits of sellers in the past 90 days. */
  readonly visits: number
  readonly orders: OrderCounts
  /** The maximum number of local and of imported kinds that each main market has sold today and three days ago. */
  readonly dailyKinds: number
  /** Number of requests of buyers. */
  readonly requests: number
  /** Number of special products. */
  readonly specials: number
  /** The species that are traded; undefined means all. */
  readonly species?: readonly string[]
}

export interface Market {
  readonly people: readonly Person[]
  /** The products, oldest first, so that a higher id is a newer product. */
  readonly products: readonly PlacedProduct[]
  readonly auctions: readonly (MadeAuction & { readonly product: PlacedProduct })[]
  readonly orders: readonly MadeOrder<PlacedProduct>[]
  readonly ratings: readonly MadeRating<MadeOrder<PlacedProduct>>[]
  /** The requests, oldest first. */
  readonly requests: readonly MadeRequest[]
}

export interface MarketOptions {
  readonly seed: string
  readonly startAt: Date
  readonly scale: Scale
}

/** Generates the whole market in memory; streamProducts generates the large markets for measurements. */
export function makeMarket({ seed, startAt, scale }: MarketOptions): Market {
  const random = randomFrom(seed)
  const people = makePeople(random.fork('people'), scale.people, startAt)
  const stalls = openStalls(random.fork('stalls'), people, scale.species)
  const operator = people.find(({ staffRole }) => staffRole)
  if (!operator) throw new RangeError('the market has no operator')
  const trade = { people, stalls, operator, startAt }

  const current = makeCurrent(random.fork('current'), trade, scale)
  const auctions = [
    ...makeAuctions(random.fork('auctions'), trade, scale),
    ...(scale.ways ? makeOtherWays(random.fork('ways'), trade) : []),
  ]
  const history = makeHistory(random.fork('history'), trade, scale.visits)
  const requests = makeAllRequests(random.fork('requests'), trade, scale.requests)
  const daily = makeDailyTrade(random.fork('daily'), trade, scale.dailyKinds)
  const orders = [
    ...history.orders,
    ...daily.orders,
    ...makeTodaysOrders(random.fork('today'), trade, current, scale.orders),
    ...auctionOrders(random.fork('awards'), auctions, operator, startAt),
    ...makeOfferOrders(random.fork('offers'), requests, trade),
  ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())

  return {
    people,
    products: [
      ...[...current, ...history.products, ...daily.products],
      ...auctions.map(({ product }) => product),
    ].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
    auctions,
    orders,
    ratings: rateOrders(random.fork('ratings'), orders, startAt),
    requests,
  }
}

const minute = 60_000

/**
 * Generates current goods: a third was listed within the last hours, and few are older than some days. Each kind occurs at least
 * once.
 */
function makeCurrent(random: Random, trade: Trade, scale: Scale): PlacedProduct[] {
  const ages = Array.from({ length: scale.products }, () => ageOf(random)).toSorted(
    (one, other) => other - one,
  )
  const wanted = wantedFirst(random, trade.stalls)
  const products = ages.flatMap((age, place): PlacedProduct[] => {
    const own = random.fork(String(place))
    const createdAt = new Date(trade.startAt.getTime() - age)
    const due = own.chance(wanted.length / (ages.length - place)) ? wanted.pop() : undefined
    const product = tryListing(own, createdAt, trade, due)
    if (!product) return []
    // A product that is the only one of its kind must stay on sale, so it is neither sold out nor hidden.
    const fate = due ? 1 : own.next()
    const status = fate < 0.03 ? 'sold_out' : fate < 0.055 ? 'hidden' : 'active'
    const remaining = status === 'sold_out' ? 0 : product.grams
    return [{ ...product, saleType: 'normal', status, remaining }]
  })
  chooseSpecials(products, scale.specials)
  return products
}

/** A random time since the listing of a product, in milliseconds: from minutes to three weeks. */
function ageOf(random: Random): number {
  const [least, most] = random.weighted([
    [[4, 360], 34],
    [[360, 1_700], 32],
    [[1_700, 3_900], 18],
    [[3_900, 33_000], 16],
  ] as const)
  return Math.floor(random.between(least, most) * minute)
}

/** The pairs of species and origin that must be listed once, before goods are chosen at random. */
function wantedFirst(random: Random, stalls: readonly Stall[]): { stall: Stall; offer: Offer }[] {
  const waiting = new Map<string, { stall: Stall; offer: Offer }>()
  for (const stall of random.shuffled(stalls)) {
    for (const offer of stall.offers) {
      const key = `${offer.species.code}/${offer.origin}`
      if (!waiting.has(key)) waiting.set(key, { stall, offer })
    }
  }
  return random.shuffled([...waiting.values()])
}

function tryListing(
  random: Random,
  createdAt: Date,
  trade: Trade,
  due: { stall: Stall; offer: Offer } | undefined,
): MadeProduct | undefined {
  const now = trade.startAt
  const wanted =
    due &&
    makeProduct(random.fork('wanted'), { seller: due.stall.seller, offers: [due.offer], createdAt, now })
  if (wanted) return wanted
  for (let attempt = 0; attempt < 5; attempt++) {
    const own = random.fork(String(attempt))
    const { seller, offers } = own.pick(trade.stalls)
    const product = makeProduct(own, { seller, offers, createdAt, now })
    if (product) return product
  }
  return undefined
}

/** The species of the first special products, in this order: popular local and imported species. */
const favourites = [
  ...['hamour', 'najil', 'shrimp-tiger', 'salmon', 'kanad', 'zubaidi', 'safi', 'lobster-american'],
  ...['hareed', 'subaity', 'crab-blue', 'shrimp-giant', 'sheri', 'shaour', 'squid', 'seabream-gilthead'],
  ...['bayad', 'tilapia', 'arabi', 'shrimp-white-farmed'],
] as const

const knownMarkets = [
  ...['qatif-fish-island', 'jeddah-bangalah', 'dammam-central', 'tarut', 'jizan', 'riyadh-fish'],
  ...['yanbu-central', 'makkah-central'],
]

function chooseSpecials(products: PlacedProduct[], count: number): void {
  let position = 0
  const choose = (product: PlacedProduct | undefined) => {
    if (product && position < count) product.specialPosition = ++position
  }
  for (const code of favourites) {
    const good = products.filter(
      ({ offer, status, quality, state, name, remaining }) =>
        offer.species.code === code &&
        status === 'active' &&
        (quality === 'extra' || quality === 'a') &&
        state !== 'frozen' &&
        name.ar === offer.species.name_ar &&
        remaining >= 10_000,
    )
    choose(good.findLast(({ market }) => knownMarkets.includes(market.code)) ?? good.at(-1))
  }
  for (const product of products.toReversed()) {
    if (product.status === 'active' && product.specialPosition === undefined) choose(product)
  }
}

function makeAuctions(random: Random, trade: Trade, scale: Scale): Market['auctions'] {
  const stalls = trade.stalls.filter(({ seller }) => seller.type !== 'fisherman')
  const traders = stalls.map(({ seller }) => seller)
  const fates = Object.entries(scale.auctions) as [AuctionFate, number][]
  return fates.flatMap(([fate, count]) =>
    Array.from({ length: count }, (_, place) => {
      const own = random.fork(`${fate}/${place}`)
      const times = auctionTimes(own, fate, trade.startAt)
      const latest = Math.min(times.startsAt.getTime(), trade.startAt.getTime()) - 3 * minute
      const createdAt = new Date(Math.floor(latest - own.between(0.2, 5) * 60 * minute))
      const product = lotOf(own, stalls, createdAt)
      const bidders = traders.filter((person) => person !== product.seller)
      const auction = playAuction(own, { fate, product, times, now: trade.startAt, bidders })
      return { ...auction, product: { ...product, lotPrice: auction.starting } }
    }),
  )
}

/** Generates the Dutch lots and the tenders. */
function makeOtherWays(random: Random, trade: Trade): Market['auctions'] {
  const stalls = trade.stalls.filter(({ seller }) => seller.type !== 'fisherman')
  const traders = stalls.map(({ seller }) => seller)
  return (Object.keys(wayFates) as OtherWay[]).flatMap((way) =>
    wayFates[way].map((fate, place) => {
      const own = random.fork(`${way}/${place}`)
      const startsAt = wayStart(own, fate, trade.startAt)
      const latest = Math.min(startsAt.getTime(), trade.startAt.getTime()) - 3 * minute
      const goods = lotOf(own, stalls, new Date(Math.floor(latest - own.between(0.2, 5) * 60 * minute)))
      const bidders = traders.filter((person) => person !== goods.seller)
      const played = { way, fate, product: goods, startsAt, now: trade.startAt, bidders }
      const auction = playWay(own, played)
      const product = { ...goods, lotPrice: auction.starting }
      return { ...auction, product }
    }),
  )
}

function lotOf(random: Random, stalls: readonly Stall[], createdAt: Date): PlacedProduct {
  for (let attempt = 0; attempt < 50; attempt++) {
    const own = random.fork(`lot/${attempt}`)
    const { seller, offers } = own.pick(stalls)
    const product = makeProduct(own, { seller, offers, createdAt, now: createdAt, lot: true })
    if (product) return { ...product, saleType: 'auction', status: 'active', remaining: product.grams }
  }
  throw new RangeError('no seller has goods for an auction')
}

/** Generates the orders of finished auctions. Each winner orders the whole lot within a day, at the accepted amount. */
function auctionOrders(
  random: Random,
  auctions: Market['auctions'],
  operator: Person,
  now: Date,
): MadeOrder<PlacedProduct>[] {
  return auctions.flatMap(({ fate, product, bids, acceptedAt }, place) => {
    const won = bids.at(-1)
    if (fate !== 'ordered' || !won || !acceptedAt) return []
    const own = random.fork(String(place))
    const createdAt = new Date(acceptedAt.getTime() + Math.floor(own.between(4, 600) * minute))
    const perKilogram = Number((BigInt(won.amount) * 1000n) / BigInt(product.grams))
    const item = { ...itemOf(product, product.grams), price: perKilogram, total: won.amount }
    return [
      makeOrder(own, { saleType: 'auction', buyer: won.bidder, operator, items: [item], createdAt, now }),
    ]
  })
}
