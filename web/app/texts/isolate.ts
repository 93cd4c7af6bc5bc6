import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, printMoney } from '#shared/base/money.ts'

/** A bidi isolate from left to right, for numbers and codes inside a sentence. It never breaks into two lines. */
export const isolated = (text: string | number) => `\u2066${unbroken(String(text))}\u2069`

/** A bidi isolate with the text's own direction, for a name inside a sentence. */
export const apart = (text: string) => `\u2068${text}\u2069`

/** An amount with its currency inside a sentence. It never breaks into two lines. */
export const moneyText = (amount: Halalas, locale: Locale) => apart(unbroken(printMoney(amount, locale)))

/**
 * Replaces spaces by non-breaking ones, and prevents a line break inside a date: Chromium would break `2026-11-20` after
 * a hyphen. Codes such as `R-19` are not changed, because people search for them and copy them.
 */
export const unbroken = (text: string) => wholeDates(text.replaceAll(' ', '\u00a0'))

/** Prevents a line break inside the dates of a text that may break elsewhere. */
export const wholeDates = (text: string) => text.replace(/(\d)-(?=\d)/g, '$1\u2060-')
