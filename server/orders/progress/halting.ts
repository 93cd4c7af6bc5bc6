import { DatabaseUnavailable, inSavepoint, type Sql } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { takeDue } from './clock.ts'
import { haltSale } from './steps.ts'
import { listRunningSales, lockOrder, lockPeopleOf } from './store.ts'
import type { Windows } from './windows.ts'

/**
 * Takes every order that a seller accepted and that is not over to staff, with the seller's block: its money stays where it is
 * until they decide (contract, section 3). What is due by now is done first; an order that was not accepted lapses by the
 * clock, and its money goes back. An order where that fails is left as it stands, logged and counted: it must not keep its
 * seller from being blocked. Returns the ids of these orders. The caller holds the seller.
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
        // Another step may have been taken since it was listed; what the clock calls off needs its fish locked before it.
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
