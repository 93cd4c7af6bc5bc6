import type { OrderStatus } from './status.ts'

/** The ends that a state does not distinguish: `completed` and `returned` have more than one. */
export const orderOutcomes = ['return_refused', 'sale_upheld', 'partly_refunded'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

interface Ended {
  readonly status: OrderStatus
  /** The seller refused a return. */
  readonly returnRefused: boolean
  /** The refund of a decision, in the unit of `total`; null without a decision. */
  readonly decidedRefund: number | null
  readonly total: number
}

/** How an order ended beyond its state; null where the state is enough. */
export function outcomeOf({ status, returnRefused, decidedRefund, total }: Ended): OrderOutcome | null {
  if (status === 'completed' && decidedRefund !== null) return 'sale_upheld'
  if (status === 'completed' && returnRefused) return 'return_refused'
  const partly = status === 'returned' && decidedRefund !== null && decidedRefund < total
  return partly ? 'partly_refunded' : null
}
