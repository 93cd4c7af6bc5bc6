import type { Locale } from '#shared/base/locale.ts'
import { currencyLabel, type Halalas, halalasOf, printAmount, toRiyals } from '#shared/base/money.ts'

/** Prints a lot's amount: whole riyals without decimals, other amounts with two decimals. */
export function lotAmount(riyals: number): string {
  return printAmount(halalasOf(riyals))
}

/** Prints a lot's amount with the currency in a bidi isolate, for sentences: `4,180 ريال`, `SR 4,180`. */
export function printLotAmount(riyals: number, locale: Locale): string {
  const amount = `\u2066${lotAmount(riyals)}\u2069`
  return locale === 'ar' ? `${amount} ${currencyLabel.ar}` : `${currencyLabel.en} ${amount}`
}

/** The difference of two amounts, in SAR. */
export function amountAbove(high: number, low: number): number {
  return toRiyals((halalasOf(high) - halalasOf(low)) as Halalas)
}
