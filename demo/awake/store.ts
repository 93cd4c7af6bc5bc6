import type { Sql } from '#platform/database/db.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { demoAccounts } from '../people/accounts.ts'

/** The open work of the market's staff, by kind. */
export interface OpenWork {
  readonly transfers: number
  readonly payouts: number
  readonly upgrades: number
  readonly contacts: number
  readonly disputes: number
}

export async function countOpenWork(db: Sql): Promise<OpenWork> {
  const [row] = await db.query<OpenWork>({
    text: `select (select count(*) from confirmations where status = 'pending') as transfers,
             (select count(*) from payouts where status = 'pending') as payouts,
             (select count(*) from upgrades where status = 'pending') as upgrades,
             (select count(*) from contacts where handled_at is null) as contacts,
             (select count(*) from orders where status = 'disputed') as disputes`,
    values: [],
  })
  return row ?? { transfers: 0, payouts: 0, upgrades: 0, contacts: 0, disputes: 0 }
}

/** A demo person for whom staff work is created. */
export interface Applicant {
  readonly id: number
  readonly mobile: string
  readonly f_name: string
  readonly l_name: string
  readonly email: string
}

const applicant = 'u.id, u.mobile, u.f_name, u.l_name, u.email'
const ofDemo = `u.deleted_at is null and not u.blocked and u.mobile <> all($1) and u.mobile like '+9665_00%' and u.email is not null`
const named = demoAccounts.map(({ mobile }) => mobileE164(mobile))

/** Demo buyers without a request to become sellers, the newest first. */
export function findBuyers(db: Sql, most: number): Promise<Applicant[]> {
  return db.query<Applicant>({
    text: `select ${applicant} from users u
           where ${ofDemo} and u.type = 'local_buyer' and u.staff_role is null
             and not exists (select from upgrades g where g.user_id = u.id)
           order by u.id desc limit $2`,
    values: [named, most],
  })
}

/** Demo sellers with the highest available balance (at least 100 SAR) and no pending payout, with the balance. */
export function findPaidSellers(db: Sql, most: number): Promise<(Applicant & { available: number })[]> {
  return db.query<Applicant & { available: number }>({
    text: `select ${applicant}, a.balance_halalas - a.held_halalas as available
           from users u join accounts a on a.user_id = u.id
           where ${ofDemo} and u.type <> 'local_buyer' and a.balance_halalas - a.held_halalas >= 10000
             and not exists (select from payouts p where p.user_id = u.id and p.status = 'pending')
           order by available desc, u.id limit $2`,
    values: [named, most],
  })
}

/** A paid order whose buyer can ask to return it, with the mobiles of both sides. */
export interface DisputableOrder {
  readonly id: number
  readonly buyer: string
  readonly seller: string
}

/** Paid orders of demo people without a return: first those on their way, then those just completed; the newest first. */
export function findDisputable(db: Sql, most: number): Promise<DisputableOrder[]> {
  return db.query<DisputableOrder>({
    text: `select o.id, u.mobile as buyer, s.mobile as seller
           from orders o join users u on u.id = o.buyer_id join users s on s.id = o.seller_id
           where ${ofDemo} and s.deleted_at is null and not s.blocked and s.mobile <> all($1) and s.mobile like '+9665_00%'
             and o.payment_status = 'paid'
             and (o.status = 'in_progress' or o.status = 'completed' and o.completed_at > now() - interval '6 hours')
             and not exists (select from order_events e where e.order_id = o.id and e.status = 'return_requested')
           order by o.status desc, o.id desc limit $2`,
    values: [named, most],
  })
}

/** Mobiles of demo people who may bid and have listed lots, without the demo accounts with which visitors sign in. */
export async function findActors(db: Sql, most: number): Promise<string[]> {
  const rows = await db.query<{ mobile: string }>({
    text: `select u.mobile from users u
           where u.type in ('local_seller', 'international_seller') and u.deleted_at is null and not u.blocked
             and u.mobile <> all($1) and u.mobile like '+9665_00%'
             and exists (select from products p where p.seller_id = u.id and p.sale_type = 'auction')
           order by u.id limit $2`,
    values: [demoAccounts.map(({ mobile }) => mobileE164(mobile)), most],
  })
  return rows.map(({ mobile }) => mobile)
}
