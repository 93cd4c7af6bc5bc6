import type { Halalas } from '../base/money.ts'
import { commissionOf } from './rules.ts'
import type { PaymentCode } from './status.ts'

/** What each has of an order's money, in halalas; together always the total. */
export interface Shares {
  readonly buyer: Halalas
  readonly seller: Halalas
  readonly market: Halalas
}

export interface Money {
  readonly subtotal: Halalas
  readonly total: Halalas
  /** Basis points of the goods that the market keeps. */
  readonly commissionBp: number
  readonly payment: PaymentCode
}

/**
 * How an order's money is shared when `refund` of it goes back to the buyer. The commission is of the goods that stay
 * sold alone, so that a full refund takes it back; of cash at the door the market takes none.
 */
export function sharesOf({ subtotal, total, commissionBp, payment }: Money, refund = 0 as Halalas): Shares {
  const sold = Math.max(0, subtotal - refund) as Halalas
  const market = payment === 'cod' ? (0 as Halalas) : commissionOf(sold, commissionBp)
  return { buyer: refund, seller: (total - refund - market) as Halalas, market }
}
