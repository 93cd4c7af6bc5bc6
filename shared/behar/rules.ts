import { addDays, riyadhDay } from '../base/dates.ts'
import type { FieldProblems } from '../base/errors.ts'
import { limits } from '../base/limits.ts'

/** The trial begins by itself with the first token, the other is given by an operator (contract, section 6). */
export const subscriptionPlans = ['trial', 'standard'] as const
export type SubscriptionPlan = (typeof subscriptionPlans)[number]

/** Whether somebody may add; looking needs no subscription. */
export function isActive({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean {
  return now < expiresAt
}

/** From when a prolonged subscription counts on: nobody loses the days that are left. */
export function prolongedFrom(expiresAt: Date | null, now: Date): Date {
  return expiresAt && expiresAt > now ? expiresAt : now
}

/** What is wrong with the days of a supply; it may have been there for a while, but not be over. */
export function supplyDaysProblems(
  { from, to }: { readonly from: Date; readonly to: Date | undefined },
  now: Date,
): FieldProblems {
  const late = tooLate(from, now)
  if (late) return { available_from: [late] }
  if (to === undefined) return {}
  if (riyadhDay(to) < riyadhDay(now)) return { available_to: [{ code: 'past' }] }
  if (to < from) return { available_to: [{ code: 'date_order' }] }
  const lateEnd = tooLate(to, now)
  return lateEnd ? { available_to: [lateEnd] } : {}
}

/** What is wrong with the day by which something is needed. */
export function neededByProblems(neededBy: Date, now: Date): FieldProblems {
  if (riyadhDay(neededBy) < riyadhDay(now)) return { needed_by: [{ code: 'past' }] }
  const late = tooLate(neededBy, now)
  return late ? { needed_by: [late] } : {}
}

function tooLate(day: Date, now: Date) {
  const bound = limits.behar.mostDaysAhead
  return riyadhDay(day) > riyadhDay(addDays(now, bound))
    ? ({ code: 'within_days', bound } as const)
    : undefined
}
