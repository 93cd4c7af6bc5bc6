import type { Locale } from '#shared/base/locale.ts'
import type { Order } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import type { OrderStatus, PaymentCode } from '#shared/orders/status.ts'
import { turnOf } from '#shared/orders/turn.ts'
import { textIn } from '../base/text.ts'
import { timelineText } from './timelineMessages.ts'

export type Stage = {
  readonly key: string
  readonly status: OrderStatus
  readonly title: string
  /** Past stages have one; so has money that comes free. */
  readonly at: string | null
  /** Who did it; null for what is still to come. */
  readonly by: Order['timeline'][number] | null
  readonly note: string | null
  readonly phase: 'done' | 'now' | 'next' | 'later' | 'stopped'
}

/** What happened to an order, and what comes where it goes its usual way. `now` in ms. */
export function courseOf(order: Order, now: number, locale: Locale): readonly Stage[] {
  return [...pastOf(order, locale), ...aheadOf(order, now, locale)]
}

function pastOf(order: Order, locale: Locale): Stage[] {
  const last = order.timeline.length - 1
  return order.timeline.map((event, index) => ({
    key: `${index} ${event.status}`,
    status: event.status,
    title: titleOf(order, index, locale),
    at: event.at,
    by: event,
    note: null,
    phase: index < last ? 'done' : (lastPhases[event.status] ?? 'now'),
  }))
}

/** How the newest event looks: an end, or what goes on. */
const lastPhases: Partial<Record<OrderStatus, Stage['phase']>> = {
  completed: 'done',
  rejected: 'stopped',
  cancelled: 'stopped',
  returned: 'stopped',
}

function titleOf(order: Order, index: number, locale: Locale): string {
  const t = textIn(timelineText, locale)
  const event = order.timeline[index]
  const before = order.timeline[index - 1]?.status
  const code = order.payment.code as PaymentCode
  switch (event?.status) {
    case 'accepted':
    case 'rejected':
    case 'return_requested':
      return t[event.status]
    case 'in_progress':
      return needsAddress(order.delivery_method.code) ? t.sent : t.ready
    case 'completed':
      if (before === 'return_requested') return t.returnRefused
      if (before === 'disputed') return t.decidedSale
      return {
        buyer: t.received,
        seller: t.delivered,
        clock: t.completedByClock,
        operator: t.completedByClock,
      }[event.by]
    case 'returned':
      return before === 'disputed' ? t.decidedBack : t.returned
    case 'disputed':
      return event.by === 'clock' ? t.unanswered : t.disputed
    case 'cancelled':
      if (event.by !== 'clock') return t.cancelled
      return code !== 'cod' && ['unpaid', 'pending', 'failed'].includes(order.payment_status)
        ? t.notPaid
        : t.notAccepted
    default:
      return order.payment_status === 'paid' || order.payment_status === 'refunded' || code === 'cod'
        ? t[`placed_${code}`]
        : t.placed
  }
}

function aheadOf(order: Order, now: number, locale: Locale): Stage[] {
  const t = textIn(timelineText, locale)
  const titles = stepsAhead(order, now).map(({ status, title, note, at }) => ({
    status,
    title: t[title],
    note: note ? t[note] : null,
    at: at ?? null,
  }))
  return titles.map((stage, index) => ({
    ...stage,
    key: `ahead ${index}`,
    by: null,
    phase: index === 0 ? 'next' : 'later',
  }))
}

type Ahead = {
  readonly status: OrderStatus
  readonly title: Exclude<keyof typeof timelineText, 'theirs'>
  readonly note?: 'toReceiveNote'
  readonly at?: string
}

function stepsAhead(order: Order, now: number): readonly Ahead[] {
  const pickup = !needsAddress(order.delivery_method.code)
  const accept: Ahead = { status: 'accepted', title: 'toAccept' }
  const start: Ahead = { status: 'in_progress', title: pickup ? 'toReady' : 'toSend' }
  const receive: Ahead = { status: 'completed', title: 'toReceive', note: 'toReceiveNote' }
  switch (order.status) {
    case 'pending': {
      const turn = turnOf({
        status: order.status,
        payment: order.payment.code as PaymentCode,
        paymentStatus: order.payment_status,
      })
      const money: Ahead[] =
        turn === 'seller' ? [] : [{ status: 'pending', title: turn === 'buyer' ? 'toPay' : 'toReview' }]
      return [...money, accept, start, receive]
    }
    case 'accepted':
      return [start, receive]
    case 'in_progress':
      return [receive]
    case 'return_requested':
      return [{ status: 'returned', title: 'toAnswer' }]
    case 'disputed':
      return [{ status: 'disputed', title: 'toDecide' }]
    case 'completed':
      return order.side === 'seller' && order.held_until && Date.parse(order.held_until) > now
        ? [{ status: 'completed', title: 'toFree', at: order.held_until }]
        : []
    default:
      return []
  }
}
