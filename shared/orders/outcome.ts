import type { OrderStatus } from './status.ts'

/** What a state alone does not say of how an order ended: `completed` and `returned` have more than one end. */
export const orderOutcomes = ['return_refused', 'sale_upheld', 'partly_refunded'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

interface Ended {
  readonly status: OrderStatus
  /** The seller refused a return. */
  readonly returnRefused: boolean
  /** What a decision of the market gives back to the buyer, in the unit of `total`; null where none was made. */
  readonly decidedRefund: number | null
  readonly total: number
}

/** How an order ended beyond its state; null where the state says it all. */
export function outcomeOf({ status, returnRefused, decidedRefund, total }: Ended): OrderOutcome | null {
  if (status === 'completed' && decidedRefund !== null) return 'sale_upheld'
  if (status === 'completed' && returnRefused) return 'return_refused'
  const partly = status === 'returned' && decidedRefund !== null && decidedRefund < total
  return partly ? 'partly_refunded' : null
}
