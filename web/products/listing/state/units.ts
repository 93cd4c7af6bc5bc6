import type { FieldProblem } from '#shared/base/errors.ts'
import { type Grams, grams, maxWeight, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, valueIn } from '#shared/base/text/digits.ts'

/** The units of the trade and their usual weights; the seller may change the weight. */
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

/** The typed weight of one unit; undefined if it is invalid. */
export function weightOfUnit({ unit, unitWeight }: Omit<Counted, 'count'>): Grams | undefined {
  return weightTyped(unit === 'kilo' ? '1' : unitWeight)
}

/** Count times weight, truncated to the gram; undefined while one of them is missing. */
export function wholeWeight(counted: Counted): Grams | undefined {
  const each = weightOfUnit(counted)
  // The count may have three decimals, like kilograms.
  const count = weightTyped(counted.count)
  if (each === undefined || count === undefined) return undefined
  const whole = Number((BigInt(count) * BigInt(each)) / 1_000n)
  return whole > 0 && whole <= maxWeight ? grams(whole) : undefined
}

/** The weight that is typed in a field; undefined while it is blank or unreadable. */
export function weightTyped(typed: string): Grams | undefined {
  return valueIn(readKilograms(typed))
}

/** The reason why count and weight give no valid quantity; undefined if they do. */
export function quantityProblem(counted: Counted): FieldProblem | undefined {
  const each = counted.unit === 'kilo' ? undefined : problemIn(readKilograms(counted.unitWeight))
  const problem = problemIn(readKilograms(counted.count)) ?? each
  if (problem) return problem
  return wholeWeight(counted) === undefined ? { code: 'at_most', bound: toKilograms(maxWeight) } : undefined
}

/** Whether the goods are sold out: zero was typed; a blank field does not count. */
export function isSoldOut({ count }: Pick<Counted, 'count'>): boolean {
  return valueIn(readKilograms(count, { least: grams(0) })) === 0
}
