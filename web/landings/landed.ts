import type { Locale } from '#shared/base/locale.ts'
import { readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'

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
