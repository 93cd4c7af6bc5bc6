import { addDays, startOfDay } from '#shared/base/dates.ts'
import { appetiteFor, itemOf, type MadeOrder, makeOrder } from '../orders/orders.ts'
import type { Person } from '../people/people.ts'
import { assortmentOf, type Offer } from '../products/assortment.ts'
import { makeProduct, type PlacedProduct } from '../products/products.ts'
import type { Trade } from '../products/stalls.ts'
import type { Random } from '../random.ts'
import { species } from '../reference/reference.ts'
import { buyerFor, type History } from './history.ts'

const minute = 60_000
const hour = 60 * minute

/** The markets with the largest trade. */
export const mainMarkets = [
  ...['jeddah-bangalah', 'qatif-fish-island', 'dammam-central', 'riyadh-fish', 'jizan', 'yanbu-central'],
] as const

/** The days of the sales, counted back from today. */
const daysBack = [0, 3] as const

/**
 * A price is published only with at least three sellers. Not every seller offers every kind, so four sellers are chosen per
 * market.
 */
const sellersOfKind = 3
const sellersOfMarket = 4

/**
 * Generates completed sales of today and of an earlier day of the week: in each main market three sellers sell the same
 * common kinds, at most `kinds` local and as many imported ones. Therefore these kinds have published prices.
 */
export function makeDailyTrade(random: Random, trade: Trade, kinds: number): History {
  const orders = mainMarkets.flatMap((code) =>
    (['local', 'imported'] as const).flatMap((origin) => {
      const own = random.fork(`${code}/${origin}`)
      const here = trade.stalls
        .map(({ seller }) => seller)
        .filter(({ market, type }) => {
          return market?.code === code && (type === 'international_seller') === (origin === 'imported')
        })
      const sellers = own.shuffled(here).slice(0, sellersOfMarket)
      const common = commonKinds(sellers, origin).slice(0, kinds)
      return sellers.flatMap((seller) => {
        const codes = common.filter((kind) => kind.sellers.includes(seller)).map(({ code }) => code)
        return daysBack.flatMap((day) =>
          sale(own.fork(`${seller.id}/${day}`), trade, { seller, codes, day, origin }),
        )
      })
    }),
  )
  return { products: orders.flatMap(({ items }) => items.map(({ product }) => product)), orders }
}

type Kind = { readonly code: string; readonly weight: number; readonly sellers: readonly Person[] }

/**
 * The species that at least `sellersOfKind` of the sellers may offer, each with that many sellers. The species in the highest
 * demand come first.
 */
function commonKinds(sellers: readonly Person[], origin: Offer['origin']): Kind[] {
  return species
    .filter(({ hidden }) => !hidden)
    .flatMap((one) => {
      const able = sellers.flatMap((seller) => {
        const [offer] = offersOf(seller, one.code, origin)
        return offer ? [{ seller, weight: offer.weight }] : []
      })
      const chosen = able.slice(0, sellersOfKind).map(({ seller }) => seller)
      if (chosen.length < sellersOfKind) return []
      return [{ code: one.code, weight: able[0]?.weight ?? 0, sellers: chosen }]
    })
    .toSorted((one, other) => other.weight - one.weight)
}

function offersOf(seller: Person, code: string, origin: Offer['origin']): Offer[] {
  const among = species.filter((one) => one.code === code)
  return assortmentOf(seller, among).filter((offer) => offer.origin === origin)
}

type Sale = {
  readonly seller: Person
  readonly codes: readonly string[]
  /** Days before today. */
  readonly day: number
  readonly origin: Offer['origin']
}

/** Generates one completed order of a seller with a line of each kind; none if the season of every kind is closed. */
function sale(
  random: Random,
  trade: Trade,
  { seller, codes, day, origin }: Sale,
): MadeOrder<PlacedProduct>[] {
  const completedAt = completionOn(random, trade.startAt, day)
  const listedAt = new Date(completedAt.getTime() - Math.floor(random.between(6, 14) * hour))
  const buyer = buyerFor(random, trade, seller)
  const items = codes.flatMap((code, place) => {
    const own = random.fork(code)
    const createdAt = new Date(listedAt.getTime() + place * 2 * minute)
    const offers = offersOf(seller, code, origin)
    const made = makeProduct(own, { seller, offers, createdAt, now: createdAt })
    if (!made) return []
    const grams = appetiteFor(own, buyer, made)
    const sold: PlacedProduct = { ...made, grams, saleType: 'normal', status: 'sold_out', remaining: 0 }
    return [itemOf(sold, grams)]
  })
  if (items.length === 0) return []
  const ready = listedAt.getTime() + codes.length * 2 * minute
  const createdAt = new Date(Math.floor(ready + random.between(0.1, 0.6) * (completedAt.getTime() - ready)))
  const { operator, startAt: now } = trade
  return [makeOrder(random, { saleType: 'normal', buyer, operator, items, createdAt, now, completedAt })]
}

/** A time of today up to now, or in the opening hours of an earlier day. */
function completionOn(random: Random, now: Date, day: number): Date {
  const start = startOfDay(addDays(now, -day)).getTime()
  const after = day === 0 ? random.next() * (now.getTime() - start) : random.between(7, 21) * hour
  return new Date(Math.floor(start + after))
}
