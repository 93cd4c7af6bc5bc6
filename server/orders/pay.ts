import type { Database } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas } from '#shared/base/money.ts'
import type { Pay } from '#shared/orders/contract.ts'
import { openCharge, startCardPayment } from '../wallet/charges.ts'
import { type Payments, payOf } from '../wallet/payments.ts'
import { type ChargeRow, findCharge } from '../wallet/store.ts'
import { keepCharge, lockUnpaid } from './paidStore.ts'

/**
 * How the orders of a charge are paid now: a card at the gateway, a transfer by its reference; null where nothing is to
 * be paid. A card that failed may be tried again with a charge of its own, as long as its orders wait. Never inside a
 * transaction. Where the gateway does not answer, `redirect_url` is missing: it is asked again next time.
 */
export async function payOfCharge(
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  chargeId: number,
  payBy: string | null,
): Promise<Pay | null> {
  const known = await findCharge(db, chargeId)
  const charge = known?.status === 'failed' ? await renewCharge(db, known) : known
  if (charge?.status !== 'pending') return null
  const started = await startCardPayment({ db, payments }, charge.id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'unavailable') return charge
    throw error
  })
  return started.status === 'pending' ? { ...payOf(started, payments), pay_by: payBy } : null
}

/** One more charge for what a failed one was to pay, of the orders that still wait; undefined where none does. */
function renewCharge(db: Database, failed: ChargeRow): Promise<ChargeRow | undefined> {
  return db.transaction(async (tx) => {
    const waiting = await lockUnpaid(tx, failed.id)
    // Another was quicker: whoever asks next finds its charge at the order.
    if (waiting.length === 0) return undefined
    const amount = halalas(waiting.reduce((sum, { total }) => sum + total, 0))
    const { user_id: userId, method } = failed
    const charge = await openCharge(tx, { userId, method, purpose: 'orders', amount })
    await keepCharge(
      tx,
      waiting.map(({ id }) => id),
      charge.id,
    )
    return charge
  })
}
