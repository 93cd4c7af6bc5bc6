import { addDays } from '../base/dates.ts'
import { limits } from '../base/limits.ts'

/** The states of an order (contract, section 3); the same for orders of offers. */
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

/** Who may take a step: a side of the order, the market's people, or time alone. */
export type Side = 'buyer' | 'seller' | 'operator' | 'clock'

/** What a step asks for beside its side: that the money is there, that a time has come or is not over, that none was before. */
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
 * Every step there is, and who may take it. A return and a dispute come with their reason, by calls of their own
 * (`orders/return`, `orders/dispute`). `completed` from `return_requested` is the seller's refusal.
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
  // The clock takes an unanswered return to the market first: until then both are told from when on it is possible.
  { from: 'return_requested', to: 'disputed', by: ['buyer'], needs: ['unanswered'] },
  { from: 'return_requested', to: 'returned', by: ['operator'], needs: ['unanswered'] },
  { from: 'return_requested', to: 'completed', by: ['operator'], needs: ['unanswered'] },
  { from: 'completed', to: 'disputed', by: ['buyer'], needs: ['refused_return'] },
  // Orders of a blocked seller: running ones with the block, delivered ones whose money it froze with the decision.
  { from: 'accepted', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'in_progress', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'return_requested', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'completed', to: 'disputed', by: ['operator'], needs: ['seller_blocked'] },
  { from: 'disputed', to: 'returned', by: ['operator'] },
  { from: 'disputed', to: 'completed', by: ['operator'] },
]

/** States in which goods or money are still on their way. */
export const runningStatuses = [
  'pending',
  'accepted',
  'in_progress',
  'return_requested',
  'disputed',
] as const satisfies readonly OrderStatus[]

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'refunded', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** How an order is paid (contract, section 1, "options"). */
export const paymentCodes = ['wallet', 'card', 'bank_transfer', 'cod'] as const
export type PaymentCode = (typeof paymentCodes)[number]

/**
 * Where an order's money is: `by_hand` between its two sides, outside of the market; `here` in the market's ledger, or back
 * from it; `not_paid` where it has not come.
 */
export type MoneyPlace = 'by_hand' | 'here' | 'not_paid'

export function moneyPlace({
  payment,
  paymentStatus,
}: Pick<OrderFacts, 'payment' | 'paymentStatus'>): MoneyPlace {
  if (payment === 'cod') return 'by_hand'
  return paymentStatus === 'paid' || paymentStatus === 'refunded' ? 'here' : 'not_paid'
}

/** What an order that is looked at stands at. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly payment: PaymentCode
  readonly paymentStatus: PaymentStatus
  /** When a seller who accepted has to have begun; after it the buyer may cancel too. */
  readonly stepBy: Date | null
  /** Until when the buyer may return what came. */
  readonly returnUntil: Date | null
  /** A return was asked for; one is all there is. */
  readonly returnAsked: boolean
  /** Until when a seller may answer a return that was asked for; null where none waits. */
  readonly answerBy: Date | null
  /** Until when a refused return may be disputed; null where none was refused. */
  readonly disputeUntil: Date | null
  /** The seller is blocked; known only to the actions that take such an order to staff. */
  readonly sellerBlocked?: boolean
}

/**
 * Why a step is not possible: nobody may take it now, only another side may, the market has nothing to decide, or something
 * is still missing.
 */
export type StepProblem = 'illegal_transition' | 'forbidden' | 'no_dispute' | StepNeed

/**
 * Whether a side may take an order to a state at a moment; null when it may (contract, section 3). The buttons and the
 * server ask the same.
 */
export function stepProblem(facts: OrderFacts, to: OrderStatus, by: Side, now: Date): StepProblem | null {
  const possible = steps.filter((step) => step.from === facts.status && step.to === to)
  if (possible.length === 0) return 'illegal_transition'
  const own = possible.filter((step) => step.by.includes(by))
  if (own.length === 0) return by === 'operator' ? 'no_dispute' : 'forbidden'
  const missing = own.map((step) => step.needs?.find((need) => !isMet[need](facts, now)))
  return missing.some((need) => need === undefined) ? null : (missing[0] ?? null)
}

/**
 * Why a step from the state that its caller saw is out of date; null when it is not. The seller's `completed` means
 * delivered, but refuses a return where one waits: only there the seen state has to be named (contract, section 3).
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

/** Where a side may take an order now. */
export function allowedStatuses(facts: OrderFacts, by: Side, now: Date): OrderStatus[] {
  return orderStatuses.filter((to) => stepProblem(facts, to, by, now) === null)
}

/** Whether a side may ever set a state: then asking for the present one again changes nothing and is fine. */
export function maySet(to: OrderStatus, by: Side): boolean {
  return steps.some((step) => step.to === to && step.by.includes(by))
}

/** How an order of a lot or of an accepted offer failed by its seller, before anything was sent. */
export const sellerCancellations = ['rejected', 'not_accepted', 'cancelled', 'not_started'] as const
export type SellerCancellation = (typeof sellerCancellations)[number]

/**
 * Whether a step ends an order because of its seller, and how: rejected, not accepted in time though it could be, cancelled
 * after it was accepted, or not started in time; null for any other step (contract, section 3).
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

/** Whether the seller may record or correct the packed weights: once they accepted, until the buyer has confirmed. */
export function weighingProblem(status: OrderStatus): 'illegal_transition' | null {
  return status === 'accepted' || status === 'in_progress' ? null : 'illegal_transition'
}

/** Whether the sides may say what they think of each other: once the goods have come, for a while. */
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
