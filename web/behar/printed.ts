import type { Locale } from '#shared/base/locale.ts'
import { gramsOf, printKilograms, weightLabel } from '#shared/base/quantity.ts'

/** Prints kilograms of the API (`5,000 كجم`) with a non-breaking space, for sentences. */
export function printedWeight(kilograms: number, locale: Locale): string {
  return `${printKilograms(gramsOf(kilograms))}\u00a0${weightLabel[locale]}`
}
