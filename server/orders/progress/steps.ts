import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas } from '#shared/base/money.ts'
import { type OrderStatus, stepProblem } from '#shared/orders/status.ts'
import { notify } from '../../notifications/actions.ts'
import { extendHold, freezeHold } from '../../wallet/holdsStore.ts'
import { returnSource } from '../cancelling/actions.ts'
import { divide, isPaidHere, payOut, refundFromEscrow, sharesOfOrder } from '../payment/money.ts'
import type { OrderState } from '../row.ts'
import { courseOf, type StepTaken } from './course.ts'
import { after, disputeUntilOf, factsOf } from './facts.ts'
import { newsOf } from './news.ts'
import { insertEvent, returnStock, saveOrder } from './store.ts'

/**
 * Takes a locked order to a state: moves its money and stock, adds the step to its timeline and notifies (contract,
 * section 3). Refuses: illegal_transition when the money that a return needs is no longer held.
 */
export async function takeStep(tx: Sql, order: OrderState, step: StepTaken): Promise<OrderState> {
  const next = { ...order, ...courseOf(order, step) }
  if (isPaidHere(order)) await moneyOf[step.to]?.(tx, order, next, step)
  if (step.to === 'rejected' || step.to === 'cancelled') await returnStock(tx, order.id)
  await saveOrder(tx, next)
  const { to: status, at, side, by, refusal } = step
  const place = await insertEvent(tx, order.id, { status, at, side, by, refusal })
  await notify(tx, ...newsOf(order, next, { ...step, place }))
  await returnSource(tx, order, step)
  return next
}

/**
 * Disputes one order of a blocked seller if its state allows a dispute. `by` is null if no staff member acts. The caller has
 * locked the order and its people, and has checked that the seller is blocked.
 */
export async function haltSale(
  tx: Sql,
  order: OrderState,
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<OrderState> {
  const facts = { ...factsOf(order), sellerBlocked: true }
  if (stepProblem(facts, 'disputed', 'operator', now) !== null) return order
  const reason = order.return_reason ?? sellerBlocked
  return takeStep(tx, order, { to: 'disputed', at: now, side: 'operator', by, reason })
}

/** The reason of a dispute that a block opens. It is stored, so it has both languages. */
const sellerBlocked = 'البائع موقوف · The seller is blocked'

type MoveMoney = (tx: Sql, order: OrderState, next: OrderState, step: StepTaken) => Promise<void>

/** The movements of money that a step causes in the ledger. */
const moneyOf: Partial<Record<OrderStatus, MoveMoney>> = {
  rejected: refundAll,
  cancelled: refundAll,
  completed: complete,
  return_requested: (tx, order) => freeze(tx, order, 'return_over'),
  // Only a dispute by the buyer has to freeze money. In all other cases the money is still in escrow, or the return froze it.
  disputed: (tx, order, _next, { side }) =>
    side === 'buyer' ? freeze(tx, order, 'no_refused_return') : Promise.resolve(),
  returned: (tx, order, _next, { refund = order.total_halalas }) => divide(tx, order, refund),
}

function refundAll(tx: Sql, order: OrderState): Promise<void> {
  return refundFromEscrow(tx, order, { amount: order.total_halalas, reason: 'refund' })
}

/**
 * Completes an order. After a refused return, the hold lasts at least until the deadline to dispute the refusal; a
 * decision ends the hold.
 */
async function complete(
  tx: Sql,
  order: OrderState,
  next: OrderState,
  { at, side, refund }: StepTaken,
): Promise<void> {
  if (side === 'operator') return divide(tx, order, refund ?? halalas(0))
  const disputed = disputeUntilOf(next)
  const free = after(at, order.windows.hold_s)
  if (order.completed_at === null) return payOut(tx, order, disputed && disputed > free ? disputed : free)
  await extendHold(tx, order.id, disputed ?? free)
}

/** Freezes the seller's proceeds. Refuses if the proceeds are no longer held, because the seller may have spent them. */
async function freeze(tx: Sql, order: OrderState, late: 'return_over' | 'no_refused_return'): Promise<void> {
  if (order.completed_at === null || sharesOfOrder(order).seller === 0) return
  if (!(await freezeHold(tx, order.id))) throw new Refusal('illegal_transition', undefined, { words: late })
}
