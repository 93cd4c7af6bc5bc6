import { type Halalas, halalas } from '../base/money.ts'

/** The rate of the value-added tax in percent, since 1 July 2020 (domain, section 6). */
export const vatPercent = 15

/** The tax that an amount contains, rounded half up to the halala. Prices are shown with the tax. */
export function vatIn(amount: Halalas): Halalas {
  const rate = BigInt(vatPercent)
  const divisor = 100n + rate
  return halalas(Number((2n * BigInt(amount) * rate + divisor) / (2n * divisor)))
}
