import type { FieldProblem } from '../base/errors.ts'
import { type Grams, grams } from '../base/quantity.ts'

/** The rules of arriving catches: goods that are announced at sea and reserved before they land (contract, section 2). */

export const landingStates = ['arriving', 'landed', 'cancelled', 'missed'] as const
export type LandingState = (typeof landingStates)[number]

/**
 * `waiting`: the catch has not landed. `held`: it has landed, and the goods are held for the buyer. `done`: everything that was
 * held is ordered or free again. `cancelled`: by the buyer or the seller. `lost`: the catch was cancelled or missed, or was too
 * small for this reservation.
 */
export const reservationStates = ['waiting', 'held', 'done', 'cancelled', 'lost'] as const
export type ReservationState = (typeof reservationStates)[number]

export const landingLimits = {
  images: 4,
  /** The longest time between the announcement and the landing, in days. */
  mostDaysAhead: 7,
  /** A form that waited for the network may arrive after the landing, up to this many hours. */
  lateHours: 24,
  /** The time after the expected landing within which the seller has to confirm the weight. */
  graceHours: 6,
  /** The time in which a buyer can order the goods that are held. */
  holdHours: 4,
  /** The maximum number of arriving catches of one seller, and the maximum number of open reservations of one buyer. */
  ofSeller: 20,
  ofBuyer: 10,
  /** The maximum number of open reservations of one catch. */
  reservations: 200,
  /** The maximum number of catches that one run of the job ends. */
  endedAtOnce: 200,
} as const

const hourMs = 3_600_000

/** The problem of an expected landing time; null if it is possible. */
export function landsAtProblem(landsAt: Date, now: Date): FieldProblem | null {
  const hours = (landsAt.getTime() - now.getTime()) / hourMs
  if (hours > landingLimits.mostDaysAhead * 24)
    return { code: 'within_days', bound: landingLimits.mostDaysAhead }
  return hours < -landingLimits.lateHours ? { code: 'past' } : null
}

/**
 * The time until which the weight can be confirmed. If the announcement arrives after the landing, the time starts at the
 * arrival of the announcement.
 */
export function confirmBy(landsAt: Date, now: Date): Date {
  return new Date(Math.max(landsAt.getTime(), now.getTime()) + landingLimits.graceHours * hourMs)
}

/** The end of the hold of goods that land now. */
export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + landingLimits.holdHours * hourMs)
}

export interface LandingFacts {
  readonly status: LandingState
  readonly confirm_by: Date
}

/** The state at a time: a catch that was not confirmed in time is missed, also before the job has ended it. */
export function landingStateAt({ status, confirm_by }: LandingFacts, now: Date): LandingState {
  return status === 'arriving' && confirm_by <= now ? 'missed' : status
}

export type ReserveRefusal =
  | 'own_goods'
  | 'landing_over'
  | 'landing_reserved'
  | 'reservations_full'
  | 'landing_full'

/** The facts on which a reservation depends. */
export interface Reserving extends LandingFacts {
  readonly isOwn: boolean
  /**
   * The number of open reservations of this catch, whether one of them belongs to the buyer, and the number of all open
   * reservations of the buyer.
   */
  readonly reservations: number
  readonly hasOne: boolean
  readonly ofBuyer: number
}

/** The reason why a buyer cannot reserve a part of a catch; null if the buyer can. The remaining weight is checked separately. */
export function reserveRefusal(facts: Reserving, now: Date): ReserveRefusal | null {
  if (facts.isOwn) return 'own_goods'
  if (landingStateAt(facts, now) !== 'arriving') return 'landing_over'
  if (facts.hasOne) return 'landing_reserved'
  if (facts.reservations >= landingLimits.reservations) return 'landing_full'
  return facts.ofBuyer >= landingLimits.ofBuyer ? 'reservations_full' : null
}

/**
 * The weight that each reservation gets from the landed weight, in the order of time. The first reservations get their whole
 * weight; if the weight is not sufficient, the last ones get less or nothing.
 */
export function shareOut(landed: Grams, wanted: readonly Grams[]): Grams[] {
  let left: number = landed
  return wanted.map((each) => {
    const kept = Math.min(each, left)
    left -= kept
    return grams(kept)
  })
}
