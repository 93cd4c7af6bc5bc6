import { addDays, addMonths } from '../base/dates.ts'
import { type Halalas, halalas, halalasOf } from '../base/money.ts'
import { prolongedFrom } from './rules.ts'

/** The units of a plan's length. */
export const planUnits = ['days', 'months'] as const
export type PlanUnit = (typeof planUnits)[number]

interface PlanLength {
  readonly length: number
  readonly unit: PlanUnit
}

/** A plan with its price in SAR. */
type PricedPlan = PlanLength & { readonly price: number }

/** The longest length of a plan in each unit; both are two years. */
export const longestPlan: Readonly<Record<PlanUnit, number>> = { days: 730, months: 24 }

/**
 * The end of a subscription after a renewal that was paid at `paidAt`: counted from the present end, or from the payment if
 * the subscription had ended. The market and the integration compute it by the same rule.
 */
export function renewedUntil(expiresAt: Date | null, paidAt: Date, { length, unit }: PlanLength): Date {
  const from = prolongedFrom(expiresAt, paidAt)
  return unit === 'days' ? addDays(from, length) : addMonths(from, length)
}

/**
 * The saving of a plan, compared with the price of the same length in plans of the shortest length in its unit: the amount, and its percentage of
 * that price, truncated. Null if it is less than one percent. Plans in days are not compared with plans in months.
 */
export function planSaving(
  plan: PricedPlan,
  plans: readonly PricedPlan[],
): { readonly amount: Halalas; readonly percent: number } | null {
  const shortest = plans
    .filter(({ unit }) => unit === plan.unit)
    .reduce((least, each) => (each.length < least.length ? each : least), plan)
  const price = halalasOf(plan.price)
  const repeated = Math.trunc((halalasOf(shortest.price) * plan.length) / shortest.length)
  const percent = Math.trunc(((repeated - price) * 100) / repeated)
  return percent >= 1 ? { amount: halalas(repeated - price), percent } : null
}
