import type { FieldProblem } from '#shared/base/errors.ts'
import { type Grams, grams, maxWeight, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, valueIn } from '#shared/base/text/digits.ts'

/** The measures of the trade and what they usually hold (domain, section 2); the seller may say otherwise. */
export const units = [
  { code: 'banah', kilograms: 32 },
  { code: 'box', kilograms: 32 },
  { code: 'mann', kilograms: 16 },
  { code: 'shakka', kilograms: 4 },
  { code: 'carton', kilograms: 10 },
  { code: 'kilo', kilograms: 1 },
] as const
export type Unit = (typeof units)[number]['code']

export function usualWeight(unit: Unit): string {
  return String(units.find(({ code }) => code === unit)?.kilograms ?? 1)
}

type Counted = { readonly unit: Unit; readonly count: string; readonly unitWeight: string }

/** What one unit weighs, as it was typed; undefined for what is no weight. */
export function weightOfUnit({ unit, unitWeight }: Omit<Counted, 'count'>): Grams | undefined {
  return weightTyped(unit === 'kilo' ? '1' : unitWeight)
}

/** All of it: so many units of such a weight, cut to the gram; undefined while one of them is missing. */
export function wholeWeight(counted: Counted): Grams | undefined {
  const each = weightOfUnit(counted)
  // Counted in thousandths, as kilograms are.
  const count = weightTyped(counted.count)
  if (each === undefined || count === undefined) return undefined
  const whole = Number((BigInt(count) * BigInt(each)) / 1_000n)
  return whole > 0 && whole <= maxWeight ? grams(whole) : undefined
}

/** The weight that stands in a field; undefined while there is none, or none that can be read. */
export function weightTyped(typed: string): Grams | undefined {
  return valueIn(readKilograms(typed))
}

/** Why so many of a unit come to no quantity; undefined where they do. */
export function quantityProblem(counted: Counted): FieldProblem | undefined {
  const each = counted.unit === 'kilo' ? undefined : problemIn(readKilograms(counted.unitWeight))
  const problem = problemIn(readKilograms(counted.count)) ?? each
  if (problem) return problem
  return wholeWeight(counted) === undefined ? { code: 'at_most', bound: toKilograms(maxWeight) } : undefined
}

/** Nothing is left: a zero that was typed, not a field that is blank. */
export function isSoldOut({ count }: Pick<Counted, 'count'>): boolean {
  return valueIn(readKilograms(count, { least: grams(0) })) === 0
}
