import { type Halalas, halalas, priceOf } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'
import type { OrderSaleType } from './contract.ts'

export type OrderSums = {
  readonly subtotal: Halalas
  /** For all of the orders: each is brought by its own seller. */
  readonly delivery: Halalas
  readonly total: Halalas
}

/** What orders come to that are made together: their goods, the fee counted for each, and both. */
export function sumsOf(subtotals: readonly Halalas[], feeEach: Halalas): OrderSums {
  const subtotal = halalas(subtotals.reduce((sum, each) => sum + each, 0))
  const delivery = halalas(feeEach * subtotals.length)
  return { subtotal, delivery, total: halalas(subtotal + delivery) }
}

/** A line as it was ordered: halalas per kilogram, halalas for all of it, grams. */
export type OrderedLine = { readonly price: Halalas; readonly total: Halalas; readonly ordered: Grams }

/**
 * What so much of a line costs, in halalas, cut, at least one where there is something: by the kilogram what its weight
 * costs; of a lot that was bought whole its part, since what a kilogram of it came to was cut.
 */
export function packedTotal(saleType: OrderSaleType, line: OrderedLine, packed: Grams): Halalas {
  const { price, total, ordered } = line
  if (packed === ordered) return total
  if (packed === 0) return halalas(0)
  const part = () => Number((BigInt(total) * BigInt(packed)) / BigInt(ordered))
  return halalas(Math.max(1, saleType === 'auction' ? part() : priceOf(price, packed)))
}
