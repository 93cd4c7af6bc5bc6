import { type Halalas, halalas, priceOf } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'
import type { OrderSaleType } from './contract.ts'

export type OrderSums = {
  readonly subtotal: Halalas
  /** The sum of the fees, one for each order. */
  readonly delivery: Halalas
  readonly total: Halalas
}

/** The totals of orders that are placed together: goods, one fee for each, and both. */
export function sumsOf(subtotals: readonly Halalas[], feeEach: Halalas): OrderSums {
  const subtotal = halalas(subtotals.reduce((sum, each) => sum + each, 0))
  const delivery = halalas(feeEach * subtotals.length)
  return { subtotal, delivery, total: halalas(subtotal + delivery) }
}

/** An ordered line: price per kilogram, total and weight. */
export type OrderedLine = { readonly price: Halalas; readonly total: Halalas; readonly ordered: Grams }

/**
 * The price of the packed part of a line, truncated, at least one halala above zero grams: by its price per kilogram, or for
 * a lot by its share of the bid, since a lot's price per kilogram is itself truncated.
 */
export function packedTotal(saleType: OrderSaleType, line: OrderedLine, packed: Grams): Halalas {
  const { price, total, ordered } = line
  if (packed === ordered) return total
  if (packed === 0) return halalas(0)
  const part = () => Number((BigInt(total) * BigInt(packed)) / BigInt(ordered))
  return halalas(Math.max(1, saleType === 'auction' ? part() : priceOf(price, packed)))
}
