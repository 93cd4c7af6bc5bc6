import { typedNumber } from '#shared/base/digits.ts'
import {
  fromRiyals,
  type Halalas,
  halalas,
  kilosPerHundred,
  maxAmount,
  pricePerKg,
} from '#shared/base/money.ts'
import { weightTyped } from './listingUnits.ts'

/** A typed price in riyals, either kind of digits; undefined for what is none. */
export function priceTyped(typed: string): Halalas | undefined {
  const price = fromRiyals(typedNumber(typed) ?? Number.NaN)
  return price !== undefined && price > 0 && price <= maxAmount ? price : undefined
}

/** Kilograms for 100 riyals at a typed price, cut to 100 grams; blank where there is none or less than that. */
export function kilosFor(price: string): string {
  const exact = priceTyped(price)
  const kilos = exact === undefined ? 0 : kilosPerHundred(exact)
  return kilos > 0 ? String(kilos) : ''
}

/** The price per kilogram where so many kilograms cost 100 riyals, cut to the halala; blank for no number. */
export function priceFor(kilos: string): string {
  const weight = weightTyped(kilos)
  const price = weight && pricePerKg(hundredRiyals, weight)
  return price ? pricePrinted(price) : ''
}

/** `20.00`, as a box shows it. */
export function pricePrinted(price: Halalas): string {
  return `${Math.trunc(price / 100)}.${String(price % 100).padStart(2, '0')}`
}

const hundredRiyals = halalas(10_000)
