import type { Locale, Pair } from './locale.ts'
import type { Grams } from './quantity.ts'
import { grouped, type Read, readDecimal } from './text/digits.ts'

declare const unit: unique symbol

/** A whole number of halalas (100 per riyal), the only type in which money is stored and computed. */
export type Halalas = number & { readonly [unit]: 'halalas' }

/** Largest single amount: SAR 10,000,000.00 (contract, section 1). */
export const maxAmount = 1_000_000_000 as Halalas

export const currencyLabel: Pair = { ar: 'ريال', en: 'SR' }

/** Brands a whole number, such as a database column or a sum, as halalas. Throws RangeError for a fraction. */
export function halalas(whole: number): Halalas {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not a whole number of halalas: ${whole}`)
  return whole as Halalas
}

/** Converts SAR to halalas; undefined for more than 2 decimals or for a value that is not a number. */
export function fromRiyals(riyals: number): Halalas | undefined {
  const whole = Math.round(riyals * 100)
  return Number.isSafeInteger(whole) && Math.abs(whole / 100 - riyals) < 1e-9 ? (whole as Halalas) : undefined
}

/** Converts SAR to halalas. Throws RangeError for an invalid amount instead of returning 0. */
export function halalasOf(riyals: number): Halalas {
  const amount = fromRiyals(riyals)
  if (amount === undefined) throw new RangeError(`not an amount in SAR: ${riyals}`)
  return amount
}

/** Parses a typed amount in SAR to halalas. The default bounds are one halala and `maxAmount`. */
export function readAmount(
  text: string,
  { least = 1 as Halalas, most = maxAmount }: { readonly least?: Halalas; readonly most?: Halalas } = {},
): Read<Halalas> {
  const read = readDecimal(text, { decimals: 2, least, most }) as Read<Halalas>
  return read.kind === 'problem' && read.problem.code === 'number' ? notAnAmount : read
}

const notAnAmount: Read<never> = { kind: 'problem', problem: { code: 'amount' } }

/** Prints `1,234.50`, or `1,234` for whole riyals, for number fields; `readAmount` parses it back. */
export function printAmount(amount: Halalas): string {
  const { whole, decimals } = moneyParts(amount)
  return decimals === '00' ? whole : `${whole}.${decimals}`
}

/** Converts halalas to SAR for answers. */
export function toRiyals(amount: Halalas): number {
  return amount / 100
}

/** Price per kilogram times weight, truncated to whole halalas (contract: never rounded). */
export function priceOf(pricePerKg: Halalas, weight: Grams): Halalas {
  return Number((BigInt(pricePerKg) * BigInt(weight)) / 1000n) as Halalas
}

/** The price of one kilogram of a lot, truncated; undefined for zero weight. */
export function pricePerKg(total: Halalas, weight: Grams): Halalas | undefined {
  return weight > 0 ? (Number((BigInt(total) * 1000n) / BigInt(weight)) as Halalas) : undefined
}

/** The number of kilograms for 100 riyals, truncated to one decimal; small fish are quoted this way. */
export function kilosPerHundred(price: Halalas): number {
  return Math.trunc(100_000 / price) / 10
}

/** The parts of `1,234.50` (Latin digits, grouped thousands), which are shown in two font sizes. */
export function moneyParts(amount: Halalas): { whole: string; decimals: string } {
  const sign = amount < 0 ? '-' : ''
  const absolute = Math.abs(amount)
  const whole = sign + grouped(Math.trunc(absolute / 100))
  return { whole, decimals: String(absolute % 100).padStart(2, '0') }
}

/** The amount with two decimals and without its label, for columns whose heading names the currency: `1,234.50`. */
export function printDecimals(amount: Halalas): string {
  const { whole, decimals } = moneyParts(amount)
  return `${whole}.${decimals}`
}

/** The amount with its label, for attributes and messages: `1,234.50 ريال`, `SR 1,234.50`. */
export function printMoney(amount: Halalas, locale: Locale): string {
  const number = printDecimals(amount)
  return locale === 'ar' ? `${number} ${currencyLabel.ar}` : `${currencyLabel.en} ${number}`
}
