import { addDays } from '../base/dates.ts'
import { limits } from '../base/limits.ts'

/** The states of an order (contract, section 3); orders of offers have the same states. */
export const orderStatuses = [
  'pending',
  'accepted',
  'rejected',
  'in_progress',
  'completed',
  'cancelled',
  'return_requested',
  'returned',
  'disputed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The parties that may take a step: a side of the order, staff, or the clock. */
export type Side = 'buyer' | 'seller' | 'operator' | 'clock'

/** A condition that a step requires in addition to its side. */
export type StepNeed =
  | 'paid'
  | 'step_overdue'
  | 'return_open'
  | 'refused_return'
  | 'no_return_before'
  | 'unanswered'
  | 'seller_blocked'

export interface Step {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly Side[]
  readonly needs?: readonly StepNeed[]
}

/**
 * All steps, and who may take them. Returns and disputes need a reason, so they have their own calls (`orders/return`,
 * `orders/dispute`). `completed` from `return_requested` means that the seller refuses the return.
 */
export const steps: readonly Step[] = [
  { from: 'pending', to: 'accepted', by: ['seller'], needs: ['paid'] },
  { from: 'pending', to: 'rejected', by: ['seller'] },
  { from: 'pending', to: 'cancelled', by: ['buyer', 'clock'] },
  { from: 'accepted', to: 'in_progress', by: ['seller'] },
  { from: 'accepted', to: 'cancelled', by: ['seller'] },
  { from: 'accepted', to: 'cancelled', by: ['buyer'], needs: ['step_overdue'] },
  { from: 'in_progress', to: 'completed', by: ['buyer', 'seller', 'clock'] },
  { from: 'in_progress', to: 'return_requested', by: ['buyer'], needs: ['no_return_before'] },
  { from: 'completed', to: 'return_requested', by: ['buyer'], needs: ['no_return_before', 'return_open'] },
  { from: 'return_requested', to: 'returned', by: ['seller'] },
  { from: 'return_requested', to: 'completed', by: ['seller'] },
  { from: 'return_requested', to: 'disputed', by: ['clock'] },
  // The clock turns an unanswered return into a dispute before anybody can take the next three steps. They are listed so that
  // both sides see the time from which a step is possible.
  { from: 'return_requested', to: 'disputed', by: ['buyer'], needs: ['unanswered'] },
  { from: 'return_requested', to: 'returned', by: ['operator'], needs: ['unanswered'] },
  { from: 'return_requested', to: 'completed', by: ['operator'], needs: ['unanswered'] },
  { from: 'completed', to: 'disputed', by: ['buyer'], needs: ['refused_return'] },
  // Orders of a blocked seller. The block itself disputes running orders. A completed order whose money is frozen becomes
  // disputed when staff decide about it.
  { from: 'accepted', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'in_progress', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'return_requested', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'completed', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'disputed', to: 'returned', by: ['operator'] },
  { from: 'disputed', to: 'completed', by: ['operator'] },
]

/** States in which goods or money are still owed. */
export const runningStatuses = [
  'pending',
  'accepted',
  'in_progress',
  'return_requested',
  'disputed',
] as const satisfies readonly OrderStatus[]

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'refunded', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The payment methods (contract, section 1, "options"). */
export const paymentCodes = ['wallet', 'card', 'bank_transfer', 'cod'] as const
export type PaymentCode = (typeof paymentCodes)[number]

/**
 * The place of an order's money. `by_hand`: in cash between the sides. `here`: in the ledger, or refunded from it. `not_paid`:
 * not paid yet.
 */
export type MoneyPlace = 'by_hand' | 'here' | 'not_paid'

export function moneyPlace({
  payment,
  paymentStatus,
}: Pick<OrderFacts, 'payment' | 'paymentStatus'>): MoneyPlace {
  if (payment === 'cod') return 'by_hand'
  return paymentStatus === 'paid' || paymentStatus === 'refunded' ? 'here' : 'not_paid'
}

/**
 * The reason why the buyer may not choose another payment for an order; null if the buyer may. The order must be unpaid, and no reported transfer may
 * be waiting for its decision.
 */
export function paymentChangeProblem({
  status,
  payment,
  paymentStatus,
}: Pick<OrderFacts, 'status' | 'payment' | 'paymentStatus'>): 'illegal_transition' | 'transfer_waits' | null {
  if (status !== 'pending' || payment === 'wallet' || payment === 'cod') return 'illegal_transition'
  if (paymentStatus === 'pending') return 'transfer_waits'
  return paymentStatus === 'unpaid' || paymentStatus === 'failed' ? null : 'illegal_transition'
}

/** The facts of an order that its rules need. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly payment: PaymentCode
  readonly paymentStatus: PaymentStatus
  /** The seller's deadline to start; after it the buyer may also cancel. */
  readonly stepBy: Date | null
  /** The buyer's deadline to request a return. */
  readonly returnUntil: Date | null
  /** Whether a return was requested; an order has at most one return. */
  readonly returnAsked: boolean
  /** The seller's deadline to answer a return; null if no return is open. */
  readonly answerBy: Date | null
  /** The buyer's deadline to dispute a refused return; null if no return was refused. */
  readonly disputeUntil: Date | null
  /** Whether the seller is blocked; set only by the actions that dispute such orders. */
  readonly sellerBlocked?: boolean
}

/**
 * The reason why a step is refused: no side may take it, only another side may take it, there is no dispute to decide, or a
 * condition is not met.
 */
export type StepProblem = 'illegal_transition' | 'forbidden' | 'no_dispute' | StepNeed

/** The reason why a side may not take an order to a state at `now`; null when the side may (contract, section 3). */
export function stepProblem(facts: OrderFacts, to: OrderStatus, by: Side, now: Date): StepProblem | null {
  const possible = steps.filter((step) => step.from === facts.status && step.to === to)
  if (possible.length === 0) return 'illegal_transition'
  const own = possible.filter((step) => step.by.includes(by))
  if (own.length === 0) return by === 'operator' ? 'no_dispute' : 'forbidden'
  const missing = own.map((step) => step.needs?.find((need) => !isMet[need](facts, now)))
  return missing.some((need) => need === undefined) ? null : (missing[0] ?? null)
}

/**
 * The reason why a step is out of date for a caller who saw the state `seen`; null when it is up to date. The seller's
 * `completed` normally means delivered, but for an open return it means a refusal; only in that case `seen` is required
 * (contract, section 3).
 */
export function staleProblem(
  status: OrderStatus,
  to: OrderStatus,
  by: Side,
  seen: OrderStatus | undefined,
): 'illegal_transition' | 'return_waits' | null {
  if (seen === status) return null
  if (status === 'return_requested' && to === 'completed' && by === 'seller') return 'return_waits'
  return seen === undefined ? null : 'illegal_transition'
}

/** The states that a side may set now. */
export function allowedStatuses(facts: OrderFacts, by: Side, now: Date): OrderStatus[] {
  return orderStatuses.filter((to) => stepProblem(facts, to, by, now) === null)
}

/** Whether a side may ever set a state. If it may, a request for the current state is accepted without a change. */
export function maySet(to: OrderStatus, by: Side): boolean {
  return steps.some((step) => step.to === to && step.by.includes(by))
}

/** The ways in which a seller causes an order of a lot or an accepted offer to fail before the goods are sent. */
export const sellerCancellations = ['rejected', 'not_accepted', 'cancelled', 'not_started'] as const
export type SellerCancellation = (typeof sellerCancellations)[number]

/**
 * The way in which a step ends an order through the fault of its seller; null for any other step (contract, section 3). The
 * order is rejected, not accepted in time although it was paid, cancelled after the acceptance, or not started in time.
 */
export function sellerCancellation(
  { status, payment, paymentStatus }: Pick<OrderFacts, 'status' | 'payment' | 'paymentStatus'>,
  to: OrderStatus,
  by: Side,
): SellerCancellation | null {
  if (to === 'rejected') return 'rejected'
  if (to !== 'cancelled') return null
  if (by === 'seller') return 'cancelled'
  if (status === 'accepted') return 'not_started'
  const acceptable = moneyPlace({ payment, paymentStatus }) !== 'not_paid'
  return by === 'clock' && acceptable ? 'not_accepted' : null
}

/** The reason why the seller may not record or correct weights; null from the acceptance until the buyer confirms. */
export function weighingProblem(status: OrderStatus): 'illegal_transition' | null {
  return status === 'accepted' || status === 'in_progress' ? null : 'illegal_transition'
}

/** The reason why an order may not be rated; null for a limited time after the order is completed. */
export function ratingProblem(
  completedAt: Date | null,
  now: Date,
): 'illegal_transition' | 'rating_over' | null {
  if (completedAt === null) return 'illegal_transition'
  return now < addDays(completedAt, limits.order.rateDays) ? null : 'rating_over'
}

const isMet: Record<StepNeed, (facts: OrderFacts, now: Date) => boolean> = {
  paid: ({ payment, paymentStatus }) => payment === 'cod' || paymentStatus === 'paid',
  step_overdue: ({ stepBy }, now) => stepBy !== null && now >= stepBy,
  return_open: ({ returnUntil }, now) => returnUntil !== null && now < returnUntil,
  no_return_before: ({ returnAsked }) => !returnAsked,
  seller_blocked: ({ sellerBlocked = false }) => sellerBlocked,
  unanswered: ({ answerBy }, now) => answerBy !== null && now >= answerBy,
  refused_return: ({ disputeUntil }, now) => disputeUntil !== null && now < disputeUntil,
}
