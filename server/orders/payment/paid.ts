import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { notify } from '../../notifications/actions.ts'
import type { ChargeListeners } from '../../wallet/charges.ts'
import { lockReturnsOfCharge } from '../cancelling/actions.ts'
import { settleDue } from '../progress/clock.ts'
import { after } from '../progress/facts.ts'
import { placedNews } from '../progress/news.ts'
import { lockOrder } from '../progress/store.ts'
import type { Windows } from '../progress/windows.ts'
import type { OrderState } from '../row.ts'
import { payIn } from './money.ts'
import { listOfCharge, markPaid, setUnpaidStatus } from './paidStore.ts'

export interface PaidDeps {
  readonly windows: Windows
}

/** Updates the orders of a charge when it is settled (contract, section 2, Orders); connected in server/app.ts. */
export const orderListeners = ({ windows }: PaidDeps): ChargeListeners => ({
  async lockForCharge(tx, chargeId) {
    await lockReturnsOfCharge(tx, chargeId)
    await lockOrders(tx, chargeId, windows)
  },

  /** Lapsed and cancelled orders do not change; their money remains in the wallet. */
  async onChargePaid(tx, charge) {
    const orders = await lockOrders(tx, charge.id, windows)
    const now = await timeOf(tx)
    for (const order of orders) {
      if (isWaiting(await settleDue(tx, order, now))) await pay(tx, order, now)
    }
  },

  /** The orders stay pending, because the buyer may try a card again until the payment deadline. */
  async onChargeFailed(tx, charge) {
    await setUnpaidStatus(tx, charge.id, 'failed')
  },

  onTransferReported: (tx, chargeId) => setUnpaidStatus(tx, chargeId, 'pending'),

  onTransferRefused: (tx, chargeId) => setUnpaidStatus(tx, chargeId, 'unpaid'),
})

/** Locks the orders of a charge, by id. Call it after their people and products are locked. */
export async function lockOrders(tx: Sql, chargeId: number, windows: Windows): Promise<OrderState[]> {
  const orders: OrderState[] = []
  for (const id of await listOfCharge(tx, chargeId)) {
    const order = await lockOrder(tx, id, { windows })
    if (order) orders.push(order)
  }
  return orders
}

function isWaiting({ status, payment_status }: OrderState): boolean {
  return status === 'pending' && payment_status !== 'paid' && payment_status !== 'refunded'
}

/** Moves the money of an order into escrow, sets the seller's deadline and notifies the seller. */
async function pay(tx: Sql, order: OrderState, now: Date): Promise<void> {
  await payIn(tx, order)
  await markPaid(tx, order.id, after(now, order.windows.accept_s))
  await notify(tx, placedNews(order))
}
