import type { Locale } from '#shared/base/locale.ts'
import type { Order } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import {
  type OrderFacts,
  type OrderStatus,
  type PaymentCode,
  type StepProblem,
  stepProblem,
} from '#shared/orders/status.ts'
import { textIn } from '../../app/texts/text.ts'
import { deadlineText } from '../moments.ts'
import { actionText } from './messages.ts'

/** A button of an order, with the reason if it is disabled. */
export type OfferedStep = {
  readonly id: StepId
  readonly to: OrderStatus
  readonly label: string
  /** `main` is the only filled button of the page; `grave` is destructive. */
  readonly look: 'main' | 'plain' | 'grave'
  readonly refusedBecause: string | null
}
export type StepId =
  | 'accept'
  | 'reject'
  | 'start'
  | 'received'
  | 'delivered'
  | 'cancel'
  | 'return'
  | 'takeBack'
  | 'refuseReturn'
  | 'dispute'

/**
 * The steps that the reader may take now, and disabled steps, which show why they are not possible yet or any more. The
 * server's `allowed_statuses` determine which steps are enabled; the shared rule gives the reason (contract, section
 * 3). `now` is in ms.
 */
export function offeredSteps(order: Order, now: number, locale: Locale): readonly OfferedStep[] {
  if (order.side === 'staff') return []
  const offered = (order.side === 'seller' ? ofSeller : ofBuyer)[order.status] ?? []
  return offered.flatMap((id) => {
    const step = stepsOf[id]
    const allowed = order.allowed_statuses.includes(step.to)
    const reason = allowed ? null : reasonOf(order, id, now, locale)
    if (!allowed && reason === null) return []
    return [{ id, to: step.to, look: step.look, label: labelOf(order, id, locale), refusedBecause: reason }]
  })
}

type Offered = Partial<Record<OrderStatus, readonly StepId[]>>

const ofBuyer: Offered = {
  pending: ['cancel'],
  accepted: ['received', 'cancel'],
  in_progress: ['received', 'return', 'cancel'],
  completed: ['return', 'dispute'],
}
const ofSeller: Offered = {
  pending: ['accept', 'reject'],
  accepted: ['start', 'delivered', 'cancel'],
  in_progress: ['delivered'],
  return_requested: ['takeBack', 'refuseReturn'],
}

const stepsOf: Readonly<Record<StepId, { readonly to: OrderStatus; readonly look: OfferedStep['look'] }>> = {
  accept: { to: 'accepted', look: 'main' },
  reject: { to: 'rejected', look: 'grave' },
  start: { to: 'in_progress', look: 'main' },
  received: { to: 'completed', look: 'main' },
  delivered: { to: 'completed', look: 'main' },
  cancel: { to: 'cancelled', look: 'grave' },
  return: { to: 'return_requested', look: 'plain' },
  takeBack: { to: 'returned', look: 'main' },
  refuseReturn: { to: 'completed', look: 'grave' },
  dispute: { to: 'disputed', look: 'plain' },
}

function labelOf(order: Order, id: StepId, locale: Locale): string {
  const t = textIn(actionText, locale)
  if (id === 'start') return needsAddress(order.delivery_method.code) ? t.start : t.ready
  if (id === 'return') return t.askReturn
  return t[id]
}

/** The short label of the refusal beside the main step; its accessible name is the long label, which contains it. */
export function shortRefusal(id: StepId, locale: Locale): string {
  const t = textIn(actionText, locale)
  return id === 'refuseReturn' ? t.refuseReturnShort : t.rejectShort
}

/** The reason why a step is disabled; null if no reason would help, in which case the button is not shown. */
function reasonOf(order: Order, id: StepId, now: number, locale: Locale): string | null {
  const t = textIn(actionText, locale)
  const by = order.side === 'seller' ? 'seller' : 'buyer'
  const problem: StepProblem | null = stepProblem(factsOf(order), stepsOf[id].to, by, new Date(now))
  switch (problem) {
    case 'paid':
      return t.notPaid
    case 'step_overdue':
      return order.step_by ? t.cancelFrom(deadlineText(order.step_by, now, locale)) : t.sellerHasTime
    case 'return_open':
      return t.returnOver
    case 'no_return_before':
      // After a refused return, the buyer can open a dispute, but cannot request another return.
      return order.return?.refused_at ? null : t.returnOnce
    case 'refused_return':
      return order.return?.refused_at ? t.disputeOver : null
    default:
      return laterReason(order, id, locale)
  }
}

/** The reason why a step is not possible yet, or not possible any more. */
function laterReason(order: Order, id: StepId, locale: Locale): string | null {
  const t = textIn(actionText, locale)
  if (id === 'cancel' && order.status === 'in_progress') return t.cancelAfterStart
  if ((id === 'received' || id === 'delivered') && order.status === 'accepted') return t.afterStart
  return null
}

function factsOf(order: Order): OrderFacts {
  const moment = (at: string | null | undefined) => (at ? new Date(at) : null)
  return {
    status: order.status,
    payment: order.payment.code as PaymentCode,
    paymentStatus: order.payment_status,
    stepBy: moment(order.step_by),
    returnUntil: moment(order.return_until),
    returnAsked: order.return !== null,
    answerBy: order.status === 'return_requested' ? moment(order.due?.at) : null,
    disputeUntil: moment(order.return?.dispute_until),
  }
}
