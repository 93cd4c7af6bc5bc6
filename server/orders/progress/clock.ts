import { timeOf } from '#platform/clock.ts'
import { type Database, DatabaseUnavailable, type Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { limits } from '#shared/base/limits.ts'
import { endAllDue } from '../../base/due.ts'
import { lockReturns } from '../cancelling/actions.ts'
import type { OrderState } from '../row.ts'
import { haltSale, takeStep } from './steps.ts'
import { isSellerBlocked, listDue, listDueOf, lockOrder, lockPeopleOf } from './store.ts'
import type { Windows } from './windows.ts'

/**
 * Takes the due step of an order as of the time when the step was due, so that the result does not depend on when this
 * runs (contract, section 3). The caller has locked the order, its people and its stock.
 */
export async function settleDue(tx: Sql, order: OrderState, now: Date): Promise<OrderState> {
  const completes = order.due_status === 'completed' && order.due_at !== null && order.due_at <= now
  // The state of this order did not allow a dispute when its seller was blocked. It is disputed now, because an order of a
  // blocked seller must not complete without the buyer.
  if (completes && (await isSellerBlocked(tx, order.id))) return haltSale(tx, order, { by: null, now })
  return takeDue(tx, order, now)
}

/** Takes the due step even if the seller is blocked, for a step that was due before the block. */
export async function takeDue(tx: Sql, order: OrderState, now: Date): Promise<OrderState> {
  const { due_status: to, due_at: at } = order
  if (to === null || at === null || at > now) return order
  return takeStep(tx, order, { to, at, side: 'clock', by: null })
}

/**
 * Settles the due orders of one side before they are listed. If an order cannot be settled, the failure is logged and the order
 * is listed in its stored state, so that the list still loads.
 */
export async function settleOf(
  db: Database,
  of: { readonly side: 'buyer' | 'seller'; readonly id: number },
  { now, windows, log }: { readonly now: Date; readonly windows: Windows; readonly log: Log },
): Promise<void> {
  for (const id of await listDueOf(db, now, { ...of, limit: limits.order.settledAtOnce })) {
    await trySettling(db, id, { windows, log })
  }
}

/** Settles one order before it is read; logs a failure. */
export async function trySettling(
  db: Database,
  id: number,
  { windows, log }: { readonly windows: Windows; readonly log: Log },
): Promise<void> {
  try {
    await settleOrder(db, id, { windows })
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    countFailure('order_settlement')
    log.error({ err: error, orderId: id }, 'an order could not be settled')
  }
}

/**
 * Settles one order by the database's clock, or by `now`. With `skipLocked`, skips an order that another transaction has
 * locked.
 */
export function settleOrder(
  db: Database,
  id: number,
  {
    now: given,
    windows,
    skipLocked = false,
  }: { readonly now?: Date; readonly windows: Windows; readonly skipLocked?: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPeopleOf(tx, id)
    const now = given ?? (await timeOf(tx))
    await lockReturns(tx, id, { now })
    const order = await lockOrder(tx, id, { windows, skipLocked })
    if (order) await settleDue(tx, order, now)
  })
}

/**
 * Settles all due orders, each in its own transaction; returns their number. Workers may run it concurrently. After a
 * failure it continues with the other orders, and at the end throws the first failure.
 */
export async function settleOrders(db: Database, now: Date, windows: Windows): Promise<number> {
  const { settledAtOnce: atOnce, settledAtMost: atMost } = limits.order
  const settle = async (id: number) => {
    await settleOrder(db, id, { now, windows, skipLocked: true })
    return true
  }
  return endAllDue((query) => listDue(db, now, query), settle, { atOnce, atMost })
}
