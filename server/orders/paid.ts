import type { Clock } from '#node/clock.ts'
import type { Sql } from '#node/db.ts'
import { notify } from '../notifications/actions.ts'
import type { ChargeListeners } from '../wallet/charges.ts'
import { settleDue } from './clock.ts'
import { after } from './facts.ts'
import { lockOrder } from './lifeStore.ts'
import { payIn } from './money.ts'
import { placedNews } from './news.ts'
import { keepPaid, keepUnpaid, listOfCharge, lockPeopleAndStock } from './paidStore.ts'
import type { OrderState } from './row.ts'
import type { Windows } from './windows.ts'

export interface PaidDeps {
  readonly clock: Clock
  readonly windows: Windows
}

/** What orders do when the charge that pays them is settled (contract, section 2, Orders); wired in server/app.ts. */
export const orderListeners = ({ clock, windows }: PaidDeps): ChargeListeners => ({
  async lockForCharge(tx, chargeId) {
    await lockPeopleAndStock(tx, chargeId)
    await lockOrders(tx, chargeId, windows)
  },

  /** Orders that lapsed, or were called off, by now stay so: their money remains in the wallet. */
  async onChargePaid(tx, charge) {
    const now = clock()
    for (const order of await lockOrders(tx, charge.id, windows)) {
      if (isWaiting(await settleDue(tx, order, now))) await pay(tx, order, now)
    }
  },

  /** The orders wait on: a card may be tried again until their time is over. */
  async onChargeFailed(tx, charge) {
    await keepUnpaid(tx, charge.id, 'failed')
  },

  onTransferTold: (tx, chargeId) => keepUnpaid(tx, chargeId, 'pending'),

  onTransferRefused: (tx, chargeId) => keepUnpaid(tx, chargeId, 'unpaid'),
})

/** The orders of a charge, by id, with their locks; after those of their people and products. */
async function lockOrders(tx: Sql, chargeId: number, windows: Windows): Promise<OrderState[]> {
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

/** The money of an order goes from its buyer's wallet into escrow; from now on it is the seller's turn. */
async function pay(tx: Sql, order: OrderState, now: Date): Promise<void> {
  await payIn(tx, order)
  await keepPaid(tx, order.id, after(now, order.windows.accept_s))
  await notify(tx, placedNews(order))
}
