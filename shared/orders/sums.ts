import { type Halalas, halalas } from '../base/money.ts'

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
