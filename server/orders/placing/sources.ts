import type { Sql } from '#platform/database/db.ts'
import { awardOf } from '#shared/auctions/engine.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, maxAmount, priceOf } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { deliveryShares } from '#shared/orders/delivery.ts'
import type { SourceForm } from '#shared/orders/placing.ts'
import type { SourceKind } from '#shared/orders/source.ts'
import { stepAuction } from '../../auctions/step.ts'
import { takeAccepted } from '../../requests/accepting/ordering.ts'
import { findOrder } from '../store.ts'
import {
  type Basket,
  basketOfLot,
  basketOfProduct,
  type FormRead,
  formOfOffer,
  type Line,
  termsOfOffer,
} from './basket.ts'
import { insertOfferOrder } from './offerStore.ts'
import {
  type Choices,
  findLot,
  insertOrders,
  listParcels,
  lockPeople,
  type OrderTerms,
  type Placed,
  type Wanted,
} from './store.ts'

/** A source that is locked and may be ordered, with the data that the function `place` (actions.ts) needs. */
export interface TakenSource {
  /** Returns the form, together with the problems that the source finds in it. */
  readonly formFor: (choices: Choices) => FormRead
  /** The products of the orders. Their agreed prices are checked, and refusals name them. Empty for an offer. */
  readonly lines: readonly Line[]
  /** The field that reports a total above the largest amount. */
  readonly totalField: string
  readonly write: (tx: Sql, terms: OrderTerms) => Promise<Placed>
  /** Whether `write` already moves the money of a wallet. */
  readonly paid: boolean
  /** Whether `write` already notifies the sellers. */
  readonly notified: boolean
}

export interface Taking {
  readonly id: number
  readonly buyer: number
  readonly form: SourceForm
}

/**
 * Locks a source for its buyer and closes it: the auction or the request becomes `ordered` when the transaction commits.
 * A product stays open; `place_orders` locks its stock.
 */
export const takeSource: Record<SourceKind, (tx: Sql, taking: Taking) => Promise<TakenSource>> = {
  product: async (_tx, { id, buyer, form }) => takenBasket(basketOfProduct(id, form), buyer),
  lot: takeLot,
  offer: takeOffer,
}

export function takenBasket(basket: Basket, buyer: number): TakenSource {
  const { lines } = basket
  const [line] = lines
  return {
    formFor: () => basket,
    lines,
    totalField: lines.length === 1 && line ? line.fields.quantity : 'products',
    write: async (tx, terms) =>
      insertOrders(tx, { ...terms, buyer, lines, fees: await sharedFees(tx, basket, terms.delivery) }),
    paid: true,
    notified: true,
  }
}

/** Delivery fees of the sellers whose orders share one delivery; empty if each order pays the whole fee. */
async function sharedFees(
  tx: Sql,
  { lines }: Basket,
  delivery: number,
): Promise<NonNullable<Wanted['fees']>> {
  if (lines.length === 1) return {}
  const ids = lines.map(({ id }) => id)
  const parcels = await listParcels(tx, ids, delivery)
  const [first] = parcels
  const shares = first ? deliveryShares(first.code, first.fee_halalas, parcels) : []
  return Object.fromEntries(
    parcels.flatMap(({ seller_id }, place) => {
      const { fee, orders = 1 } = shares[place] ?? {}
      return fee !== undefined && orders > 1 ? [[seller_id, { halalas: fee, orders }]] : []
    }),
  )
}

/**
 * Refuses: not_found; validation_failed for a product that is not a lot; forbidden for the caller's own lot and for
 * everybody but the winner; conflict after the winner's deadline. Also refuses auction_closed for a lot that is ordered
 * or stopped, and unauthenticated for a blocked or removed buyer.
 */
async function takeLot(tx: Sql, { id, buyer, form }: Taking): Promise<TakenSource> {
  const lot = await findLot(tx, id)
  if (!lot) throw new Refusal('not_found')
  if (lot.sale_type !== 'auction') throw new Refusal('validation_failed', { sale_type: [{ code: 'choice' }] })
  if (lot.seller_id === buyer) throw new Refusal('forbidden', undefined, { words: 'own_goods' })
  const people = await lockPeople(tx, [buyer, lot.seller_id])
  if (!people.includes(buyer)) throw new Refusal('unauthenticated')
  const { row, state } = await stepAuction(tx, id, { kind: 'order', bidder: buyer })
  const award = awardOf(state)
  if (!award) throw new RangeError(`auction ${id} was ordered without an award`)
  const basket = basketOfLot(id, grams(row.lot_grams), form)
  return {
    ...takenBasket(basket, buyer),
    write: (inside, terms) =>
      insertOrders(inside, { ...terms, buyer, lines: basket.lines, accepted: award.amount }),
    notified: false,
  }
}

/** Refuses like `takeAccepted`. */
async function takeOffer(tx: Sql, { id, buyer, form }: Taking): Promise<TakenSource> {
  const { offer, at } = await takeAccepted(tx, id, buyer)
  const price = priceOf(halalas(offer.price_halalas), grams(offer.quantity_grams))
  const subtotal = halalas(Math.max(1, price))
  return {
    formFor: (choices) => formOfOffer(termsOfOffer(offer, choices), form),
    lines: [],
    // The price of an offer never exceeds the largest amount, so the total can exceed it only by the delivery fee.
    totalField: 'delivery_method_id',
    write: async (inside, terms) => {
      const orderId = await insertOfferOrder(inside, { ...terms, offerId: offer.id, subtotal, at })
      const order = orderId === undefined ? undefined : await findOrder(inside, orderId, terms.windows)
      if (!order) return { refused: 'choice' }
      return order.total_halalas > maxAmount ? { refused: 'too_dear' } : { orders: [order] }
    },
    paid: false,
    notified: false,
  }
}
