import type { Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { awardOf } from '#shared/auctions/engine.ts'
import { Refusal } from '#shared/base/errors.ts'
import { fromRiyals, halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import type { Order, SingleOrderForm } from '#shared/orders/contract.ts'
import { stepAuction } from '../../auctions/step.ts'
import { once } from '../../base/once.ts'
import { notify } from '../../notifications/actions.ts'
import { placedNews } from '../progress/news.ts'
import { type MadeOrders, type Placing, place, withPay } from './actions.ts'
import { basketOfLot } from './basket.ts'
import { findLot, lockPeople } from './store.ts'

/**
 * Orders a lot whole, at what was accepted for it, once for its key: award, stock, order, money and the word to the seller
 * stand or fall together (contract, section 2, Orders and Auctions). Refuses: validation_failed, not_found (also of what
 * is hidden), forbidden (one's own lot, another's award), conflict where the winner's time is over, auction_closed where
 * it was ordered or stopped, insufficient_funds, idempotency_mismatch.
 */
export async function placeLot(
  placing: Placing,
  context: Context,
  { id, form }: { readonly id: number; readonly form: SingleOrderForm },
): Promise<Order> {
  const made = await once(placing.db, context, (tx) => placeInside(placing, tx, context, { id, form }))
  const { orders } = await withPay(placing, made)
  const [order] = orders
  if (!order) throw new RangeError('a lot made no order')
  return order
}

async function placeInside(
  placing: Placing,
  tx: Sql,
  context: Context,
  { id, form }: { readonly id: number; readonly form: SingleOrderForm },
): Promise<MadeOrders> {
  const buyer = context.caller?.id ?? 0
  const lot = await findLot(tx, id)
  if (!lot) throw new Refusal('not_found')
  if (lot.sale_type !== 'auction') throw new Refusal('validation_failed', { sale_type: [{ code: 'choice' }] })
  if (lot.seller_id === buyer) throw new Refusal('forbidden', undefined, { words: 'own_goods' })
  const people = await lockPeople(tx, [buyer, lot.seller_id])
  if (!people.includes(buyer)) throw new Refusal('unauthenticated')
  const { row, state } = await stepAuction(tx, id, { kind: 'order', bidder: buyer })
  const award = awardOf(state)
  if (!award) throw new RangeError(`auction ${id} was ordered without an award`)
  const made = await place(placing, tx, context, basketOfLot(id, grams(row.lot_grams), form), award.amount)
  if (made.charge === null) await tellSeller(tx, made, { buyer, seller: lot.seller_id })
  return made
}

/** A seller hears of an order when its money is there, or comes at the door. */
async function tellSeller(
  tx: Sql,
  { orders: [order] }: MadeOrders,
  { buyer, seller }: { readonly buyer: number; readonly seller: number },
): Promise<void> {
  if (!order) return
  const { id, sale_type, total } = order
  const total_halalas = fromRiyals(total) ?? halalas(0)
  await notify(tx, placedNews({ id, sale_type, total_halalas, buyer_id: buyer, seller_id: seller }))
}
