import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, moneyParts } from '#shared/base/money.ts'
import { gramsOf, printKilograms, weightLabel } from '#shared/base/quantity.ts'

/** `1.50` of the wire's SAR, inside a sentence that says what it is of. */
export function printedPrice(riyals: number): string {
  const { whole, decimals } = moneyParts(halalasOf(riyals))
  return `${whole}.${decimals}`
}

/** `5,000 كجم` of the wire's kilograms, inside a sentence: on one line. */
export function printedWeight(kilograms: number, locale: Locale): string {
  return `${printKilograms(gramsOf(kilograms))}\u00a0${weightLabel[locale]}`
}
