import { addDays, startOfDay } from '#shared/base/dates.ts'
import { appetiteFor, itemOf, type MadeItem, type MadeOrder, makeOrder } from '../orders/orders.ts'
import type { Person } from '../people/people.ts'
import { type MadeProduct, makeProduct, type PlacedProduct } from '../products/products.ts'
import type { Trade } from '../products/stalls.ts'
import type { Random } from '../random.ts'

/** Past listings and sales, which give prices and charts a history that agrees with the orders. */
export interface History {
  readonly products: readonly PlacedProduct[]
  readonly orders: readonly MadeOrder<PlacedProduct>[]
}

/** The numbers of orders of current goods. */
export interface OrderCounts {
  /** The number of orders that were completed since midnight. */
  readonly completedToday: number
  /** The number of orders of the last hours, most of them still in progress. */
  readonly running: number
  /** The number of orders of any age, back to the listing of their goods. */
  readonly recent: number
}

const minute = 60_000
const hour = 60 * minute

/** Generates past visits of sellers to the market over 90 days: goods are listed, ordered by a few buyers, and sold out. */
export function makeHistory(random: Random, trade: Trade, visits: number): History {
  const products: PlacedProduct[] = []
  const orders: MadeOrder<PlacedProduct>[] = []
  for (let place = 0; place < visits; place++) {
    const own = random.fork(String(place))
    const visit = makeVisit(own, trade, visitTime(own, trade.startAt, place / visits))
    products.push(...visit.products)
    orders.push(...visit.orders)
  }
  return { products, orders }
}

/** The time of a visit, within opening hours. The visits are spread over the days, with more from Wednesday to Friday. */
function visitTime(random: Random, startAt: Date, share: number): Date {
  const today = startOfDay(startAt)
  for (;;) {
    const day = addDays(today, -1 - Math.floor(share * 89 + random.between(0, 1.5)))
    const weekday = new Date(day.getTime() + 12 * hour).getUTCDay()
    const busy = weekday === 3 || weekday === 4 || weekday === 5
    if (!busy && random.chance(0.25)) continue
    const hours = random.weighted([
      [random.between(5, 9), 5],
      [random.between(9, 16), 3],
      [random.between(16, 21), 4],
    ])
    return new Date(day.getTime() + Math.floor(hours * 60) * minute)
  }
}

function makeVisit(random: Random, trade: Trade, at: Date): History {
  const { seller, offers } = random.pick(trade.stalls)
  const made: MadeProduct[] = []
  const count = random.whole(1, 3)
  for (let place = 0; place < count; place++) {
    const fresh = offers.filter((offer) => made.every((product) => product.offer !== offer))
    const createdAt = new Date(at.getTime() + place * 2 * minute)
    const product = fresh.length
      ? makeProduct(random.fork(`listing/${place}`), { seller, offers: fresh, createdAt, now: createdAt })
      : undefined
    if (product) made.push(product)
  }
  return sellOut(random, trade, made)
}

/**
 * Creates a few orders. The weight of each product is the weight that was ordered, so the product is sold out. Goods that
 * returned from a rejected or cancelled order are hidden by their seller.
 */
function sellOut(random: Random, trade: Trade, made: readonly MadeProduct[]): History {
  const first = made[0]
  if (!first) return { products: [], orders: [] }
  const sold = new Map(made.map((product) => [product, [0, 0] as [taken: number, back: number]]))
  const drafts = Array.from({ length: random.whole(1, 4) }, (_, place) => {
    const own = random.fork(`order/${place}`)
    const latest = made.at(-1)?.createdAt.getTime() ?? first.createdAt.getTime()
    const createdAt = new Date(latest + Math.floor(own.between(4, 1_200) * minute))
    const buyer = buyerFor(own, trade, first.seller)
    const lines = own.shuffled(made).slice(
      0,
      own.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
      ]),
    )
    const items = lines.map((product) => itemOf(product, appetiteFor(own, buyer, product)))
    return { own, buyer, createdAt, items }
  }).filter(({ createdAt }) => createdAt.getTime() < trade.startAt.getTime())

  const orders = drafts.map(({ own, buyer, createdAt, items }) =>
    makeOrder(own, {
      saleType: 'normal',
      buyer,
      operator: trade.operator,
      items,
      createdAt,
      now: trade.startAt,
    }),
  )
  for (const { items, status } of orders) {
    const back = status === 'rejected' || status === 'cancelled'
    for (const { product, grams } of items) {
      const sums = sold.get(product)
      if (sums) sums[back ? 1 : 0] += grams
    }
  }
  const placed = new Map<MadeProduct, PlacedProduct>()
  for (const product of made) {
    const [taken, back] = sold.get(product) ?? [0, 0]
    if (taken + back === 0) continue
    placed.set(product, {
      ...product,
      grams: taken + back,
      saleType: 'normal',
      status: back > 0 ? 'hidden' : 'sold_out',
      remaining: back,
    })
  }
  return { products: [...placed.values()], orders: orders.map((order) => onto(order, placed)) }
}

/** Returns the order with its products replaced by the placed products. */
function onto(
  order: MadeOrder<MadeProduct>,
  placed: ReadonlyMap<MadeProduct, PlacedProduct>,
): MadeOrder<PlacedProduct> {
  const items = order.items.map((item): MadeItem<PlacedProduct> => {
    const product = placed.get(item.product)
    if (!product) throw new RangeError('an order of something that was never listed')
    return { ...item, product }
  })
  return { ...order, items }
}

/**
 * Generates orders of current goods: orders that were completed today, even if the day has just begun, and orders of the
 * last days.
 */
export function makeTodaysOrders(
  random: Random,
  trade: Trade,
  products: readonly PlacedProduct[],
  counts: OrderCounts,
): MadeOrder<PlacedProduct>[] {
  const onSale = products.filter(({ status, createdAt }) => {
    return status === 'active' && trade.startAt.getTime() - createdAt.getTime() > 20 * minute
  })
  const bySpecies = oneOfEach(random.fork('kinds'), onSale)
  const completed = Array.from({ length: counts.completedToday }, (_, place) => {
    const own = random.fork(`completed/${place}`)
    return completedToday(own, trade, bySpecies[place % bySpecies.length] ?? own.pick(onSale))
  })
  const running = Array.from({ length: counts.running }, (_, place) => {
    const own = random.fork(`running/${place}`)
    return orderFor(own, trade, own.pick(onSale), 14 * hour)
  })
  const recent = Array.from({ length: counts.recent }, (_, place) => {
    const own = random.fork(`recent/${place}`)
    return orderFor(own, trade, own.pick(onSale), Number.POSITIVE_INFINITY)
  })
  return [...completed, ...running, ...recent]
}

/** One product of each species, for at most 24 species; those in the highest demand come first. */
function oneOfEach(random: Random, products: readonly PlacedProduct[]): PlacedProduct[] {
  const chosen = new Map<string, PlacedProduct>()
  for (const product of random.shuffled(products)) {
    const { code } = product.offer.species
    if (!chosen.has(code)) chosen.set(code, product)
  }
  return [...chosen.values()].toSorted((one, other) => other.offer.weight - one.offer.weight).slice(0, 24)
}

function completedToday(random: Random, trade: Trade, product: PlacedProduct): MadeOrder<PlacedProduct> {
  const now = trade.startAt.getTime()
  const earliest = Math.max(startOfDay(trade.startAt).getTime(), product.createdAt.getTime() + 10 * minute)
  const completedAt = new Date(Math.floor(earliest + random.next() * (now - earliest)))
  const since = Math.max(product.createdAt.getTime(), completedAt.getTime() - 20 * hour)
  const createdAt = new Date(Math.floor(since + random.between(0.1, 0.7) * (completedAt.getTime() - since)))
  return orderOf(random, trade, product, createdAt, completedAt)
}

/** Generates an order of a product, placed after its listing and in the last `within` ms. */
export function orderFor(
  random: Random,
  trade: Trade,
  product: PlacedProduct,
  within: number,
): MadeOrder<PlacedProduct> {
  const now = trade.startAt.getTime()
  const since = Math.max(product.createdAt.getTime(), now - within)
  const createdAt = new Date(Math.floor(since + random.between(0.05, 0.95) * (now - since)))
  return orderOf(random, trade, product, createdAt)
}

function orderOf(
  random: Random,
  trade: Trade,
  product: PlacedProduct,
  createdAt: Date,
  completedAt?: Date,
): MadeOrder<PlacedProduct> {
  const buyer = buyerFor(random, trade, product.seller)
  return makeOrder(random, {
    saleType: 'normal',
    buyer,
    operator: trade.operator,
    items: [itemOf(product, appetiteFor(random, buyer, product))],
    createdAt,
    now: trade.startAt,
    ...(completedAt ? { completedAt } : {}),
  })
}

/** A buyer, usually of the same region. The operator does not trade, and nobody buys their own goods. */
export function buyerFor(random: Random, { people }: Trade, seller: Person): Person {
  const others = people.filter((person) => person !== seller && !person.staffRole)
  const near = others.filter(({ city, type }) => city.region === seller.city.region && type === 'local_buyer')
  if (near.length > 0 && random.chance(0.55)) return random.pick(near)
  const type = random.weighted([
    ['local_buyer', 7],
    ['local_seller', 2],
    ['international_seller', 0.6],
    ['fisherman', 0.8],
  ] as const)
  const chosen = others.filter((person) => person.type === type)
  return random.pick(chosen.length > 0 ? chosen : others)
}
