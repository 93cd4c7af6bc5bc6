import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import type { Pay } from '#shared/orders/contract.ts'
import { openCharge, startCardPayment } from '../../wallet/charges.ts'
import { type Payments, payOf } from '../../wallet/payments.ts'
import { type ChargeRow, findCharge, lockCharge, settleCharge, sumWaiting } from '../../wallet/store.ts'
import { keepCharge, lockUnpaid } from './paidStore.ts'

/**
 * How the orders of a charge are paid now: a card at the gateway, a transfer by its reference; null where nothing is to
 * be paid. A card that failed may be tried again with a charge of its own, as long as its orders wait. Never inside a
 * transaction. Where a part of its orders was called off, what is to be paid is the rest: of a transfer it is told, of a card
 * a charge of its own is opened. Where the gateway does not answer, `redirect_url` is missing: it is asked again next time.
 */
export async function payOfCharge(
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  chargeId: number,
  payBy: string | null,
): Promise<Pay | null> {
  const known = await findCharge(db, chargeId)
  const due = await sumWaiting(db, chargeId)
  const charge = known && mustRenew(known, due) ? await renewCharge(db, known) : known
  if (charge?.status !== 'pending') return null
  const started = await startCardPayment({ db, payments }, charge.id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'unavailable') return charge
    throw error
  })
  return started.status === 'pending' ? { ...payOf(withDue(started, due), payments), pay_by: payBy } : null
}

/** A transfer for what its orders come to now, where any of them waits. */
export function withDue(charge: ChargeRow, due: Halalas): ChargeRow {
  return charge.method === 'bank_transfer' && due > 0 ? { ...charge, amount_halalas: due } : charge
}

/** A payment at the gateway is of one amount: another one takes a charge of its own, as another try does. */
function mustRenew({ status, method, amount_halalas }: ChargeRow, due: Halalas): boolean {
  return status === 'failed' || (status === 'pending' && method === 'card' && due > 0 && due < amount_halalas)
}

/**
 * Opens another charge for those orders of a charge that are still unpaid; undefined where none is. A pending charge fails
 * by it, although its payment page stays open: what is paid there later enters the wallet (`lookAfter`, or the callback).
 */
function renewCharge(db: Database, failed: ChargeRow): Promise<ChargeRow | undefined> {
  return db.transaction(async (tx) => {
    const waiting = await lockUnpaid(tx, failed.id)
    if (failed.status === 'pending') {
      if ((await lockCharge(tx, failed.id))?.status !== 'pending') return undefined
      await settleCharge(tx, failed.id, 'failed')
    }
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
