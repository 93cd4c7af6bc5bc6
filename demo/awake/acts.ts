import type { Auction, AuctionDetails } from '#shared/auctions/contract.ts'
import type { Random } from '../random.ts'
import type { Client } from './client.ts'

/** One action of a demo account; returns what was done, or null if there was nothing to do. */
export type Act = (client: Client, random: Random) => Promise<string | null>

/**
 * Lists one of the account's own lots again for a short auction that starts now. The auction accepts automatically,
 * because no owner is present.
 */
export const openLot: Act = async (client, random) => {
  const { products } = await client.ask('GET product/my/local/auction', { query: { limit: 50 } })
  if (products.data.length === 0) return null
  const { id } = random.pick(products.data)
  const lot = await client.ask('GET product/update/{id}', { params: { id } })
  const starting = lot.auction?.starting_price ?? lot.price
  const made = await client.ask('POST product/auction/create', {
    body: {
      name: { ar: nameIn(lot.translations, 'ar'), en: nameIn(lot.translations, 'en') },
      details: lot.details,
      type_fish_id: lot.type_fish_id,
      market_id: lot.market_id,
      city_id: lot.city.id,
      size: lot.size.id,
      quality: lot.quality.id,
      fish_type: lot.fish_type.id,
      origin: lot.origin,
      farmed: lot.farmed,
      origin_country: lot.origin_country,
      quantity: lot.listed_quantity,
      copy_of: id,
      ...termsOf(tens(starting * random.between(0.95, 1.05)), random),
    },
  })
  return `auction ${made.id} opened`
}

/** Draws the terms of a lot: most lots are sold by bids, some by a Dutch clock or by sealed offers. */
function termsOf(price: number, random: Random) {
  const way = random.weighted(wayOdds)
  if (way === 'dutch') {
    const start = tens(price * 1.5)
    return {
      way,
      price: start,
      floor_price: price,
      min_increment: Math.ceil((start - price) / 20),
      step_s: 30,
    }
  }
  const minutes = random.pick([12, 15, 20, 30, 45])
  return way === 'sealed' ? { way, price, minutes } : { price, minutes, auto_accept: true }
}

const wayOdds = [
  ['english', 8],
  ['dutch', 1],
  ['sealed', 1],
] as const

/**
 * Returns an action that bids in one of these auctions, never above the value of the lot, sometimes with a maximum. In a Dutch
 * auction it buys, and in a tender it makes an offer.
 */
export function bidIn(auctions: readonly Auction[]): Act {
  return async (client, random) => {
    const others = auctions.filter(
      (auction) =>
        auction.seller.id !== client.id &&
        (auction.way !== 'english' || auction.next_minimum <= worthOf(auction)),
    )
    if (others.length === 0) return null
    const { id } = random.pick(others.slice(0, 6))
    const auction = await client.ask('GET auction/show/{id}', { params: { id } })
    if (auction.way !== 'english') return buyOtherwise(client, auction, random)
    const money = auction.next_minimum + auction.min_increment * random.weighted(stepOdds)
    if (auction.my_standing === 'leading' || auction.status !== 'open' || money > worthOf(auction))
      return null
    const max = Math.min(worthOf(auction), money + auction.min_increment * random.whole(2, 6))
    const body = random.chance(0.2) && max > money ? { money, max_money: max } : { money }
    await client.ask('POST auction/show/{id}/bid', { params: { id }, body })
    return `${money} bid in auction ${id}`
  }
}

/** Buys a Dutch lot once its price has fallen by 15 to 30 %, or makes an offer in a tender. */
async function buyOtherwise(client: Client, auction: AuctionDetails, random: Random): Promise<string | null> {
  const { id, way, price, starting_price, my_offer, status } = auction
  if (status !== 'open') return null
  if (way === 'sealed') {
    if (my_offer) return null
    const money = tens(starting_price * random.between(1.02, 1.3))
    await client.ask('POST auction/show/{id}/offer', { params: { id }, body: { money } })
    return `offer made in tender ${id}`
  }
  // A Dutch lot starts far above its value, so the buyer waits.
  if (price > starting_price * random.between(0.7, 0.85)) return null
  await client.ask('POST auction/show/{id}/press', { params: { id }, body: { money: price } })
  return `lot ${id} bought at ${price}`
}

/** Orders a won lot, for pickup and cash payment. */
export function orderWon(ended: readonly Auction[]): Act {
  return async (client) => {
    for (const { id, status } of ended) {
      if (status !== 'awarded') continue
      const { awarded_bid } = await client.ask('GET auction/show/{id}', { params: { id } })
      if (!awarded_bid?.mine) continue
      const form = await client.ask('GET orders/create/{id}', { params: { id } })
      const payment = form.payments.find(({ code }) => code === 'cod')
      const pickup = form.delivery_methods.find(({ code }) => code.startsWith('pickup'))
      const city = form.cities[0]
      if (!payment || !pickup || !city) return null
      const body = {
        sale_type: 'auction' as const,
        city_id: city.id,
        payment_id: payment.id,
        delivery_method_id: pickup.id,
      }
      await client.ask('POST orders/create/{id}', { params: { id }, body })
      return `lot ${id} ordered`
    }
    return null
  }
}

/** Moves a cash order of a lot or an offer one step forward: accepted, in progress, completed. */
export const serveOrder: Act = async (client) => {
  for (const [status, next] of steps) {
    const [lots, offered] = await Promise.all([
      client.ask('GET orders', { query: { status, sale_type: 'auction', limit: 5 } }),
      client.ask('GET orders/offers', { query: { status, limit: 5 } }),
    ])
    const order = [...lots.data, ...offered.data].find(({ payment }) => payment.code === 'cod')
    if (!order) continue
    await client.ask('GET orders/show/{id}/status/{status}', {
      params: { id: order.id, status: next },
      query: { from: status },
    })
    return `order ${order.number} ${next}`
  }
  return null
}

const steps = [
  ['pending', 'accepted'],
  ['accepted', 'in_progress'],
  ['in_progress', 'completed'],
] as const

const stepOdds = [
  [0, 6],
  [1, 3],
  [3, 1],
] as const

/** The value of a lot, which depends only on its id: a fifth to a half above the starting price. */
function worthOf({ id, starting_price }: Pick<Auction, 'id' | 'starting_price'>): number {
  return tens(starting_price * (1.2 + ((id * 7_919) % 31) / 100))
}

const tens = (riyals: number) => Math.max(10, Math.round(riyals / 10) * 10)

const nameIn = (names: readonly { readonly locale: string; readonly name: string }[], locale: string) =>
  names.find((one) => one.locale === locale)?.name ?? ''
