import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { BulkStep, SteppedOrder } from '#shared/orders/contract.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { failureOfOne } from '../../base/several.ts'
import { type Acting, setStatus } from './actions.ts'

/**
 * Takes each order to the state, in a transaction of its own, so that a refused order does not stop the others (contract,
 * section 2, orders/steps). The results are in the order of the sent ids.
 */
export async function stepEach(
  db: Database,
  { order_ids: sent, status: to }: { readonly order_ids: readonly number[]; readonly status: BulkStep },
  context: Pick<Acting, 'caller' | 'windows'> & { readonly locale: Locale; readonly log: Log },
): Promise<SteppedOrder[]> {
  const { caller, windows, locale, log } = context
  const stepped: SteppedOrder[] = []
  for (const id of new Set(sent)) {
    const step = () =>
      db.transaction(async (tx) => {
        const acting = { id, caller, now: await timeOf(tx), windows }
        await setStatus(tx, acting, { to, from: before[to] })
      })
    const failure = await failureOfOne(step, { what: 'order_step', id, locale, log })
    const refused = failure && { code: failure.code, message: failure.message }
    stepped.push({ id, number: orderNumber(id), done: !refused, refused })
  }
  return stepped
}

/** The state from which each step starts. */
const before = { accepted: 'pending', in_progress: 'accepted' } as const satisfies Record<
  BulkStep,
  OrderStatus
>
