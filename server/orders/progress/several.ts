import { timeOf } from '#platform/clock.ts'
import { type Database, DatabaseUnavailable } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { failureOf } from '#shared/base/text/failure.ts'
import type { BulkStep, SteppedOrder } from '#shared/orders/contract.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { type Acting, setStatus } from './actions.ts'

/**
 * Takes each order to the state, in a transaction of its own, so that a refused order does not stop the others (contract,
 * section 2, orders/steps). The orders are taken in the sequence of their ids, as two of these calls may run at once; the
 * result has the sent sequence. An unexpected failure of one order is logged and answered as a refusal.
 */
export async function stepEach(
  db: Database,
  { order_ids: sent, status: to }: { readonly order_ids: readonly number[]; readonly status: BulkStep },
  context: Pick<Acting, 'caller' | 'windows'> & { readonly locale: Locale; readonly log: Log },
): Promise<SteppedOrder[]> {
  const { caller, windows, locale, log } = context
  const ids = [...new Set(sent)]
  const stepped = new Map<number, SteppedOrder>()
  for (const id of ids.toSorted((one, other) => one - other)) {
    const order = { id, number: orderNumber(id) }
    try {
      await db.transaction(async (tx) => {
        const acting = { id, caller, now: await timeOf(tx), windows }
        await setStatus(tx, acting, { to, from: before[to] })
      })
      stepped.set(id, { ...order, done: true, refused: null })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal !== error) {
        countFailure('order_step')
        log.error({ err: error, orderId: id }, 'one of several orders could not take its step')
      }
      const { code, message } = failureOf(refusal, locale)
      stepped.set(id, { ...order, done: false, refused: { code, message } })
    }
  }
  return ids.flatMap((id) => stepped.get(id) ?? [])
}

/** The state of an order before each step. */
const before = { accepted: 'pending', in_progress: 'accepted' } as const satisfies Record<
  BulkStep,
  OrderStatus
>

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return new Refusal(error instanceof DatabaseUnavailable ? 'unavailable' : 'internal')
}
