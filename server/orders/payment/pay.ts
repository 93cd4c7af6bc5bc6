import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import type { Pay } from '#shared/orders/contract.ts'
import { openCharge, startCardPayment } from '../../wallet/charges.ts'
import { type Payments, payOf } from '../../wallet/payments.ts'
import { type ChargeRow, findCharge, lockCharge, settleCharge, sumWaiting } from '../../wallet/store.ts'
import { linkCharge, lockUnpaid } from './paidStore.ts'

/**
 * The current ways to pay the orders of a charge: by card at the gateway, or by transfer with its reference; null if nothing is
 * to be paid. A new charge replaces a failed card payment, and a card charge of which some orders were cancelled. A transfer
 * shows the remaining amount. `redirect_url` is missing when the gateway does not answer; the next call retries. Calls the
 * gateway, so it must not run inside a transaction.
 */
export async function payOfCharge(
  { db, payments }: { readonly db: Database; readonly payments: Payments },
  chargeId: number,
  { payBy, locale }: { readonly payBy: string | null; readonly locale: Locale },
): Promise<Pay | null> {
  const known = await findCharge(db, chargeId)
  const due = await sumWaiting(db, chargeId)
  const charge = known && mustRenew(known, due) ? await renewCharge(db, known) : known
  if (charge?.status !== 'pending') return null
  const started = await startCardPayment({ db, payments }, charge.id, locale).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'unavailable') return charge
    throw error
  })
  return started.status === 'pending' ? { ...payOf(withDue(started, due), payments), pay_by: payBy } : null
}

/** Sets the amount of a transfer to `due`, the total of its unpaid orders. Returns other charges, and `due` 0, unchanged. */
export function withDue(charge: ChargeRow, due: Halalas): ChargeRow {
  return charge.method === 'bank_transfer' && due > 0 ? { ...charge, amount_halalas: due } : charge
}

/** A payment at the gateway has a fixed amount, so a new amount or a new attempt needs a new charge. */
function mustRenew({ status, method, amount_halalas }: ChargeRow, due: Halalas): boolean {
  return status === 'failed' || (status === 'pending' && method === 'card' && due > 0 && due < amount_halalas)
}

/**
 * Replaces a charge by a new charge for its unpaid orders; undefined if there are none. A pending charge becomes failed,
 * although its payment page stays open. Money that is paid there later goes to the wallet (`lookAfter`, or the callback).
 */
function renewCharge(db: Database, failed: ChargeRow): Promise<ChargeRow | undefined> {
  return db.transaction(async (tx) => {
    const waiting = await lockUnpaid(tx, failed.id)
    if (failed.status === 'pending') {
      if ((await lockCharge(tx, failed.id))?.status !== 'pending') return undefined
      await settleCharge(tx, failed.id, 'failed')
    }
    // A concurrent call has replaced the charge; the next call finds the new charge at the order.
    if (waiting.length === 0) return undefined
    const amount = halalas(waiting.reduce((sum, { total }) => sum + total, 0))
    const { user_id: userId, method } = failed
    const charge = await openCharge(tx, { userId, method, purpose: 'orders', amount })
    await linkCharge(
      tx,
      waiting.map(({ id }) => id),
      charge.id,
    )
    return charge
  })
}
