import { type Halalas, halalas, priceOf } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'
import type { OrderSaleType } from './contract.ts'

export type OrderSums = {
  readonly subtotal: Halalas
  /** The sum of the delivery fees. */
  readonly delivery: Halalas
  readonly total: Halalas
}

/** The totals of orders that are placed together: the goods, the delivery fees, and their sum. */
export function sumsOf(subtotals: readonly Halalas[], fees: readonly Halalas[]): OrderSums {
  const subtotal = halalas(subtotals.reduce((sum, each) => sum + each, 0))
  const delivery = halalas(fees.reduce((sum, each) => sum + each, 0))
  return { subtotal, delivery, total: halalas(subtotal + delivery) }
}

/** An ordered line: price per kilogram with the preparation, total and weight. */
export type OrderedLine = { readonly price: Halalas; readonly total: Halalas; readonly ordered: Grams }

/**
 * The price of the packed part of a line, truncated; at least one halala if the weight is above zero. It follows from the
 * price per kilogram. For a lot it is a share of the bid, because a lot's price per kilogram is already truncated.
 */
export function packedTotal(saleType: OrderSaleType, line: OrderedLine, packed: Grams): Halalas {
  const { price, total, ordered } = line
  if (packed === ordered) return total
  if (packed === 0) return halalas(0)
  const part = () => Number((BigInt(total) * BigInt(packed)) / BigInt(ordered))
  return halalas(Math.max(1, saleType === 'auction' ? part() : priceOf(price, packed)))
}

/** The rate of the value-added tax in percent, since 1 July 2020. */
export const vatPercent = 15

/** The tax that an amount contains, rounded half up to the halala. Prices are shown with the tax. */
export function vatIn(amount: Halalas): Halalas {
  const rate = BigInt(vatPercent)
  const divisor = 100n + rate
  return halalas(Number((2n * BigInt(amount) * rate + divisor) / (2n * divisor)))
}
