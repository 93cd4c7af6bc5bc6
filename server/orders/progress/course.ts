import { limits } from '#shared/base/limits.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import type { RefusalReason } from '#shared/orders/refusalReasons.ts'
import type { OrderStatus, PaymentStatus, Side } from '#shared/orders/status.ts'
import { isPaidHere } from '../payment/money.ts'
import type { OrderState } from '../row.ts'
import { after } from './facts.ts'

/** The target state of a step, its time and its texts. */
interface Course {
  readonly to: OrderStatus
  readonly at: Date
  /** The reason of a return or a dispute. */
  readonly reason?: string
  /** The reason why the seller refuses the order or the return. */
  readonly refusal?: { readonly reason: RefusalReason; readonly note?: string | undefined }
  /** The amount that a decision refunds to the buyer. */
  readonly refund?: Halalas
  readonly note?: string
}

/** A step that the rules allow, and the side that takes it. */
export interface StepTaken extends Course {
  readonly side: Side
  /** The person who takes the step; null for the clock. */
  readonly by: number | null
}

/** The columns that a step changes. */
export function courseOf(order: OrderState, course: Course): Partial<OrderState> {
  return { status: course.to, due_status: null, due_at: null, ...changes[course.to](order, course) }
}

type Change = (order: OrderState, course: Course) => Partial<OrderState>

const changes: Record<OrderStatus, Change> = {
  pending: () => ({}),
  accepted: (_order, { at }) => ({ accepted_at: at }),
  in_progress: ({ windows }, { at }) => ({ due_status: 'completed', due_at: after(at, windows.done_s) }),
  rejected: (order) => stopped(order),
  cancelled: (order) => stopped(order),
  completed: (order, { at, refund, note }) => ({
    completed_at: order.completed_at ?? at,
    // A cash order is paid on delivery.
    payment_status: order.payment.code === 'cod' ? 'paid' : order.payment_status,
    ...(order.status === 'return_requested' && { return_refused_at: at }),
    ...decided(refund, note),
  }),
  return_requested: (_order, { at, reason = '' }) => ({
    return_at: at,
    return_reason: reason,
    due_status: 'disputed',
    due_at: after(at, limits.order.returnAnswerHours * 3_600),
  }),
  // An unanswered return becomes a dispute, whose reason is the reason of the return.
  disputed: (order, { at, reason }) => ({ dispute_at: at, dispute_reason: reason ?? order.return_reason }),
  returned: (order, { refund, note }) => ({
    payment_status: isPaidHere(order) ? 'refunded' : order.payment_status,
    ...refunded(order, refund ?? order.total_halalas),
    ...decided(refund, note),
  }),
}

function stopped(order: OrderState): Partial<OrderState> {
  return { payment_status: unpaidBy(order), ...refunded(order, order.total_halalas) }
}

/**
 * The payment status of a rejected or cancelled order. A paid order becomes refunded, and an order with an unpaid card payment
 * becomes failed. Every other order becomes unpaid, also one with a reported transfer.
 */
function unpaidBy({ payment, payment_status }: OrderState): PaymentStatus {
  if (payment_status === 'paid') return 'refunded'
  return payment.code === 'card' ? 'failed' : 'unpaid'
}

/** Cash is paid back between the sides, outside of the ledger, so a cash order stays paid. */
function refunded(order: OrderState, amount: number): Partial<OrderState> {
  if (!isPaidHere(order)) return {}
  return { refunded_halalas: halalas(order.refunded_halalas + amount) }
}

function decided(refund: Halalas | undefined, note = ''): Partial<OrderState> {
  return refund === undefined ? {} : { decision_refund_halalas: refund, decision_note: note }
}
