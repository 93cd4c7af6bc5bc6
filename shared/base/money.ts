import type { Locale, Pair } from './locale.ts'
import type { Grams } from './quantity.ts'
import { grouped, type Read, readDecimal } from './text/digits.ts'

declare const unit: unique symbol

/** A whole number of halalas; 100 are one riyal. The only form in which money is kept and computed. */
export type Halalas = number & { readonly [unit]: 'halalas' }

/** Largest single amount: SAR 10,000,000.00 (contract, section 1). */
export const maxAmount = 1_000_000_000 as Halalas

export const currencyLabel: Pair = { ar: 'ريال', en: 'SR' }

/** Marks a whole number that is known to be halalas: a database column, a sum. */
export function halalas(whole: number): Halalas {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`no whole halalas: ${whole}`)
  return whole as Halalas
}

/** SAR of the wire with at most 2 decimals to halalas; undefined when it has more or is no number. */
export function fromRiyals(riyals: number): Halalas | undefined {
  const whole = Math.round(riyals * 100)
  return Number.isSafeInteger(whole) && Math.abs(whole / 100 - riyals) < 1e-9 ? (whole as Halalas) : undefined
}

/** SAR of the wire to halalas. Throws RangeError where the number is no amount: never 0 in its place. */
export function halalasOf(riyals: number): Halalas {
  const amount = fromRiyals(riyals)
  if (amount === undefined) throw new RangeError(`not an amount in SAR: ${riyals}`)
  return amount
}

/** An amount in SAR as it is typed, in halalas; from one halala to `maxAmount` unless other bounds are given. */
export function readAmount(
  text: string,
  { least = 1 as Halalas, most = maxAmount }: { readonly least?: Halalas; readonly most?: Halalas } = {},
): Read<Halalas> {
  const read = readDecimal(text, { decimals: 2, least, most }) as Read<Halalas>
  return read.kind === 'problem' && read.problem.code === 'number' ? notAnAmount : read
}

const notAnAmount: Read<never> = { kind: 'problem', problem: { code: 'amount' } }

/** `1,234.50`, and `1,234` for whole riyals: the way a number field shows it. `readAmount` reads it back unchanged. */
export function printAmount(amount: Halalas): string {
  const { whole, decimals } = moneyParts(amount)
  return decimals === '00' ? whole : `${whole}.${decimals}`
}

/** Halalas to the SAR number of the wire. */
export function toRiyals(amount: Halalas): number {
  return amount / 100
}

/** Price per kilogram times a weight, cut to whole halalas (contract: truncated, never rounded). */
export function priceOf(pricePerKg: Halalas, weight: Grams): Halalas {
  return Number((BigInt(pricePerKg) * BigInt(weight)) / 1000n) as Halalas
}

/** What one kilogram of a lot costs, cut; undefined for no weight. */
export function pricePerKg(total: Halalas, weight: Grams): Halalas | undefined {
  return weight > 0 ? (Number((BigInt(total) * 1000n) / BigInt(weight)) as Halalas) : undefined
}

/** Kilograms for 100 riyals, cut to one decimal: the way small fish are quoted. */
export function kilosPerHundred(price: Halalas): number {
  return Math.trunc(100_000 / price) / 10
}

/** `1,234.50`: two decimals cut, Latin digits, thousands separated; the parts are set in two sizes. */
export function moneyParts(amount: Halalas): { whole: string; decimals: string } {
  const sign = amount < 0 ? '-' : ''
  const absolute = Math.abs(amount)
  const whole = sign + grouped(Math.trunc(absolute / 100))
  return { whole, decimals: String(absolute % 100).padStart(2, '0') }
}

/** The plain sentence form with its label, for attributes and messages: `1,234.50 ريال`, `SR 1,234.50`. */
export function printMoney(amount: Halalas, locale: Locale): string {
  const { whole, decimals } = moneyParts(amount)
  const number = `${whole}.${decimals}`
  return locale === 'ar' ? `${number} ${currencyLabel.ar}` : `${currencyLabel.en} ${number}`
}
