import { addDays, addMonths } from '../base/dates.ts'
import { prolongedFrom } from './rules.ts'

/** The units of a plan's length. */
export const planUnits = ['days', 'months'] as const
export type PlanUnit = (typeof planUnits)[number]

interface PlanLength {
  readonly length: number
  readonly unit: PlanUnit
}

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
