import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { RenewalMethod } from '#shared/behar/subscriptionContract.ts'
import { exportedRows } from '../../base/accountPart.ts'
import type { PlanRow } from './store.ts'

/** A renewal with the plan, the price and the market's VAT number at the time of its purchase. */
export interface RenewalRow extends Omit<PlanRow, 'id'> {
  readonly id: number
  readonly user_id: number
  readonly plan_id: number | null
  readonly market_vat_number: string | null
  readonly method: RenewalMethod
  readonly charge_id: number | null
  readonly status: 'pending' | 'paid' | 'failed'
  readonly created_at: Date
  /** The place of this renewal among the person's paid ones, and the period that it added; null until it is paid. */
  readonly number: number | null
  readonly paid_at: Date | null
  readonly starts_at: Date | null
  readonly ends_at: Date | null
}

const columns = `id, user_id, plan_id, name_ar, name_en, length, unit, price_halalas, market_vat_number, method, charge_id,
  status, created_at, number, paid_at, starts_at, ends_at`

type NewRenewal = Pick<RenewalRow, 'user_id' | 'market_vat_number' | 'method' | 'charge_id' | 'created_at'>

/** Inserts a renewal that waits for its payment. */
export async function insertRenewal(tx: Sql, plan: PlanRow, renewal: NewRenewal): Promise<RenewalRow> {
  const [row] = await tx.query<RenewalRow>({
    name: 'renewal_insert',
    text: `insert into renewals (user_id, plan_id, name_ar, name_en, length, unit, price_halalas, market_vat_number, method,
             charge_id, created_at, status)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'pending') returning ${columns}`,
    values: [
      ...[renewal.user_id, plan.id, plan.name_ar, plan.name_en, plan.length, plan.unit, plan.price_halalas],
      ...[renewal.market_vat_number, renewal.method, renewal.charge_id, renewal.created_at],
    ],
  })
  if (!row) throw new RangeError('the insert of a renewal returned no row')
  return row
}

export async function findRenewal(db: Sql, id: number): Promise<RenewalRow | undefined> {
  const [row] = await db.query<RenewalRow>({
    name: 'renewal_find',
    text: `select ${columns} from renewals where id = $1`,
    values: [id],
  })
  return row
}

export async function findRenewalOfCharge(db: Sql, chargeId: number): Promise<RenewalRow | undefined> {
  const [row] = await db.query<RenewalRow & { readonly charge_id: number }>({
    name: 'renewal_of_charge',
    text: `select ${columns} from renewals where charge_id = $1`,
    values: [chargeId],
  })
  return row
}

/** The renewal of a person that waits for its payment. Lock the subscription first. */
export async function findPendingRenewal(tx: Sql, userId: number): Promise<RenewalRow | undefined> {
  const [row] = await tx.query<RenewalRow>({
    name: 'renewal_pending',
    text: `select ${columns} from renewals where user_id = $1 and status = 'pending'`,
    values: [userId],
  })
  return row
}

/** Renewals of a person, newest first. */
export function listRenewalsOf(
  db: Sql,
  userId: number,
  most: number = limits.behar.renewalsAtOnce,
): Promise<RenewalRow[]> {
  return db.query<RenewalRow>({
    name: 'renewals_of_person',
    text: `select ${columns} from renewals where user_id = $1 order by id desc limit $2`,
    values: [userId, Math.min(most, exportedRows)],
  })
}

/** The paid renewals of a person whose `number` is higher than the given one, in the order of their numbers. */
export function listPaidAfter(db: Sql, userId: number, number: number): Promise<PaidRow[]> {
  return db.query<PaidRow>({
    name: 'renewals_paid_after',
    text: `select number, length, unit, paid_at from renewals
           where user_id = $1 and number > $2 order by number limit ${limits.behar.renewalsAtOnce}`,
    values: [userId, number],
  })
}

export type PaidRow = Pick<RenewalRow, 'length' | 'unit'> & {
  readonly number: number
  readonly paid_at: Date
}

type Period = { readonly [K in 'number' | 'paid_at' | 'starts_at' | 'ends_at']: NonNullable<RenewalRow[K]> }

/** Marks a pending renewal as paid. */
export async function settleRenewal(tx: Sql, id: number, period: Period): Promise<RenewalRow> {
  const { number, paid_at, starts_at, ends_at } = period
  const [row] = await tx.query<RenewalRow>({
    name: 'renewal_settle',
    text: `update renewals set status = 'paid', number = $2, paid_at = $3, starts_at = $4, ends_at = $5
           where id = $1 and status = 'pending' returning ${columns}`,
    values: [id, number, paid_at, starts_at, ends_at],
  })
  if (!row) throw new RangeError(`renewal ${id} is not pending`)
  return row
}

/** Marks a pending renewal as not paid. */
export async function failRenewal(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'renewal_fail',
    text: `update renewals set status = 'failed' where id = $1 and status = 'pending'`,
    values: [id],
  })
}
