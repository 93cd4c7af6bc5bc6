import { limits } from '#shared/base/limits.ts'
import type { OrderFacts } from '#shared/orders/status.ts'
import type { OrderState } from '../row.ts'

/** Returns the facts of an order that the rules need. Its deadlines are those that applied when it was placed. */
export function factsOf(row: OrderState): OrderFacts {
  return {
    status: row.status,
    payment: row.payment.code,
    paymentStatus: row.payment_status,
    stepBy: row.accepted_at && after(row.accepted_at, row.windows.step_s),
    returnUntil: row.completed_at && after(row.completed_at, row.windows.return_s),
    returnAsked: row.return_at !== null,
    answerBy: row.status === 'return_requested' ? row.due_at : null,
    // A decided dispute cannot be opened again.
    disputeUntil: row.dispute_at === null ? disputeUntilOf(row) : null,
  }
}

/** The deadline to dispute a refused return. */
export function disputeUntilOf({ return_refused_at }: Pick<OrderState, 'return_refused_at'>): Date | null {
  return return_refused_at && after(return_refused_at, limits.order.disputeHours * 3_600)
}

/** Whether the seller ever accepted the order; after that, both sides see each other's contact data. */
export function wasAccepted({ status, accepted_at }: Pick<OrderState, 'status' | 'accepted_at'>): boolean {
  return accepted_at !== null || !(['pending', 'rejected', 'cancelled'] as string[]).includes(status)
}

export function after(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000)
}
