import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Payout } from '#shared/wallet/contract.ts'
import { exportedRows } from '../../base/accountPart.ts'
import type { StaffDecision } from '../confirmationsStore.ts'

/** A payout to a person's bank account. */
export interface PayoutRow {
  readonly id: number
  readonly user_id: number
  readonly amount_halalas: Halalas
  /** Null after the account is deleted. */
  readonly iban: string | null
  readonly account_holder: string
  readonly status: Payout['status']
  readonly note: string | null
  /** The bank's reference of the settling transfer; null until it is known. */
  readonly bank_reference: string | null
  readonly created_at: Date
}

const payoutColumns =
  'id, user_id, amount_halalas, iban, account_holder, status, note, bank_reference, created_at'

export interface NewPayout {
  readonly userId: number
  readonly amount: Halalas
  readonly iban: string
  readonly accountHolder: string
}

export async function insertPayout(tx: Sql, payout: NewPayout): Promise<PayoutRow> {
  const [row] = await tx.query<PayoutRow>({
    name: 'wallet_insert_payout',
    text: `insert into payouts (user_id, amount_halalas, iban, account_holder) values ($1, $2, $3, $4)
           returning ${payoutColumns}`,
    values: [payout.userId, payout.amount, payout.iban, payout.accountHolder],
  })
  if (!row) throw new RangeError('the payout insert returned no row')
  return row
}

/** Locks a payout until the transaction ends. */
export async function lockPayout(tx: Sql, id: number): Promise<PayoutRow | undefined> {
  const [row] = await tx.query<PayoutRow>({
    name: 'wallet_lock_payout',
    text: `select ${payoutColumns} from payouts where id = $1 for no key update`,
    values: [id],
  })
  return row
}

export async function decidePayout(
  tx: Sql,
  { id, outcome, note, by }: StaffDecision<'settled' | 'refused'>,
): Promise<PayoutRow> {
  const [row] = await tx.query<PayoutRow>({
    name: 'wallet_decide_payout',
    text: `update payouts set status = $2, note = $3, decided_by = $4, decided_at = clock_timestamp() where id = $1
           returning ${payoutColumns}`,
    values: [id, outcome, note, by],
  })
  if (!row) throw new RangeError(`no payout ${id}`)
  return row
}

/** Stores the bank's reference of a settled payout; a unique index refuses the reference of another payout. */
export async function storeReference(
  tx: Sql,
  { id, reference, folded }: { readonly id: number; readonly reference: string; readonly folded: string },
): Promise<PayoutRow> {
  const [row] = await tx.query<PayoutRow>({
    name: 'wallet_payout_reference',
    text: `update payouts set bank_reference = $2, folded_bank_reference = $3 where id = $1 returning ${payoutColumns}`,
    values: [id, reference, folded],
  })
  if (!row) throw new RangeError(`no payout ${id}`)
  return row
}

/** A person's payouts, newest first. */
export function listPayoutsOf(db: Sql, userId: number, limit: number = exportedRows): Promise<PayoutRow[]> {
  return db.query<PayoutRow>({
    name: 'wallet_payouts_of_person',
    text: `select ${payoutColumns} from payouts where user_id = $1 order by id desc limit $2`,
    values: [userId, limit],
  })
}

/** The account of a person's own payout; undefined for a payout of somebody else and for deleted data. */
export async function findPayoutAccount(
  db: Sql,
  userId: number,
  id: number,
): Promise<Pick<NewPayout, 'iban' | 'accountHolder'> | undefined> {
  const [row] = await db.query<Pick<NewPayout, 'iban' | 'accountHolder'>>({
    name: 'wallet_payout_account',
    text: `select iban, account_holder as "accountHolder" from payouts
           where id = $1 and user_id = $2 and iban is not null`,
    values: [id, userId],
  })
  return row
}

/** Deletes the bank account data from a person's payouts. */
export async function blankPayoutsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'wallet_blank_payouts',
    text: `update payouts set iban = null, account_holder = '' where user_id = $1`,
    values: [userId],
  })
}
