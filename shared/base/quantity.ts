import type { Pair } from './locale.ts'
import { printDecimal, type Read, readDecimal } from './text/digits.ts'

declare const unit: unique symbol

/** A whole number of grams; the only form in which weight is kept and computed. */
export type Grams = number & { readonly [unit]: 'grams' }

export const weightLabel: Pair = { ar: 'كجم', en: 'kg' }

/** Smallest order: 1 kg, or what is left where that is less (contract, section 1). */
export const minOrder = 1000 as Grams

/** The largest single quantity: a thousand tonnes. */
export const maxWeight = 1_000_000_000 as Grams

export function grams(whole: number): Grams {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`no whole grams: ${whole}`)
  return whole as Grams
}

/** Kilograms of the wire with at most 3 decimals to grams; undefined when it has more or is no number. */
export function fromKilograms(kilograms: number): Grams | undefined {
  const whole = Math.round(kilograms * 1000)
  return Number.isSafeInteger(whole) && Math.abs(whole / 1000 - kilograms) < 1e-9
    ? (whole as Grams)
    : undefined
}

/** Kilograms of the wire to grams. Throws RangeError where the number is no weight: never 0 in its place. */
export function gramsOf(kilograms: number): Grams {
  const weight = fromKilograms(kilograms)
  if (weight === undefined) throw new RangeError(`not a weight in kg: ${kilograms}`)
  return weight
}

/** A weight in kilograms as it is typed, in grams; from one gram to `maxWeight` unless other bounds are given. */
export function readKilograms(
  text: string,
  { least = 1 as Grams, most = maxWeight }: { readonly least?: Grams; readonly most?: Grams } = {},
): Read<Grams> {
  return readDecimal(text, { decimals: 3, least, most }) as Read<Grams>
}

export function toKilograms(weight: Grams): number {
  return weight / 1000
}

/** `1,840` or `12.5`: no decimals that say nothing, at most three. */
export function printKilograms(weight: Grams): string {
  return printDecimal(weight, 3)
}
