import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { PlanUnit } from '#shared/behar/plans.ts'
import type { SubscriptionPlan } from '#shared/behar/rules.ts'

export interface PlanRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly length: number
  readonly unit: PlanUnit
  readonly price_halalas: Halalas
}

const planColumns = 'id, name_ar, name_en, length, unit, price_halalas'

/** The plans on sale, the shortest first. */
export function listPlansOnSale(db: Sql): Promise<PlanRow[]> {
  return db.query<PlanRow>({
    name: 'subscription_plans',
    text: `select ${planColumns} from plans where active
           order by case unit when 'months' then length * 30 else length end, price_halalas, id limit ${limits.behar.plans}`,
  })
}

/** A plan on sale, which cannot change until the transaction ends. */
export async function lockPlanOnSale(tx: Sql, id: number): Promise<PlanRow | undefined> {
  const [row] = await tx.query<PlanRow>({
    name: 'subscription_lock_plan',
    text: `select ${planColumns} from plans where id = $1 and active for share`,
    values: [id],
  })
  return row
}

/** The market's VAT number; null if the market is not registered. */
export async function findVatNumber(db: Sql): Promise<string | null> {
  const [row] = await db.query<{ vat_number: string | null }>({
    name: 'subscription_vat_number',
    text: 'select vat_number from trade_settings',
  })
  return row?.vat_number ?? null
}

/** The subscription of a person, as the main market stores it. */
export interface SubscriptionRow {
  readonly plan: SubscriptionPlan | null
  readonly starts_at: Date | null
  readonly expires_at: Date | null
  /** The number of paid renewals. */
  readonly renewals: number
}

const none: SubscriptionRow = { plan: null, starts_at: null, expires_at: null, renewals: 0 }
const columns = 'plan, starts_at, expires_at, renewals'

export async function findSubscription(db: Sql, userId: number): Promise<SubscriptionRow> {
  const [row] = await db.query<SubscriptionRow>({
    name: 'subscription_find',
    text: `select ${columns} from subscriptions where user_id = $1`,
    values: [userId],
  })
  return row ?? none
}

/** Locks the subscription of a person until the transaction ends. Take this lock before the lock of a charge. */
export async function lockSubscription(tx: Sql, userId: number): Promise<SubscriptionRow> {
  await tx.query({
    name: 'subscription_insert',
    text: 'insert into subscriptions (user_id) values ($1) on conflict (user_id) do nothing',
    values: [userId],
  })
  const [row] = await tx.query<SubscriptionRow>({
    name: 'subscription_lock',
    text: `select ${columns} from subscriptions where user_id = $1 for no key update`,
    values: [userId],
  })
  return row ?? none
}

export async function writeSubscription(tx: Sql, userId: number, row: SubscriptionRow): Promise<void> {
  await tx.query({
    name: 'subscription_write',
    text: `update subscriptions set (${columns}) = row($2::text, $3::timestamptz, $4::timestamptz, $5::int)
           where user_id = $1`,
    values: [userId, row.plan, row.starts_at, row.expires_at, row.renewals],
  })
}

/** Deletes the market's copy of a subscription; paid renewals stay as trade records. */
export async function deleteSubscription(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'subscription_delete',
    text: 'delete from subscriptions where user_id = $1',
    values: [userId],
  })
}

export interface Reminder {
  readonly user_id: number
  readonly expires_at: Date
  /** The reminder's number of days before the end. */
  readonly days: number
}

/**
 * Claims reminders of subscriptions that end within `days` of `now` or ended less than 3 days ago, once for each end and number of
 * days, earliest end first.
 * A person who was reminded of the same end with fewer days is not reminded again.
 */
export function takeReminders(
  tx: Sql,
  now: Date,
  { days, most }: { readonly days: readonly number[]; readonly most: number },
): Promise<Reminder[]> {
  return tx.query<Reminder>({
    name: 'subscription_take_reminders',
    text: `update subscriptions s set reminded_of = due.expires_at, reminded_days = due.days
           from (select e.user_id, e.expires_at, d.days from subscriptions e
                 join users u on u.id = e.user_id and u.deleted_at is null and not u.blocked and u.type = 'international_seller'
                 cross join lateral (select min(days) as days from unnest($2::int[]) days
                                     where e.expires_at <= $1::timestamptz + make_interval(days => days)) d
                 where e.expires_at > $1::timestamptz - interval '3 days' and d.days is not null
                   and (e.reminded_of is distinct from e.expires_at or e.reminded_days > d.days)
                 order by e.expires_at limit $3 for no key update of e skip locked) due
           where s.user_id = due.user_id
           returning s.user_id, s.expires_at, s.reminded_days as days`,
    values: [now, days, most],
  })
}
