import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import type { Origin } from '#shared/alerts/rules.ts'
import { addGoodsSignal } from './store.ts'

/** The fields of goods on sale that are compared with alerts. */
interface OnSale {
  readonly fish: number
  readonly market: number
  readonly origin: Origin
  /** In halalas per kilogram. */
  readonly price: number
}

/** A change of goods that buyers can notice (products/listing/events.ts). Null means that buyers cannot order the goods. */
interface GoodsChange {
  readonly id: number
  readonly sellerId: number
  readonly before: OnSale | null
  readonly after: OnSale | null
}

/**
 * Queues goods that are newly on sale, are cheaper, or changed their species, market or origin, in the transaction of that
 * change. The worker compares them with the alerts later, because a species may have many alerts. Connected in server/app.ts.
 */
export const alertListeners = {
  async onGoodsChanged(tx: Sql, { id, sellerId, before, after }: GoodsChange): Promise<void> {
    if (!after) return
    const landed =
      !before || (['fish', 'market', 'origin'] as const).some((field) => before[field] !== after[field])
    if (!landed && after.price >= before.price) return
    await addGoodsSignal(tx, { ...after, id, sellerId, landed, at: await timeOf(tx) })
  },
}
