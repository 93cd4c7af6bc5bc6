import { startOfDay } from '../base/dates.ts'
import type { FieldProblem } from '../base/errors.ts'

/** When goods of a delivery method arrive: hours after the order is accepted, and the hours of the day in Riyadh. */
export type ArrivalRule = {
  /** The hours for preparing and for the way. */
  readonly lead_hours: number
  /** Goods are handed over from this hour of the day ... */
  readonly from_hour: number
  /** ... until this hour. */
  readonly until_hour: number
}

/**
 * The time by which goods arrive that are accepted at `accepted`; for a pickup, the time from which they are ready. It is
 * a full hour within the method's hours. Goods that are ready outside of these hours arrive at the beginning of the next
 * ones.
 */
export function arrivalOf({ lead_hours, from_hour, until_hour }: ArrivalRule, accepted: Date): Date {
  const ready = new Date(Math.ceil((accepted.getTime() + lead_hours * hour) / hour) * hour)
  const day = startOfDay(ready).getTime()
  const opens = day + Math.min(from_hour + openingHours, until_hour) * hour
  const closes = day + until_hour * hour
  if (ready.getTime() > closes) return new Date(opens + 24 * hour)
  return new Date(Math.max(ready.getTime(), opens))
}

/** The largest values of a rule. */
export const arrivalBounds = { lead_hours: 720, from_hour: 22, until_hour: 23 } as const

/** The problem of the last hour of a rule, which must be after the first. */
export function hoursProblem({
  from_hour,
  until_hour,
}: Omit<ArrivalRule, 'lead_hours'>): FieldProblem | null {
  return until_hour > from_hour ? null : { code: 'at_least', bound: from_hour + 1 }
}

const hour = 3_600_000

/** The hours after the beginning of the day's hours in which the goods of the night are handed over. */
const openingHours = 2
