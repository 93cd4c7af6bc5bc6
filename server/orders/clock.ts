import type { Database, Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import { listDue, listDueOf, lockOrder, lockPeopleOf, lockStockOf } from './lifeStore.ts'
import type { OrderState } from './row.ts'
import { takeStep } from './steps.ts'
import type { Windows } from './windows.ts'

/**
 * Does what is due of an order, whose lock the caller holds with those of its people and stock: as of the time when it
 * was due, so that it makes no difference when it is done (contract, section 3).
 */
export async function settleDue(tx: Sql, order: OrderState, now: Date): Promise<OrderState> {
  const { due_status: to, due_at: at } = order
  if (to === null || at === null || at > now) return order
  return takeStep(tx, order, { to, at, side: 'clock', by: null })
}

/** Does what is due by now of the orders of one side, before somebody reads them. */
export async function settleOf(
  db: Database,
  of: { readonly side: 'buyer' | 'seller'; readonly id: number },
  { now, windows }: { readonly now: Date; readonly windows: Windows },
): Promise<void> {
  for (const id of await listDueOf(db, now, { ...of, limit: limits.order.settledAtOnce })) {
    await settleOrder(db, id, { now, windows })
  }
}

/** Does what is due of one order. One that another holds is `passed`, where the caller does not have to wait for it. */
export function settleOrder(
  db: Database,
  id: number,
  {
    now,
    windows,
    passed = false,
  }: { readonly now: Date; readonly windows: Windows; readonly passed?: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPeopleOf(tx, id)
    await lockStockOf(tx, id, { always: false, now })
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
