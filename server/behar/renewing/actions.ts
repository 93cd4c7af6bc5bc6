import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { renewedUntil } from '#shared/behar/plans.ts'
import { isActive, prolongedFrom, type SubscriptionPlan } from '#shared/behar/rules.ts'
import type { RenewalMethod } from '#shared/behar/subscriptionContract.ts'
import { notify } from '../../notifications/actions.ts'
import { openCharge } from '../../wallet/charges.ts'
import { moveMoney } from '../../wallet/ledgerStore.ts'
import { lockCharge, lockPerson, settleCharge } from '../../wallet/store.ts'
import {
  failRenewal,
  findPendingRenewal,
  insertRenewal,
  listPaidAfter,
  type PaidRow,
  type RenewalRow,
  settleRenewal,
} from './renewalsStore.ts'
import {
  findVatNumber,
  lockPlanOnSale,
  lockSubscription,
  type PlanRow,
  type SubscriptionRow,
  writeSubscription,
} from './store.ts'

export interface Choice {
  readonly plan_id: number
  readonly method: RenewalMethod
  readonly expected_price: Halalas
  /** The number of paid renewals that the person has seen. */
  readonly paid_renewals: number
}

/**
 * Renews a subscription by a plan: pays it from the wallet, or opens a card charge (contract, section 6). A person has at most
 * one renewal that awaits a card payment; another choice replaces it. Refuses: conflict when the subscription was renewed since
 * the person saw it, not_found for a plan that is not on sale, price_changed, insufficient_funds.
 */
export async function renew(tx: Sql, userId: number, choice: Choice): Promise<RenewalRow> {
  if (!(await lockPerson(tx, userId))) throw new Refusal('unauthenticated')
  const subscription = await lockSubscription(tx, userId)
  if (subscription.renewals !== choice.paid_renewals)
    throw new Refusal('conflict', undefined, { words: 'renewed_meanwhile' })
  const plan = await lockPlanOnSale(tx, choice.plan_id)
  if (!plan) throw new Refusal('not_found')
  if (plan.price_halalas !== choice.expected_price) {
    const bound = toRiyals(plan.price_halalas)
    throw new Refusal('price_changed', { expected_price: [{ code: 'price_now', bound }] })
  }
  const pending = await findPendingRenewal(tx, userId)
  if (pending && choice.method === 'card' && isSame(pending, plan)) return pending
  if (pending) await drop(tx, pending)
  const now = await timeOf(tx)
  const { method } = choice
  const charge =
    method === 'card'
      ? await openCharge(tx, { userId, method, purpose: 'subscription', amount: plan.price_halalas })
      : null
  const renewal = await insertRenewal(tx, plan, {
    user_id: userId,
    market_vat_number: await findVatNumber(tx),
    method,
    charge_id: charge?.id ?? null,
    created_at: now,
  })
  return method === 'wallet' ? payRenewal(tx, renewal, subscription) : renewal
}

/**
 * Moves the price from the wallet to the market and extends the subscription. The caller has locked the subscription, and
 * the renewal is pending. Refuses: insufficient_funds.
 */
export async function payRenewal(
  tx: Sql,
  renewal: RenewalRow,
  subscription: SubscriptionRow,
): Promise<RenewalRow> {
  const { id, user_id: userId, price_halalas: amount } = renewal
  await moveMoney(tx, {
    key: `renewal:${id}:paid`,
    type: 'subscription',
    from: { person: userId },
    to: { market: 'subscription' },
    amount,
    about: { type: 'renewal', id },
  })
  const now = await timeOf(tx)
  const number = subscription.renewals + 1
  const after = extended(subscription, [{ ...renewal, number, paid_at: now }])
  const paid = await settleRenewal(tx, id, {
    number,
    paid_at: now,
    starts_at: prolongedFrom(subscription.expires_at, now),
    ends_at: after.expires_at ?? now,
  })
  await writeSubscription(tx, userId, { ...after, renewals: number })
  await notify(tx, {
    to: userId,
    kind: 'subscription_renewed',
    facts: {
      plan: { ar: renewal.name_ar, en: renewal.name_en },
      until: riyadhDay(paid.ends_at ?? now),
      amount,
    },
    about: id,
    by: null,
    event: `renewal:${id}:paid`,
  })
  return paid
}

/** A subscription, as the integration reports it. */
export interface Report {
  readonly plan: SubscriptionPlan | null
  readonly starts_at: Date | null
  readonly expires_at: Date | null
  /** The number of paid renewals that the integration has applied. */
  readonly renewals: number
}

/**
 * Stores the subscription that the integration reports for a person, and extends it by the paid renewals that the integration
 * has not applied. Returns the previous subscription, and these renewals in the order of payment.
 */
export async function storeReport(
  tx: Sql,
  userId: number,
  report: Report,
): Promise<{ readonly before: SubscriptionRow; readonly missing: readonly PaidRow[] }> {
  const before = await lockSubscription(tx, userId)
  const missing = await listPaidAfter(tx, userId, report.renewals)
  const { plan, starts_at, expires_at } = report
  const whole = plan !== null && starts_at !== null && expires_at !== null
  const known = whole ? { plan, starts_at, expires_at } : { plan: null, starts_at: null, expires_at: null }
  const after = extended({ ...known, renewals: before.renewals }, missing)
  await writeSubscription(tx, userId, { ...after, renewals: before.renewals })
  return { before, missing }
}

/** Extends a subscription by paid renewals in the order of their payment. */
function extended(subscription: SubscriptionRow, paid: readonly PaidRow[]): SubscriptionRow {
  return paid.reduce<SubscriptionRow>(({ starts_at, expires_at, renewals }, { paid_at, length, unit }) => {
    const runs = expires_at !== null && isActive({ expiresAt: expires_at }, paid_at)
    return {
      renewals,
      plan: 'standard',
      starts_at: runs ? starts_at : paid_at,
      expires_at: renewedUntil(expires_at, paid_at, { length, unit }),
    }
  }, subscription)
}

/** Ends the person's renewal that awaits a card payment, if there is one. Lock the subscription first. */
export async function dropPending(tx: Sql, userId: number): Promise<void> {
  const pending = await findPendingRenewal(tx, userId)
  if (pending) await drop(tx, pending)
}

/** Ends a renewal that awaits a card payment. A payment that still arrives enters the wallet (`settle` of a failed charge). */
async function drop(tx: Sql, { id, charge_id }: RenewalRow): Promise<void> {
  const charge = charge_id === null ? undefined : await lockCharge(tx, charge_id)
  if (charge?.status === 'pending') await settleCharge(tx, charge.id, 'failed')
  await failRenewal(tx, id)
}

function isSame(renewal: RenewalRow, plan: PlanRow): boolean {
  const { plan_id, length, unit, price_halalas } = renewal
  return (
    plan_id === plan.id &&
    length === plan.length &&
    unit === plan.unit &&
    price_halalas === plan.price_halalas
  )
}
