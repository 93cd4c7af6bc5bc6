import type { Locale } from '#shared/base/locale.ts'
import { currencyLabel, type Halalas, halalasOf, printAmount, toRiyals } from '#shared/base/money.ts'

/** Amounts of a lot as they are called: whole riyals without decimals, two of them where there are halalas. */
export function lotAmount(riyals: number): string {
  return printAmount(halalasOf(riyals))
}

/** The same with its label and in an isolate of its own, for sentences: `4,180 ريال`, `SR 4,180`. */
export function printLotAmount(riyals: number, locale: Locale): string {
  const amount = `\u2066${lotAmount(riyals)}\u2069`
  return locale === 'ar' ? `${amount} ${currencyLabel.ar}` : `${currencyLabel.en} ${amount}`
}

/** How far one amount lies above another, in SAR. */
export function amountAbove(high: number, low: number): number {
  return toRiyals((halalasOf(high) - halalasOf(low)) as Halalas)
}
