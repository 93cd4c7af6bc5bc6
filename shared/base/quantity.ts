import type { Pair } from './locale.ts'
import { printDecimal, type Read, readDecimal } from './text/digits.ts'

declare const unit: unique symbol

/** A whole number of grams, the only type in which weight is stored and computed. */
export type Grams = number & { readonly [unit]: 'grams' }

export const weightLabel: Pair = { ar: 'كجم', en: 'kg' }

/** The smallest order: 1 kg, or the remaining stock when that is less (contract, section 1). */
export const minOrder = 1000 as Grams

/** The largest single quantity: a thousand tonnes. */
export const maxWeight = 1_000_000_000 as Grams

export function grams(whole: number): Grams {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not a whole number of grams: ${whole}`)
  return whole as Grams
}

/** Converts kilograms to grams; undefined for more than 3 decimals or for a value that is not a number. */
export function fromKilograms(kilograms: number): Grams | undefined {
  const whole = Math.round(kilograms * 1000)
  return Number.isSafeInteger(whole) && Math.abs(whole / 1000 - kilograms) < 1e-9
    ? (whole as Grams)
    : undefined
}

/** Converts kilograms to grams. Throws RangeError for an invalid weight instead of returning 0. */
export function gramsOf(kilograms: number): Grams {
  const weight = fromKilograms(kilograms)
  if (weight === undefined) throw new RangeError(`not a weight in kg: ${kilograms}`)
  return weight
}

/** Parses a typed weight in kilograms to grams. The default bounds are one gram and `maxWeight`. */
export function readKilograms(
  text: string,
  { least = 1 as Grams, most = maxWeight }: { readonly least?: Grams; readonly most?: Grams } = {},
): Read<Grams> {
  return readDecimal(text, { decimals: 3, least, most }) as Read<Grams>
}

export function toKilograms(weight: Grams): number {
  return weight / 1000
}

/** Prints `1,840` or `12.5`: at most three decimals, without trailing zeros. */
export function printKilograms(weight: Grams): string {
  return printDecimal(weight, 3)
}
