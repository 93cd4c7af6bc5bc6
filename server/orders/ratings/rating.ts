import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { ratingProblem } from '#shared/orders/status.ts'
import { notify } from '../../notifications/actions.ts'
import { type Acting, holdOrder } from '../progress/actions.ts'
import { insertRating } from './store.ts'

/**
 * Rates the other side of an order, once (contract, section 2, rate). Refuses: not_found; illegal_transition before the
 * completion and later than 30 days after it; already_exists.
 */
export async function rate(
  tx: Sql,
  acting: Acting,
  { stars, text }: { readonly stars: number; readonly text: string },
): Promise<void> {
  const { order, side } = await holdOrder(tx, acting)
  const problem = ratingProblem(order.completed_at, acting.now)
  if (problem !== null) {
    throw new Refusal('illegal_transition', undefined, problem === 'rating_over' ? { words: problem } : {})
  }
  const by = acting.caller.id
  const of = side === 'buyer' ? order.seller_id : order.buyer_id
  if (!(await insertRating(tx, { orderId: order.id, by, of, stars, text, at: acting.now }))) {
    throw new Refusal('already_exists', undefined, { words: 'rated_before' })
  }
  const kind = side === 'buyer' ? 'sale_rated' : 'order_rated'
  const facts = { number: orderNumber(order.id), stars }
  await notify(tx, { to: of, kind, facts, about: order.id, by, event: `order:${order.id}:rated:${by}` })
}
