import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import { exportedRows } from '../base/accountPart.ts'

/** A reported bank transfer. */
export interface ConfirmationRow {
  readonly id: number
  readonly user_id: number
  readonly charge_id: number | null
  readonly order_id: number | null
  readonly amount_halalas: Halalas
  readonly bank_name: string
  readonly account_holder: string
  readonly transfer_reference: string
  readonly transferred_at: Date
  /** Path of the receipt's picture; null after the account is deleted. */
  readonly receipt: string | null
  readonly status: Confirmation['status']
  readonly note: string | null
  readonly created_at: Date
}

/** The columns of a ConfirmationRow, from `confirmations b` and its picture `i`. */
export const confirmationColumns = `b.id, b.user_id, b.charge_id, b.order_id, b.amount_halalas, b.bank_name,
  b.account_holder, b.transfer_reference, b.transferred_at, i.path as receipt, b.status, b.note, b.created_at`

export interface NewConfirmation {
  readonly userId: number
  readonly chargeId: number | null
  readonly orderId: number | null
  readonly amount: Halalas
  readonly bankName: string
  readonly accountHolder: string
  readonly reference: string
  readonly foldedBank: string
  readonly foldedReference: string
  readonly transferredAt: Date
  readonly receiptId: number
}

/** Inserts a pending confirmation; undefined when this transfer was reported before, by anyone. */
export async function insertConfirmation(tx: Sql, reported: NewConfirmation): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'wallet_insert_confirmation',
    text: `insert into confirmations (user_id, charge_id, order_id, amount_halalas, bank_name, account_holder,
             transfer_reference, folded_bank, folded_reference, transferred_at, receipt_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           on conflict (folded_bank, folded_reference) where status not in ('refused', 'reversed') do nothing returning id`,
    values: [
      ...[reported.userId, reported.chargeId, reported.orderId, reported.amount, reported.bankName],
      ...[reported.accountHolder, reported.reference, reported.foldedBank, reported.foldedReference],
      ...[reported.transferredAt, reported.receiptId],
    ],
  })
  return row?.id
}

/** Whether a bank receipt with this folded reference has credited a transfer. */
export async function isConsumed(db: Sql, foldedReference: string): Promise<boolean> {
  const rows = await db.query({
    name: 'wallet_receipt_consumed',
    text: 'select from bank_receipts where folded_reference = $1',
    values: [foldedReference],
  })
  return rows.length > 0
}

export async function findConfirmation(db: Sql, id: number): Promise<ConfirmationRow | undefined> {
  const [row] = await db.query<ConfirmationRow>({
    name: 'wallet_confirmation',
    text: `select ${confirmationColumns} from confirmations b left join images i on i.id = b.receipt_id where b.id = $1`,
    values: [id],
  })
  return row
}

/** Locks a confirmation until the transaction ends; returns its state. */
export async function lockConfirmation(tx: Sql, id: number): Promise<ConfirmationRow['status'] | undefined> {
  const [row] = await tx.query<{ status: ConfirmationRow['status'] }>({
    name: 'wallet_lock_confirmation',
    text: 'select status from confirmations where id = $1 for no key update',
    values: [id],
  })
  return row?.status
}

/** The decision of staff about a transfer or a payout, with the id of the decider. */
export interface StaffDecision<Outcome> {
  readonly id: number
  readonly outcome: Outcome
  readonly note: string | null
  readonly by: number
}

export async function decideConfirmation(
  tx: Sql,
  { id, outcome, note, by }: StaffDecision<'approved' | 'refused'>,
): Promise<void> {
  await tx.query({
    name: 'wallet_decide_confirmation',
    text: `update confirmations set status = $2, note = $3, decided_by = $4, decided_at = clock_timestamp() where id = $1`,
    values: [id, outcome, note, by],
  })
}

/** A person's reported transfers, newest first. */
export function listConfirmationsOf(
  db: Sql,
  userId: number,
  limit: number = exportedRows,
): Promise<ConfirmationRow[]> {
  return db.query<ConfirmationRow>({
    name: 'wallet_confirmations_of_person',
    text: `select ${confirmationColumns} from confirmations b left join images i on i.id = b.receipt_id
           where b.user_id = $1 order by b.id desc limit $2`,
    values: [userId, limit],
  })
}

/** The owner of a receipt by its path below /uploads/. */
export async function findReceiptOwner(db: Sql, path: string): Promise<number | undefined> {
  const [row] = await db.query<{ user_id: number }>({
    name: 'wallet_receipt_owner',
    text: `select b.user_id from confirmations b join images i on i.id = b.receipt_id where i.path = $1`,
    values: [path],
  })
  return row?.user_id
}

/**
 * Deletes account holders and receipts from a person's confirmations; returns the ids of the pictures. The transfers
 * themselves remain, so that nobody can report them again.
 */
export async function blankConfirmationsOf(tx: Sql, userId: number): Promise<number[]> {
  const rows = await tx.query<{ receipt_id: number | null }>({
    name: 'wallet_blank_confirmations',
    text: `with blanked as (select id, receipt_id from confirmations where user_id = $1 for update)
           update confirmations b set account_holder = '', receipt_id = null from blanked where b.id = blanked.id
           returning blanked.receipt_id`,
    values: [userId],
  })
  return rows.flatMap(({ receipt_id }) => receipt_id ?? [])
}
