import type { Locale } from '#shared/base/locale.ts'
import { halalasOf } from '#shared/base/money.ts'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'
import type { OrderStatus, PaymentCode, Side } from '#shared/orders/status.ts'
import { turnOf } from '#shared/orders/turn.ts'
import { moneyText } from '../app/texts/isolate.ts'
import { textIn } from '../app/texts/text.ts'
import { orderArrival } from './arrival.ts'
import { turnText } from './messages.ts'
import { deadlineText } from './moments.ts'

export type Turn = {
  /** The side that must act, from the reader's view. */
  readonly who: 'me' | 'other' | 'market' | 'nobody'
  /** The next step with its deadline, or the end of the order. */
  readonly say: string
}

/** The next step of an order, and the side that takes it. An `OrderSummary` has fewer deadlines than an `Order`. */
export function turnFor(order: OrderSummary | Order, now: number, locale: Locale): Turn {
  const side = turnOf({
    status: order.status,
    payment: order.payment.code as PaymentCode,
    paymentStatus: order.payment_status,
  })
  if (side === null) return endOf(order, now, locale)
  const who = side === 'operator' ? 'market' : side === order.side ? 'me' : 'other'
  return { who, say: nextStep(order, side, who === 'me', now, locale) }
}

function nextStep(
  order: OrderSummary | Order,
  side: Exclude<Side, 'clock'>,
  mine: boolean,
  now: number,
  locale: Locale,
): string {
  const t = textIn(turnText, locale)
  if (side === 'operator') return order.status === 'disputed' ? t.decide : t.review
  const key = order.status === 'pending' && side === 'buyer' ? 'pay' : steps[order.status]
  if (!key) return ''
  // In a list, one box above the orders pays all orders of the payment (list/PaymentGroups.tsx).
  if (key === 'pay' && mine && !('timeline' in order) && isPaidTogether(order)) return t.payTogether
  const at = key === 'start' ? ('step_by' in order ? order.step_by : null) : (order.due?.at ?? null)
  const open = at !== null && Date.parse(at) > now
  const until = open ? deadlineText(at, now, locale) : ''
  if (key === 'confirm' && order.payment.code === 'cod' && order.side !== 'staff') {
    const cash = moneyText(halalasOf(order.total), locale)
    if (open) return (mine ? t.confirmCashBy : t.waitConfirmCashBy)(cash, until)
    return (mine ? t.confirmCash : t.waitConfirmCash)(cash)
  }
  // Names the arrival that the buyer was promised, not the deadline after which the buyer can cancel the
  // order.
  const arrival = key === 'start' && 'arrives_at' in order ? orderArrival(order, now, locale) : undefined
  if (arrival) return (mine ? t.startFor : t.waitStartFor)(arrival)
  const words = mine ? own[key] : others[key]
  return open ? t[words[1]](until) : t[words[0]]
}

/** Whether an unpaid order is paid together with other orders. */
export function isPaidTogether({ payment_group: group }: OrderSummary): boolean {
  return group !== null && group.orders > 1
}

type StepKey = 'pay' | 'accept' | 'start' | 'confirm' | 'answer'

const steps: Partial<Record<OrderStatus, StepKey>> = {
  pending: 'accept',
  accepted: 'start',
  in_progress: 'confirm',
  return_requested: 'answer',
}
const own = {
  pay: ['pay', 'payBy'],
  accept: ['accept', 'acceptBy'],
  start: ['start', 'startBy'],
  confirm: ['confirm', 'confirmBy'],
  answer: ['answer', 'answerBy'],
} as const satisfies Record<StepKey, readonly [string, string]>
const others = {
  pay: ['waitPay', 'waitPayBy'],
  accept: ['waitAccept', 'waitAcceptBy'],
  start: ['waitStart', 'waitStartBy'],
  confirm: ['waitConfirm', 'waitConfirmBy'],
  answer: ['waitAnswer', 'waitAnswerBy'],
} as const satisfies Record<StepKey, readonly [string, string]>

/**
 * The end of an order, with the amount that was paid or refunded. The reader may still act, for example by
 * a dispute.
 */
function endOf(order: OrderSummary | Order, now: number, locale: Locale): Turn {
  const t = textIn(turnText, locale)
  const whole = 'timeline' in order ? order : null
  const buyer = order.side === 'buyer'
  if (order.status === 'completed') {
    const until = whole?.return?.dispute_until
    if (buyer && until && Date.parse(until) > now)
      return { who: 'me', say: t.mayDispute(deadlineText(until, now, locale)) }
    if (buyer) {
      const mayReturn = whole?.return_until
      const open = mayReturn && Date.parse(mayReturn) > now
      return { who: 'nobody', say: open ? t.mayReturn(deadlineText(mayReturn, now, locale)) : t.doneBuyer }
    }
    const heldUntil = whole?.held_until
    const proceeds = money(whole?.proceeds, locale)
    if (proceeds && heldUntil && Date.parse(heldUntil) > now)
      return { who: 'nobody', say: t.doneHeld(proceeds, deadlineText(heldUntil, now, locale)) }
    return { who: 'nobody', say: t.doneSeller }
  }
  const back = whole && whole.refunded > 0 ? money(whole.refunded, locale) : null
  if (back && order.side !== 'staff')
    return { who: 'nobody', say: buyer ? t.moneyBackYou(back) : t.moneyBack(back) }
  if (order.status === 'returned' && order.payment.code === 'cod') {
    const refund = whole?.dispute?.refund
    const cash = refund === null || refund === undefined ? null : money(refund, locale)
    if (order.side === 'buyer') return { who: 'nobody', say: cash ? t.cashBackYouOf(cash) : t.cashBackYou }
    // The market does not see cash payments, so it does not know whether the seller has paid the cash back.
    // Only the order's page asks the seller to do so.
    if (order.side === 'seller')
      return { who: whole ? 'me' : 'nobody', say: cash ? t.cashBackOf(cash) : t.cashBack }
  }
  if (order.status === 'rejected') {
    const reason = whole?.timeline.at(-1)?.refusal?.name
    const refused = reason ? t.rejectedBuyerFor(reason) : t.rejectedBuyer
    return { who: 'nobody', say: buyer ? refused : t.rejectedSeller }
  }
  return { who: 'nobody', say: order.status === 'returned' ? t.returned : t.cancelled }
}

function money(riyals: number | null | undefined, locale: Locale): string | null {
  return riyals === null || riyals === undefined ? null : moneyText(halalasOf(riyals), locale)
}
