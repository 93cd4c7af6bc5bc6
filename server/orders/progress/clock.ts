import { timeOf } from '#platform/clock.ts'
import { type Database, DatabaseUnavailable, type Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { limits } from '#shared/base/limits.ts'
import { lockReturns } from '../cancelling/actions.ts'
import type { OrderState } from '../row.ts'
import { haltSale, takeStep } from './steps.ts'
import { isSellerBlocked, listDue, listDueOf, lockOrder, lockPeopleOf } from './store.ts'
import type { Windows } from './windows.ts'

/**
 * Does what is due of an order, whose lock the caller holds with those of its people and stock: as of the time when it
 * was due, so that it makes no difference when it is done (contract, section 3).
 */
export async function settleDue(tx: Sql, order: OrderState, now: Date): Promise<OrderState> {
  const completes = order.due_status === 'completed' && order.due_at !== null && order.due_at <= now
  // A block that could not halt it: silence does not say that goods of a blocked seller came.
  if (completes && (await isSellerBlocked(tx, order.id))) return haltSale(tx, order, { by: null, now })
  return takeDue(tx, order, now)
}

/** The same, whether its seller is blocked or not: of what was due before their block. */
export async function takeDue(tx: Sql, order: OrderState, now: Date): Promise<OrderState> {
  const { due_status: to, due_at: at } = order
  if (to === null || at === null || at > now) return order
  return takeStep(tx, order, { to, at, side: 'clock', by: null })
}

/**
 * Does what is due by now of the orders of one side, before somebody reads them. An order that cannot be settled is logged
 * and shown as it stands: it must not hide the others.
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

/** Does what is due of one order before somebody reads it; where that fails it is read as it stands. */
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
 * Does what is due of one order by the database's clock, or by `now`. One that another transaction holds is skipped where
 * it may be `passed`.
 */
export function settleOrder(
  db: Database,
  id: number,
  {
    now: given,
    windows,
    passed = false,
  }: { readonly now?: Date; readonly windows: Windows; readonly passed?: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPeopleOf(tx, id)
    const now = given ?? (await timeOf(tx))
    await lockReturns(tx, id, { now })
    const order = await lockOrder(tx, id, { windows, passed })
    if (order) await settleDue(tx, order, now)
  })
}

/**
 * Does what is due of all orders, each in a transaction of its own; how many there were. Any number of workers may do it
 * at once. One that fails keeps the others from nothing: the first failure is thrown at the end.
 */
export async function settleOrders(db: Database, now: Date, windows: Windows): Promise<number> {
  const seen: number[] = []
  const failures: unknown[] = []
  for (;;) {
    const due = await listDue(db, now, { limit: limits.order.settledAtOnce, without: seen })
    for (const id of due) {
      await settleOrder(db, id, { now, windows, passed: true }).catch((error) => failures.push(error))
    }
    seen.push(...due)
    if (due.length > 0 && seen.length < limits.order.settledAtMost) continue
    if (failures.length > 0) throw failures[0]
    return seen.length
  }
}
