import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Halalas } from '#shared/base/money.ts'
import { foldedReference } from '#shared/wallet/rules.ts'
import type { WrittenImage } from '../base/images/images.ts'
import { insertImage } from '../base/images/store.ts'
import type { ChargeListeners } from './charges.ts'
import {
  type ConfirmationRow,
  findConfirmation,
  insertConfirmation,
  isConsumed,
} from './confirmationsStore.ts'
import { findAwaitedTransfer, findOrderCharge, lockPerson, sumWaiting } from './store.ts'

/** A reported bank transfer. */
export interface ReportedTransfer {
  readonly amount: Halalas
  readonly bank_name: string
  readonly account_holder: string
  readonly transfer_reference: string
  readonly transferred_at: Date
  readonly order_id?: number | undefined
}

/**
 * Refuses an impossible transfer at its field with validation_failed. The check is cheap, so it runs before the picture
 * is processed.
 */
export function requirePlausible(reported: ReportedTransfer, now: Date): void {
  if (reported.transferred_at > now)
    throw new Refusal('validation_failed', { transferred_at: [{ code: 'future' }] })
  if (foldedReference(reported.transfer_reference) === '')
    throw new Refusal('validation_failed', { transfer_reference: [{ code: 'required' }] })
}

/**
 * Stores a reported transfer with its receipt as pending (contract 2, confirm_bank/create). Refuses: not_found for an
 * order of another person; illegal_transition for an order that awaits no transfer; validation_failed for another amount
 * than the charge's; already_exists when the transfer was reported before, or its receipt has credited another transfer.
 * The last check covers transfers by anyone and with any bank name.
 */
export async function reportTransfer(
  tx: Sql,
  userId: number,
  reported: ReportedTransfer,
  receipt: WrittenImage,
  listeners: ChargeListeners,
): Promise<ConfirmationRow> {
  if (!(await lockPerson(tx, userId))) throw new Refusal('unauthenticated')
  const { amount, order_id, bank_name, transfer_reference } = reported
  const chargeId =
    order_id === undefined
      ? await findAwaitedTransfer(tx, { userId, amount })
      : await chargeFor(tx, { orderId: order_id, buyerId: userId, amount })
  if (await isConsumed(tx, foldedReference(transfer_reference))) throw knownReference()
  if (chargeId !== null) await listeners.onTransferReported(tx, chargeId)
  const id = await insertConfirmation(tx, {
    userId,
    chargeId,
    orderId: order_id ?? null,
    amount,
    bankName: bank_name,
    accountHolder: reported.account_holder,
    reference: transfer_reference,
    foldedBank: foldedReference(bank_name),
    foldedReference: foldedReference(transfer_reference),
    transferredAt: reported.transferred_at,
    receiptId: await insertImage(tx, receipt),
  })
  if (id === undefined) throw knownReference()
  const row = await findConfirmation(tx, id)
  if (!row) throw new RangeError(`no confirmation ${id}`)
  return row
}

/** The refusal does not reveal who reported the transfer first. */
const knownReference = () => new Refusal('already_exists', undefined, { words: 'bank_reference_known' })

/**
 * The charge that this order's transfer pays. The amount must equal the current total of its orders, or the original
 * charge. In the second case the surplus stays in the wallet if some orders were cancelled.
 */
async function chargeFor(
  tx: Sql,
  { orderId, buyerId, amount }: { orderId: number; buyerId: number; amount: Halalas },
): Promise<number> {
  const found = await findOrderCharge(tx, { orderId, buyerId })
  if (!found) throw new Refusal('not_found')
  const { charge } = found
  if (charge?.method !== 'bank_transfer' || charge.status !== 'pending')
    throw new Refusal('illegal_transition')
  if (charge.amount_halalas !== amount && (await sumWaiting(tx, charge.id)) !== amount)
    throw new Refusal('validation_failed', { amount: [{ code: 'mismatch' }] })
  return charge.id
}
