import type { Sql } from '#platform/database/db.ts'
import type { PlanUnit } from '#shared/behar/plans.ts'
import type { SubscriptionPlan } from '#shared/behar/rules.ts'

export interface SubscriptionRow {
  readonly plan: SubscriptionPlan
  readonly starts_at: Date
  readonly expires_at: Date
}

/** Finds the subscription of a person; undefined if the person never had one. */
export async function findSubscription(sql: Sql, userId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await sql.query<SubscriptionRow>({
    name: 'behar_find_subscription',
    text: 'select plan, starts_at, expires_at from subscriptions where user_id = $1',
    values: [userId],
  })
  return row
}

/** Inserts the trial unless the person has had any subscription. */
export async function beginTrial(
  tx: Sql,
  userId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<void> {
  await tx.query({
    name: 'behar_begin_trial',
    text: `insert into subscriptions (user_id, plan, starts_at, expires_at) values ($1, 'trial', $2, $3)
           on conflict (user_id) do nothing`,
    values: [userId, from, to],
  })
}

/** Whether the integration has ever issued a token to this person. */
export async function isMember(sql: Sql, userId: number): Promise<boolean> {
  const rows = await sql.query({
    name: 'behar_is_member',
    text: 'select from members where user_id = $1',
    values: [userId],
  })
  return rows.length > 0
}

/** Locks a member until the transaction ends; false when there is none. */
export async function lockMember(tx: Sql, userId: number): Promise<boolean> {
  const rows = await tx.query({
    text: 'select from members where user_id = $1 for update',
    values: [userId],
  })
  return rows.length > 0
}

export async function writeSubscription(tx: Sql, userId: number, row: SubscriptionRow): Promise<void> {
  await tx.query({
    text: `insert into subscriptions (user_id, plan, starts_at, expires_at) values ($1, $2, $3, $4)
           on conflict (user_id) do update
           set plan = excluded.plan, starts_at = excluded.starts_at, expires_at = excluded.expires_at`,
    values: [userId, row.plan, row.starts_at, row.expires_at],
  })
}

/** A paid renewal of the main market, with the end of the subscription before and after it. */
export interface RenewalRow {
  /** The number among the member's renewals, from 1. */
  readonly number: number
  readonly length: number
  readonly unit: PlanUnit
  readonly paid_at: Date
  readonly ended_at: Date | null
  readonly ends_at: Date
}

/** The number of the last renewal that was applied; 0 for none. */
export async function lastRenewal(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql.query<{ last: number }>({
    name: 'behar_last_renewal',
    text: 'select coalesce(max(number), 0) as last from renewals where user_id = $1',
    values: [userId],
  })
  return row?.last ?? 0
}

export async function insertRenewal(tx: Sql, userId: number, row: RenewalRow): Promise<void> {
  await tx.query({
    name: 'behar_insert_renewal',
    text: `insert into renewals (user_id, number, length, unit, paid_at, ended_at, ends_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [userId, row.number, row.length, row.unit, row.paid_at, row.ended_at, row.ends_at],
  })
}
