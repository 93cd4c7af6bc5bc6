import { limits } from '#shared/base/limits.ts'
import type { OrderFacts } from '#shared/orders/status.ts'
import type { OrderState } from '../row.ts'

/** The facts that the rules need of an order; its windows are those of its placing. */
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

/** Until when a refused return may be disputed. */
export function disputeUntilOf({ return_refused_at }: Pick<OrderState, 'return_refused_at'>): Date | null {
  return return_refused_at && after(return_refused_at, limits.order.disputeHours * 3_600)
}

/** Whether the seller ever accepted; from then on both sides see each other's contact data. */
export function wasAccepted({ status, accepted_at }: Pick<OrderState, 'status' | 'accepted_at'>): boolean {
  return accepted_at !== null || !(['pending', 'rejected', 'cancelled'] as string[]).includes(status)
}

export function after(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000)
}
