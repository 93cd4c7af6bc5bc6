import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { OrderStatus, PaymentStatus, Side } from '#shared/orders/status.ts'
import { isPaidHere } from '../payment/money.ts'
import type { OrderState } from '../row.ts'
import { after } from './facts.ts'

/** Where an order goes, when, and what was said with it. */
interface Course {
  readonly to: OrderStatus
  readonly at: Date
  /** Of a return or a dispute. */
  readonly reason?: string
  /** What a decision gives back to the buyer. */
  readonly refund?: Halalas
  readonly note?: string
}

/** A step that the rules allow, and who takes it. */
export interface StepTaken extends Course {
  readonly side: Side
  /** Null where the clock does it. */
  readonly by: number | null
}

/** What a step changes of an order's row. */
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
    // What is paid at the door is paid when the goods are there.
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
  // A return that nobody answered is disputed for its own reason.
  disputed: (order, { at, reason }) => ({ dispute_at: at, dispute_reason: reason ?? order.return_reason }),
  returned: (order, { refund, note }) => ({
    payment_status: isPaidHere(order) ? 'refunded' : order.payment_status,
    ...goneBack(order, refund ?? order.total_halalas),
    ...decided(refund, note),
  }),
}

function stopped(order: OrderState): Partial<OrderState> {
  return { payment_status: unpaidBy(order), ...goneBack(order, order.total_halalas) }
}

/** Of what was never paid a card has failed; a transfer that was told of is as if it was not. */
function unpaidBy({ payment, payment_status }: OrderState): PaymentStatus {
  if (payment_status === 'paid') return 'refunded'
  return payment.code === 'card' ? 'failed' : 'unpaid'
}

/** Cash goes back by hand, and the market does not see it: such an order stays paid. */
function goneBack(order: OrderState, amount: number): Partial<OrderState> {
  if (!isPaidHere(order)) return {}
  return { refunded_halalas: order.refunded_halalas + amount }
}

function decided(refund: Halalas | undefined, note = ''): Partial<OrderState> {
  return refund === undefined ? {} : { decision_refund_halalas: refund, decision_note: note }
}
