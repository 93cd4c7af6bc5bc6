import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import { exportedRows } from '../base/accountPart.ts'

/** A payment into the wallet, or a payment for the orders or the renewal that refer to it. */
export interface ChargeRow {
  readonly id: number
  readonly user_id: number
  readonly method: 'card' | 'bank_transfer'
  readonly purpose: 'wallet' | 'orders' | 'subscription'
  readonly amount_halalas: Halalas
  readonly status: 'pending' | 'paid' | 'failed'
  /** The reference that a transfer must contain: SMK-7K2M4Q. */
  readonly reference: string
  readonly gateway_id: string | null
  readonly redirect_url: string | null
  readonly created_at: Date
}

const chargeColumns =
  'id, user_id, method, purpose, amount_halalas, status, reference, gateway_id, redirect_url, created_at'

export interface NewCharge {
  readonly userId: number
  readonly method: ChargeRow['method']
  readonly purpose: ChargeRow['purpose']
  readonly amount: Halalas
}

/** Inserts a pending charge; undefined when another charge has the same reference. */
export async function insertCharge(
  tx: Sql,
  { userId, method, purpose, amount, reference }: NewCharge & { readonly reference: string },
): Promise<ChargeRow | undefined> {
  const [row] = await tx.query<ChargeRow>({
    name: 'wallet_insert_charge',
    text: `insert into charges (user_id, method, purpose, amount_halalas, reference) values ($1, $2, $3, $4, $5)
           on conflict (reference) do nothing returning ${chargeColumns}`,
    values: [userId, method, purpose, amount, reference],
  })
  return row
}

export async function findCharge(db: Sql, id: number): Promise<ChargeRow | undefined> {
  const [row] = await db.query<ChargeRow>({
    name: 'wallet_charge',
    text: `select ${chargeColumns} from charges where id = $1`,
    values: [id],
  })
  return row
}

/** Stores the gateway's payment unless another call has stored one; returns the charge as it is afterwards. */
export async function storePayment(
  db: Sql,
  id: number,
  payment: { readonly id: string | null; readonly url: string },
): Promise<ChargeRow | undefined> {
  await db.query({
    name: 'wallet_keep_payment',
    text: `update charges set gateway_id = $2, redirect_url = $3
           where id = $1 and status = 'pending' and redirect_url is null`,
    values: [id, payment.id, payment.url],
  })
  return findCharge(db, id)
}

/**
 * Pending card charges of the last 2 days that have a payment at the gateway. The order is random, so that each charge is
 * queried eventually.
 */
export function listWaitingCards(db: Sql, most: number): Promise<ChargeRow[]> {
  return db.query<ChargeRow>({
    name: 'wallet_waiting_cards',
    text: `select ${chargeColumns} from charges
           where status = 'pending' and gateway_id is not null and created_at > now() - interval '2 days'
           order by random() limit $1`,
    values: [most],
  })
}

/**
 * Claims card charges that have been pending for more than 2 days, for a query of the gateway. Each charge is claimed at
 * most once a day, until it is 30 days old.
 */
export function takeOldCards(db: Sql, most: number): Promise<ChargeRow[]> {
  return db.query<ChargeRow>({
    name: 'wallet_take_old_cards',
    text: `update charges set looked_at = clock_timestamp() where id in (
             select id from charges
             where status = 'pending' and gateway_id is not null
               and created_at between now() - interval '30 days' and now() - interval '2 days'
               and (looked_at is null or looked_at < now() - interval '1 day')
             order by looked_at nulls first, id limit $1 for no key update skip locked)
           returning ${chargeColumns}`,
    values: [most],
  })
}

/**
 * Claims failed card charges for a query of the gateway; charges that were never queried come first. Each charge is claimed
 * at most once in 10 minutes, for 2 days after the failure. With `id`, claims only the charge with this id.
 */
export function takeFailedCards(
  db: Sql,
  { id = null, most }: { readonly id?: number | null; readonly most: number },
): Promise<ChargeRow[]> {
  return db.query<ChargeRow>({
    name: 'wallet_take_failed_cards',
    text: `update charges set looked_at = clock_timestamp() where id in (
             select id from charges
             where status = 'failed' and gateway_id is not null and failed_at > now() - interval '2 days'
               and (looked_at is null or looked_at < now() - interval '10 minutes')
               and ($1::bigint is null or id = $1)
             order by looked_at nulls first, id limit $2 for no key update skip locked)
           returning ${chargeColumns}`,
    values: [id, most],
  })
}

/** Locks a charge until the transaction ends. Call it after the listeners have taken their locks (`ChargeListeners`). */
export async function lockCharge(tx: Sql, id: number): Promise<ChargeRow | undefined> {
  const [row] = await tx.query<ChargeRow>({
    name: 'wallet_lock_charge',
    text: `select ${chargeColumns} from charges where id = $1 for no key update`,
    values: [id],
  })
  return row
}

/** Settles a pending charge. */
export async function settleCharge(tx: Sql, id: number, status: 'paid' | 'failed'): Promise<ChargeRow> {
  const [row] = await tx.query<ChargeRow>({
    name: 'wallet_settle_charge',
    text: `update charges set status = $2, settled_at = clock_timestamp(),
             failed_at = case when $2 = 'failed' then clock_timestamp() end
           where id = $1 and status = 'pending' returning ${chargeColumns}`,
    values: [id, status],
  })
  if (!row) throw new RangeError(`charge ${id} is not pending`)
  return row
}

/** Marks a failed charge as paid. */
export async function settleLate(tx: Sql, id: number): Promise<ChargeRow> {
  const [row] = await tx.query<ChargeRow>({
    name: 'wallet_settle_late',
    text: `update charges set status = 'paid', settled_at = clock_timestamp() where id = $1 and status = 'failed'
           returning ${chargeColumns}`,
    values: [id],
  })
  if (!row) throw new RangeError(`charge ${id} had not failed`)
  return row
}

/** The total of a charge's unpaid orders, in halalas. */
export async function sumWaiting(db: Sql, chargeId: number): Promise<Halalas> {
  const [row] = await db.query<{ due: Halalas }>({
    name: 'wallet_waiting_of_charge',
    text: `select coalesce(sum(total_halalas), 0)::bigint as due from orders
           where charge_id = $1 and status = 'pending' and payment_status in ('unpaid', 'pending', 'failed')`,
    values: [chargeId],
  })
  return row?.due ?? (0 as Halalas)
}

/** The orders that a charge pays, by id. */
export async function listPaidOrders(
  db: Sql,
  chargeId: number,
): Promise<{ readonly id: number; readonly total_halalas: Halalas; readonly payment_status: string }[]> {
  return db.query({
    name: 'wallet_orders_of_charge',
    text: `select id, total_halalas, payment_status from orders where charge_id = $1 order by id limit ${limits.cartLines}`,
    values: [chargeId],
  })
}

/** The renewal of a subscription that a charge pays; null if there is none. */
export async function findPaidRenewal(db: Sql, chargeId: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>({
    name: 'wallet_renewal_of_charge',
    text: 'select id from renewals where charge_id = $1',
    values: [chargeId],
  })
  return row?.id ?? null
}

/**
 * The charge of a buyer's order. `charge` is null when the order is paid otherwise. Undefined when the order belongs to
 * somebody else.
 */
export async function findOrderCharge(
  tx: Sql,
  { orderId, buyerId }: { readonly orderId: number; readonly buyerId: number },
): Promise<{ readonly charge: ChargeRow | null } | undefined> {
  const [row] = await tx.query<{ charge_id: number | null }>({
    name: 'wallet_charge_of_order',
    text: 'select charge_id from orders where id = $1 and buyer_id = $2',
    values: [orderId, buyerId],
  })
  if (!row) return undefined
  return { charge: row.charge_id === null ? null : ((await findCharge(tx, row.charge_id)) ?? null) }
}

/** The oldest pending top-up of this person that awaits a transfer of this amount and for which no transfer was reported. */
export async function findAwaitedTransfer(
  tx: Sql,
  { userId, amount }: { readonly userId: number; readonly amount: Halalas },
): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'wallet_awaited_transfer',
    text: `select c.id from charges c
           where c.user_id = $1 and c.amount_halalas = $2 and c.method = 'bank_transfer' and c.purpose = 'wallet'
             and c.status = 'pending'
             and not exists (select from confirmations b where b.charge_id = c.id and b.status <> 'refused')
           order by c.id limit 1`,
    values: [userId, amount],
  })
  return row?.id ?? null
}

/** Locks a person for a new trade; false when the person is blocked or deleted (decisions 18, 53). */
export async function lockPerson(tx: Sql, userId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'wallet_hold_person',
    text: 'select id from users where id = $1 and not blocked and deleted_at is null for share',
    values: [userId],
  })
  return found.length > 0
}

/** Whether a person has money or pending payments; an unpaid charge counts only for a day. */
export async function hasOpenMoney(tx: Sql, userId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'wallet_open_of_person',
    text: `select from accounts where user_id = $1 and balance_halalas <> 0
           union all select from confirmations where user_id = $1 and status = 'pending'
           union all select from payouts where user_id = $1 and status = 'pending'
           union all select from charges
             where user_id = $1 and status = 'pending' and created_at > now() - interval '1 day'
           limit 1`,
    values: [userId],
  })
  return found.length > 0
}

/** A person's charges, newest first. */
export function listChargesOf(db: Sql, userId: number): Promise<ChargeRow[]> {
  return db.query<ChargeRow>({
    name: 'wallet_charges_of_person',
    text: `select ${chargeColumns} from charges where user_id = $1 order by id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/**
 * Releases due holds of idle wallets; returns the number of wallets. Balances are correct without it, because they are
 * computed from the clock.
 */
export async function releaseDue(db: Sql, most: number): Promise<number> {
  const rows = await db.query({
    name: 'wallet_release_due',
    text: `select release_due(a.id) from (
             select id from accounts where next_release_at <= clock_timestamp()
             order by id limit $1 for no key update skip locked) a`,
    values: [most],
  })
  return rows.length
}
