import type { Sql } from '#platform/database/db.ts'
import { addDays, startOfDay } from '#shared/base/dates.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { FirstStep } from '#shared/operator/firstSteps.ts'
import type { WaitingKind } from '#shared/operator/overview.ts'
import { unnamedStaff } from '../store.ts'

export interface WaitingRow {
  readonly kind: WaitingKind
  readonly count: number
  readonly halalas: Halalas | null
  readonly oldest_at: Date | null
}

/** SQL condition: an unverified seller on whom staff have not decided, without a pending upgrade request. */
const isUndecided = `u.type <> 'local_buyer' and not u.verified and u.verify_refused_at is null and not u.blocked
  and u.deleted_at is null and not exists (select from upgrades g where g.user_id = u.id and g.status = 'pending')`

/** Payouts that are in no open bank file. */
const isUnsent = `p.status = 'pending' and not exists (
  select from payout_batch_items i where i.payout_id = p.id and i.status = 'open')`

/** Pending decisions by kind: count, sum of the amounts, and the oldest one. */
export function loadWaiting(db: Sql): Promise<WaitingRow[]> {
  return db.query<WaitingRow>({
    name: 'operator_waiting',
    text: `select 'disputes' as kind, count(*), coalesce(sum(total_halalas), 0) as halalas, min(dispute_at) as oldest_at
           from orders where status = 'disputed'
           union all
           select 'payouts', count(*), coalesce(sum(p.amount_halalas), 0), min(p.created_at) from payouts p where ${isUnsent}
           union all
           select 'batches', count(*), coalesce(sum(total_halalas), 0), min(created_at) from payout_batches where status = 'open'
           union all
           select 'upgrades', count(*), null, min(created_at) from upgrades where status = 'pending'
           union all
           select 'sellers', count(*), null, min(u.created_at) from users u where ${isUndecided}
           union all
           select 'confirmations', count(*), coalesce(sum(amount_halalas), 0), min(created_at)
           from confirmations where status = 'pending'
           union all
           select 'contacts', count(*), null, min(created_at) from contacts where handled_at is null`,
  })
}

/** Counts the people whose mobile is not verified, with the same condition as the filter of the list of users. */
export async function countUnverifiedMobiles(db: Sql): Promise<Pick<WaitingRow, 'count' | 'oldest_at'>> {
  const [row] = await db.query<Pick<WaitingRow, 'count' | 'oldest_at'>>({
    name: 'operator_mobiles_waiting',
    text: `select count(*), min(created_at) as oldest_at from users
           where mobile_verified_at is null and not blocked and deleted_at is null`,
  })
  return row ?? { count: 0, oldest_at: null }
}

export interface DueRow {
  readonly kind: WaitingKind
  readonly id: number
  readonly f_name: string
  readonly l_name: string
  readonly halalas: Halalas | null
  readonly at: Date
  readonly until: Date | null
}

/** The oldest pending decisions. `until` is the payment deadline of an order that waits for a transfer. */
export function listDue(db: Sql, most: number): Promise<DueRow[]> {
  return db.query<DueRow>({
    name: 'operator_due',
    text: `select w.kind, w.id, w.f_name, w.l_name, w.halalas, w.at, w.until from (
             (select 'disputes' as kind, o.id, u.f_name, u.l_name, o.total_halalas as halalas, o.dispute_at as at,
                null::timestamptz as until
              from orders o join users u on u.id = o.buyer_id
              where o.status = 'disputed' order by o.dispute_at, o.id limit $1)
             union all
             (select 'payouts', p.id, u.f_name, u.l_name, p.amount_halalas, p.created_at, null
              from payouts p join users u on u.id = p.user_id where ${isUnsent} order by p.id limit $1)
             union all
             (select 'batches', b.id, u.f_name, u.l_name, b.total_halalas, b.created_at, null
              from payout_batches b join users u on u.id = b.created_by where b.status = 'open' order by b.id limit $1)
             union all
             (select 'upgrades', g.id, u.f_name, u.l_name, null, g.created_at, null
              from upgrades g join users u on u.id = g.user_id where g.status = 'pending' order by g.id limit $1)
             union all
             (select 'sellers', u.id, u.f_name, u.l_name, null, u.created_at, null
              from users u where ${isUndecided} order by u.id limit $1)
             union all
             (select 'confirmations', c.id, u.f_name, u.l_name, c.amount_halalas, c.created_at,
                (select min(o.due_at) from orders o
                 where o.charge_id = c.charge_id and o.status = 'pending' and o.payment_status <> 'paid')
              from confirmations c join users u on u.id = c.user_id where c.status = 'pending' order by c.id limit $1)
             union all
             (select 'contacts', t.id, t.name, '', null, t.created_at, null
              from contacts t where t.handled_at is null order by t.id limit $1)) w
           order by w.at, w.kind, w.id limit $1`,
    values: [most],
  })
}

export interface HourRow {
  readonly today: boolean
  /** The hour of the day in Riyadh, from 0. */
  readonly hour: number
  readonly halalas: Halalas
  readonly orders: number
  /** The number of these orders that are pending. */
  readonly waiting: number
  /**
   * The amount of the orders that were placed before the current time of day, in halalas; then the weight and the number of
   * these orders.
   */
  readonly halalas_by_now: Halalas
  readonly grams_by_now: number
  readonly orders_by_now: number
}

/**
 * Orders that are neither cancelled, rejected nor waiting for their payment, by hour in Riyadh time: today so far, and the same weekday of last
 * week. Each row has the amount of the hour, and the part of it that was placed before the current time of day. Amounts
 * are without delivery.
 */
export function loadHours(db: Sql, now: Date): Promise<HourRow[]> {
  const today = startOfDay(now)
  return db.query<HourRow>({
    name: 'operator_hours',
    text: `select d.today, trunc(extract(epoch from o.created_at - d.start) / 3600)::int as hour,
             sum(o.subtotal_halalas) as halalas, count(*) as orders,
             count(*) filter (where o.status = 'pending') as waiting,
             coalesce(sum(o.subtotal_halalas) filter (where o.created_at <= d.moment), 0) as halalas_by_now,
             coalesce(sum(i.grams) filter (where o.created_at <= d.moment), 0) as grams_by_now,
             count(*) filter (where o.created_at <= d.moment) as orders_by_now
           from (values (true, $1::timestamptz, $2::timestamptz, $2::timestamptz),
                        (false, $3, $4, $1::timestamptz - interval '6 days')) d (today, start, moment, until)
           join orders o on o.created_at >= d.start and o.created_at <= d.until and o.created_at < d.start + interval '1 day'
             and o.status not in ('cancelled', 'rejected')
             and not (o.status = 'pending' and o.payment_status <> 'paid'
               and o.payment_id <> (select id from options where list = 'payments' and code = 'cod'))
           left join lateral (select sum(quantity_grams) as grams from order_items where order_id = o.id) i
             on o.created_at <= d.moment
           group by 1, 2 order by 1, 2`,
    values: [today, now, addDays(today, -7), addDays(now, -7)],
  })
}

/** The number of open auctions, and the number of open auctions that end within an hour. */
export async function countAuctions(db: Sql, now: Date): Promise<{ open: number; closing: number }> {
  const [row] = await db.query<{ open: number; closing: number }>({
    name: 'operator_auctions_open',
    text: `select count(*) as open, count(*) filter (where ends_at <= $1::timestamptz + interval '1 hour') as closing
           from auctions where ends_at > $1 and starts_at <= $1 and voided_at is null`,
    values: [now],
  })
  return row ?? { open: 0, closing: 0 }
}

export interface SumRow {
  readonly kind: string
  readonly balance: Halalas
  readonly held: Halalas
}

/** The sums of all accounts by kind, in halalas; scans every account. */
export function sumAccounts(db: Sql): Promise<SumRow[]> {
  return db.query<SumRow>({
    name: 'operator_account_sums',
    text: 'select kind, sum(balance_halalas) as balance, sum(held_halalas) as held from accounts group by kind',
  })
}

/**
 * The completed first steps of a new market. Null from the hundredth order on, without a check of the steps. Also null once
 * every step except the lists and the team is done: the lists are filled from the start, and one person may run a market.
 */
export async function findFirstSteps(
  db: Sql,
  /** Whether the services are configured. The database does not contain this. */
  services: boolean,
): Promise<Record<FirstStep, boolean> | null> {
  const [row] = await db.query<Record<Exclude<FirstStep, 'services'>, boolean>>({
    name: 'operator_first_steps',
    text: `select not exists (select from users where staff_role is not null and deleted_at is null
                         and f_name = $1 and l_name = $2) as name,
             exists (select from users where staff_role is not null and second_factor_at is not null) as security,
             exists (select from audit where record_type = 'site') as site,
             exists (select from users where staff_role is not null and deleted_at is null offset 1) as team,
             exists (select from audit where record_type in ('fish', 'market', 'city', 'option')) as lists,
             exists (select from blogs where not hidden) as news,
             exists (select from users where type <> 'local_buyer' and verified and deleted_at is null) as sellers,
             exists (select from products where status = 'active') as goods
           where not exists (select from orders offset 99)`,
    values: [unnamedStaff.f_name, unnamedStaff.l_name],
  })
  if (!row) return null
  const steps = { ...row, services }
  const { lists: _, team: __, ...needed } = steps
  return Object.values(needed).includes(false) ? steps : null
}
