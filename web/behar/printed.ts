import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { gramsOf, printKilograms, weightLabel } from '#shared/base/quantity.ts'

/** Prints an amount of the API in SAR without a unit (`1.50`), for a sentence that names the unit. */
export function printedPrice(riyals: number): string {
  const { whole, decimals } = moneyParts(halalasOf(riyals))
  return `${whole}.${decimals}`
}

/** Prints kilograms of the API (`5,000 كجم`) with a non-breaking space, for sentences. */
export function printedWeight(kilograms: number, locale: Locale): string {
  return `${printKilograms(gramsOf(kilograms))}\u00a0${weightLabel[locale]}`
}
