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
import { findAwaitedTransfer, findOrderCharge, holdPerson, sumWaiting } from './store.ts'

/** A bank transfer as somebody tells of it. */
export interface ToldTransfer {
  readonly amount: Halalas
  readonly bank_name: string
  readonly account_holder: string
  readonly transfer_reference: string
  readonly transferred_at: Date
  readonly order_id?: number | undefined
}

/** What is wrong with a transfer by itself, at its field; refuses validation_failed. Cheap: asked before a picture is taken in. */
export function requireReal(told: ToldTransfer, now: Date): void {
  if (told.transferred_at > now)
    throw new Refusal('validation_failed', { transferred_at: [{ code: 'future' }] })
  if (foldedReference(told.transfer_reference) === '')
    throw new Refusal('validation_failed', { transfer_reference: [{ code: 'required' }] })
}

/**
 * Keeps what somebody tells of a transfer, with its receipt, until the market's people decide (contract 2,
 * confirm_bank/create). Refuses: not_found, for an order that is not the caller's; illegal_transition, for one that waits for
 * no transfer; another amount than its charge's at the field; already_exists, when the transfer was reported before or its
 * receipt has credited another, whoever reported it and whatever they call the bank.
 */
export async function tellTransfer(
  tx: Sql,
  userId: number,
  told: ToldTransfer,
  receipt: WrittenImage,
  listeners: ChargeListeners,
): Promise<ConfirmationRow> {
  if (!(await holdPerson(tx, userId))) throw new Refusal('unauthenticated')
  const { amount, order_id, bank_name, transfer_reference } = told
  const chargeId =
    order_id === undefined
      ? await findAwaitedTransfer(tx, { userId, amount })
      : await chargeFor(tx, { orderId: order_id, buyerId: userId, amount })
  if (await isConsumed(tx, foldedReference(transfer_reference))) throw knownReference()
  if (chargeId !== null) await listeners.onTransferTold(tx, chargeId)
  const id = await insertConfirmation(tx, {
    userId,
    chargeId,
    orderId: order_id ?? null,
    amount,
    bankName: bank_name,
    accountHolder: told.account_holder,
    reference: transfer_reference,
    foldedBank: foldedReference(bank_name),
    foldedReference: foldedReference(transfer_reference),
    transferredAt: told.transferred_at,
    receiptId: await insertImage(tx, receipt),
  })
  if (id === undefined) throw knownReference()
  const row = await findConfirmation(tx, id)
  if (!row) throw new RangeError(`no confirmation ${id}`)
  return row
}

/** Says nothing of who reported it first. */
const knownReference = () => new Refusal('already_exists', undefined, { words: 'bank_reference_known' })

/**
 * The charge that this order's transfer pays: by what its orders come to now, or by what was first asked for, whose surplus
 * stays in the wallet where a part of them was called off since.
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
