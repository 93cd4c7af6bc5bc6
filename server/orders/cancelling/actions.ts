import type { Sql } from '#platform/database/db.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { sellerCancellation } from '#shared/orders/status.ts'
import { failLot, holdLot } from '../../auctions/awarding/actions.ts'
import { closeAbandoned, holdToReopen, reopenRequest } from '../../requests/accepting/reopening.ts'
import { listOfCharge, lockPeopleOfCharge, lockStockOfCharge } from '../payment/paidStore.ts'
import type { StepTaken } from '../progress/course.ts'
import { factsOf } from '../progress/facts.ts'
import { lockStockOf } from '../progress/store.ts'
import type { OrderState } from '../row.ts'
import { findSource, insertCancellation, isCancelDue, type OrderSource } from './store.ts'

/**
 * The rows that a step may change besides its order. `stock`: the goods. `cancels`: the goods, and the auction or the request.
 */
export interface Returns {
  readonly stock?: boolean
  readonly cancels?: boolean
}

/**
 * Locks the rows to which a step may return goods, also if the order is due to be cancelled: the bidders and the auction of a
 * lot, the products, and the people and the request of an offer. The caller has already locked the order's people and locks the
 * order afterwards (lock order: people, auctions, products, requests, orders).
 */
export async function lockReturns(
  tx: Sql,
  orderId: number,
  { stock = false, cancels = false, now }: Returns & { readonly now: Date },
): Promise<void> {
  const cancelled = cancels || (await isCancelDue(tx, orderId, now))
  const source = cancelled ? await findSource(tx, orderId) : undefined
  if (source?.auction_id) await holdLot(tx, source.auction_id)
  if (stock || cancelled) await lockStockOf(tx, orderId)
  if (source?.request_id) await holdToReopen(tx, source.request_id)
}

/**
 * Locks the people of a charge's orders and everything that these orders may return, in the lock order of {@link
 * lockReturns}. An order may be due to be cancelled when its charge is settled.
 */
export async function lockReturnsOfCharge(tx: Sql, chargeId: number): Promise<void> {
  await lockPeopleOfCharge(tx, chargeId)
  const sources: OrderSource[] = []
  for (const id of await listOfCharge(tx, chargeId)) {
    const source = await findSource(tx, id)
    if (source) sources.push(source)
  }
  for (const { auction_id: id } of sources) if (id) await holdLot(tx, id)
  await lockStockOfCharge(tx, chargeId)
  for (const { request_id: id } of sources) if (id) await holdToReopen(tx, id)
}

/**
 * Returns the goods of a rejected or cancelled order to their source. A lot passes to the next bid. If the seller caused
 * the failure, the failure is recorded and the request reopens; if the buyer cancelled, the request is closed (contract,
 * section 3, "Cancelled by the seller", "Cancelled by the buyer").
 */
export async function returnSource(
  tx: Sql,
  order: OrderState,
  { to, at, side, by }: StepTaken,
): Promise<void> {
  if (to !== 'rejected' && to !== 'cancelled') return
  const source = await findSource(tx, order.id)
  if (!source) return
  const reason = sellerCancellation(factsOf(order), to, side)
  if (reason) await insertCancellation(tx, { orderId: order.id, sellerId: order.seller_id, reason, at, by })
  if (source.auction_id) await failLot(tx, source.auction_id, reason ? 'rejected' : 'abandoned')
  if (source.request_id) {
    const { request_id: id, offer_id: offerId } = source
    const failed = { id, offerId, order: { id: order.id, number: orderNumber(order.id) } }
    if (reason) await reopenRequest(tx, failed)
    else await closeAbandoned(tx, { ...failed, sellerId: order.seller_id })
  }
}
