import { typedNumber } from '#shared/base/digits.ts'
import { fromKilograms, type Grams, grams, maxWeight, printKilograms } from '#shared/base/quantity.ts'

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
  const count = typedNumber(counted.count)
  if (each === undefined || count === undefined || count <= 0) return undefined
  const whole = Math.trunc(Math.round(count * 1_000) * (each / 1_000))
  return whole > 0 && whole <= maxWeight ? grams(whole) : undefined
}

/** A typed weight in kilograms, either kind of digits, more than nothing. */
export function weightTyped(typed: string): Grams | undefined {
  const weight = fromKilograms(typedNumber(typed) ?? Number.NaN)
  return weight !== undefined && weight > 0 ? weight : undefined
}

/** A number for a box: without the commas that only reading needs. */
export function asTyped(weight: Grams): string {
  return printKilograms(weight).replaceAll(',', '')
}
