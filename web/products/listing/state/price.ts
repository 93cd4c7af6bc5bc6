import {
  type Halalas,
  halalas,
  kilosPerHundred,
  pricePerKg,
  printAmount,
  readAmount,
} from '#shared/base/money.ts'
import { valueIn } from '#shared/base/text/digits.ts'
import { weightTyped } from './units.ts'

/** The price typed in a field; undefined while it is blank or unreadable. */
export function priceTyped(typed: string): Halalas | undefined {
  return valueIn(readAmount(typed))
}

/** The typed price of a preparation; 0 means free, undefined is blank or unreadable. */
export function preparationTyped(typed: string): Halalas | undefined {
  return valueIn(readPreparation(typed))
}

/** Parses the typed price of a preparation. */
export const readPreparation = (typed: string) => readAmount(typed, { least: halalas(0) })

/**
 * Kilograms for 100 riyals at a typed price, truncated to 100 grams; blank if there is no price, or the weight is below
 * 100 grams.
 */
export function kilosFor(price: string): string {
  const exact = priceTyped(price)
  const kilos = exact === undefined ? 0 : kilosPerHundred(exact)
  return kilos > 0 ? String(kilos) : ''
}

/**
 * The price per kilogram if this many kilograms cost 100 riyals, truncated to the halala; blank for an invalid number.
 */
export function priceFor(kilos: string): string {
  const weight = weightTyped(kilos)
  const price = weight && pricePerKg(hundredRiyals, weight)
  return price ? printAmount(price) : ''
}

/** Prints a price with two decimals, such as `20.00`, for use in a sentence. */
export function pricePrinted(price: Halalas): string {
  return `${Math.trunc(price / 100)}.${String(price % 100).padStart(2, '0')}`
}

const hundredRiyals = halalas(10_000)
