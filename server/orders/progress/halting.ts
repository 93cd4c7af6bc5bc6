import { DatabaseUnavailable, inSavepoint, type Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { takeDue } from './clock.ts'
import { haltSale } from './steps.ts'
import { listRunningSales, lockOrder, lockPeopleOf } from './store.ts'
import type { Windows } from './windows.ts'

/**
 * Disputes every running sale of a seller who is being blocked. Staff decide the disputes, and no money moves until then
 * (contract, section 3). Due steps are taken first. Orders that the seller has not accepted lapse by the clock. A failure must
 * not stop the block: the order is left unchanged, the failure is logged and counted, and the id of the order is returned. The
 * caller has locked the seller.
 */
export async function haltSalesOf(
  tx: Sql,
  sellerId: number,
  { by, now, windows, log }: Halting,
): Promise<number[]> {
  const failed: number[] = []
  for (const id of await listRunningSales(tx, sellerId)) {
    try {
      await inSavepoint(tx, async (part) => {
        await lockPeopleOf(part, id)
        const locked = await lockOrder(part, id, { windows })
        // Another step has taken the order since it was listed, or it is due to be cancelled. A cancellation is left to
        // the clock, because it needs the lock of the stock before the lock of the order.
        if (!locked || locked.due_status === 'cancelled') return
        await haltSale(part, await takeDue(part, locked, now), { by, now })
      })
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      countFailure('order_settlement')
      log.error({ err: error, orderId: id }, 'an order of a blocked seller could not be halted')
      failed.push(id)
    }
  }
  return failed
}

interface Halting {
  readonly by: number
  readonly now: Date
  readonly windows: Windows
  readonly log: Log
}
