import { type Halalas, halalas } from '../base/money.ts'

/** The goods of one seller in a cart, with the markets in which they are. */
export type DeliveredParcel = { readonly markets: readonly number[] }

/** The delivery fee of one order. */
export type DeliveryShare = {
  readonly fee: Halalas
  /** The number of orders that share one trip, including this order; 1 for a trip of its own. */
  readonly orders: number
  /** The market from which the shared trip starts; null for a trip of its own. */
  readonly market: number | null
}

/**
 * The delivery fees of orders that are placed together. The market's van brings the goods of all sellers of one market in
 * one trip, so these orders share one fee. It is divided in halalas: the first orders pay one halala more if it does not
 * divide evenly. An order with goods in several markets, and every order with another method, pays a whole fee.
 */
export function deliveryShares(
  methodCode: string,
  fee: Halalas,
  parcels: readonly DeliveredParcel[],
): DeliveryShare[] {
  const marketOf = ({ markets: [first, ...rest] }: DeliveredParcel): number | null =>
    first !== undefined && vanMethods.has(methodCode) && rest.every((market) => market === first)
      ? first
      : null
  const markets = parcels.map(marketOf)
  return markets.map((market, place) => {
    const orders = markets.filter((each) => each === market).length
    if (market === null || orders === 1) return { fee, orders: 1, market: null }
    const before = markets.slice(0, place).filter((each) => each === market).length
    return { fee: shareOf(fee, orders, before), orders, market }
  })
}

function shareOf(fee: Halalas, orders: number, place: number): Halalas {
  const rest = fee % orders
  return halalas((fee - rest) / orders + (place < rest ? 1 : 0))
}

/** The methods of the market's own vans. A seller, a courier company and an airline each make their own trips. */
const vanMethods: ReadonlySet<string> = new Set(['refrigerated', 'frozen_transport'])
