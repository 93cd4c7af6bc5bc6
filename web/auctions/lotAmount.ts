import type { Locale } from '#shared/base/locale.ts'
import { currencyLabel, type Halalas, halalasOf, printAmount, toRiyals } from '#shared/base/money.ts'
import { isolated, unbroken } from '../app/texts/isolate.ts'

/** Prints a lot's amount: whole riyals without decimals, other amounts with two decimals. */
export function lotAmount(riyals: number): string {
  return printAmount(halalasOf(riyals))
}

/**
 * Prints a lot's amount with the currency in a bidi isolate, for sentences: `4,180 ريال`, `SR 4,180`. It never breaks into two lines.
 */
export function printLotAmount(riyals: number, locale: Locale): string {
  const amount = isolated(lotAmount(riyals))
  return unbroken(locale === 'ar' ? `${amount} ${currencyLabel.ar}` : `${currencyLabel.en} ${amount}`)
}

/** The difference of two amounts, in SAR. */
export function amountAbove(high: number, low: number): number {
  return toRiyals((halalasOf(high) - halalasOf(low)) as Halalas)
}
