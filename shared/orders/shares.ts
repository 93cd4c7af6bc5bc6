import type { Halalas } from '../base/money.ts'
import { commissionOf } from './rules.ts'
import type { PaymentCode } from './status.ts'

/** The parts of an order's money in halalas; they always add up to its total. */
export interface Shares {
  readonly buyer: Halalas
  readonly seller: Halalas
  readonly market: Halalas
}

export interface Money {
  readonly subtotal: Halalas
  readonly total: Halalas
  /** The commission on the goods, in basis points. */
  readonly commissionBp: number
  readonly payment: PaymentCode
}

/**
 * The shares of an order's money after a refund to the buyer. Commission is charged only on the goods that are not
 * refunded, so a full refund cancels it. Cash on delivery has no commission.
 */
export function sharesOf({ subtotal, total, commissionBp, payment }: Money, refund = 0 as Halalas): Shares {
  const sold = Math.max(0, subtotal - refund) as Halalas
  const market = payment === 'cod' ? (0 as Halalas) : commissionOf(sold, commissionBp)
  return { buyer: refund, seller: (total - refund - market) as Halalas, market }
}
