import { addDays, riyadhDay } from '../base/dates.ts'
import type { FieldProblems } from '../base/errors.ts'
import { limits } from '../base/limits.ts'

/** A person's first token starts the trial. A paid renewal or an operator gives the standard plan (contract, section 6). */
export const subscriptionPlans = ['trial', 'standard'] as const
export type SubscriptionPlan = (typeof subscriptionPlans)[number]

/** Whether a person may add entries; reading needs no subscription. */
export function isActive({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean {
  return now < expiresAt
}

/**
 * The start of an extension: the current end, so that no remaining days are lost, or now if the subscription has ended.
 */
export function prolongedFrom(expiresAt: Date | null, now: Date): Date {
  return expiresAt && expiresAt > now ? expiresAt : now
}

/** The problems of a supply's days. A supply may begin in the past, but may not end in the past. */
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

/** The problems of a day of need. */
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

/** The displayed number of a demand, such as `D-902`. */
export const demandNumber = (id: number): string => `D-${id}`
