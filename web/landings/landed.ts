import type { Locale } from '#shared/base/locale.ts'
import { type Grams, grams, gramsOf, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import type { Landing, Reservation } from '#shared/landings/contract.ts'

/** The typed weight of a landed catch. */
export type TypedLanded = { readonly quantity: string }

export function landedProblems(
  { quantity }: TypedLanded,
  locale: Locale,
): { readonly quantity?: readonly string[] } {
  const problem = problemIn(readKilograms(quantity))
  return problem ? { quantity: [fieldMessage(problem, locale, 'quantity')] } : {}
}

export function landedBody({ quantity }: TypedLanded): { readonly quantity: number } {
  return { quantity: toKilograms(sureValueIn(readKilograms(quantity))) }
}

/** The weight by which the waiting reservations exceed a landed weight; zero if the landed weight is enough. */
export function shortBy(landed: Grams, reservations: readonly Reservation[]): Grams {
  const waiting = reservations.filter(({ status }) => status === 'waiting')
  const wanted = waiting.reduce((sum, { quantity }) => sum + gramsOf(quantity), 0)
  return grams(Math.max(0, wanted - landed))
}

/** Whether a weight is less than half or more than double the estimate, as with a misplaced decimal point. */
export function isFarFrom(landed: Grams, expected: Grams): boolean {
  return landed * 2 < expected || landed > expected * 2
}

/** The weight of a reservation: the weight that is or was held for its buyer, otherwise the reserved weight. */
export function weightOf({
  status,
  quantity,
  kept,
}: Pick<Reservation, 'status' | 'quantity' | 'kept'>): number {
  return status === 'held' || status === 'done' ? kept : quantity
}

/** Whether a reservation got nothing because the landed weight was too low. */
export function gotNothing(
  { status }: Pick<Reservation, 'status'>,
  landing: Pick<Landing, 'status'>,
): boolean {
  return status === 'lost' && landing.status === 'landed'
}

/**
 * Whether a reservation ended early because its goods were ordered. A hold that lapses or is given back has no future
 * `held_until`. After `held_until` this function returns false, because the data no longer shows how the hold ended.
 */
export function isOrdered({ status, held_until }: Reservation, now: Date): boolean {
  return status === 'done' && held_until !== null && new Date(held_until) > now
}
