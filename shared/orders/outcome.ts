import type { OrderStatus } from './status.ts'

/** The possible ends that share a state: `completed` and `returned` have more than one end. */
export const orderOutcomes = ['return_refused', 'sale_upheld', 'partly_refunded'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

interface Ended {
  readonly status: OrderStatus
  /** Whether the seller refused a return. */
  readonly returnRefused: boolean
  /** The refund that staff decided, in the unit of `total`; null if there is no decision. */
  readonly decidedRefund: number | null
  readonly total: number
}

/** Returns the end of an order, if its state has several possible ends; null otherwise. */
export function outcomeOf({ status, returnRefused, decidedRefund, total }: Ended): OrderOutcome | null {
  if (status === 'completed' && decidedRefund !== null) return 'sale_upheld'
  if (status === 'completed' && returnRefused) return 'return_refused'
  const partly = status === 'returned' && decidedRefund !== null && decidedRefund < total
  return partly ? 'partly_refunded' : null
}
