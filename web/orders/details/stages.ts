import type { Locale } from '#shared/base/locale.ts'
import { halalasOf } from '#shared/base/money.ts'
import type { Order } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import type { OrderStatus, PaymentCode } from '#shared/orders/status.ts'
import { turnOf } from '#shared/orders/turn.ts'
import { isolated, moneyText } from '../../app/texts/isolate.ts'
import { textIn } from '../../app/texts/text.ts'
import { timelineText } from './messages.ts'

export type Stage = {
  readonly key: string
  readonly status: OrderStatus
  readonly title: string
  /** The time, which is set for past stages and for the release of held money. */
  readonly at: string | null
  /** The event of the stage; null for a future stage. */
  readonly by: Order['timeline'][number] | null
  readonly note: string | null
  readonly phase: 'done' | 'now' | 'next' | 'later' | 'stopped'
}

/** The past stages of an order, and the future stages if nothing goes wrong. `now` is in ms. */
export function stagesOf(order: Order, now: number, locale: Locale): readonly Stage[] {
  const past = [...pastOf(order, locale), ...weighingsOf(order, locale)]
  return [...past.toSorted(byTime), ...aheadOf(order, now, locale)]
}

const byTime = (one: Stage, other: Stage) => Date.parse(one.at ?? '') - Date.parse(other.at ?? '')

/** Returns one stage for each time the seller weighed the goods. */
function weighingsOf({ weighings, seller }: Order, locale: Locale): Stage[] {
  const t = textIn(timelineText, locale)
  return weighings.map(({ at, weight, total }, index) => ({
    key: `weighed ${index}`,
    status: 'accepted',
    at,
    note: null,
    phase: 'done',
    title: t.weighed(isolated(String(weight)), moneyText(halalasOf(total), locale)),
    by: { status: 'accepted', at, by: 'seller', name: seller.name, refusal: null },
  }))
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

/** The phase of the latest event by state; the default is `now`. */
const lastPhases: Partial<Record<OrderStatus, Stage['phase']>> = {
  completed: 'done',
  rejected: 'stopped',
  cancelled: 'stopped',
  returned: 'stopped',
}

/** The title of one event of an order's timeline. */
export function titleOf(order: Order, index: number, locale: Locale): string {
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
      if (before !== 'disputed') return code === 'cod' ? cashReturn(order, locale) : t.returned
      if (code === 'cod') return t.decidedCash
      return order.outcome === 'partly_refunded' ? t.decidedPart : t.decidedBack
    case 'disputed':
      if (event.by === 'operator') return t.sellerBlocked
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

/** Says that the seller returned the cash. Names the amount only if the buyer had paid it. */
function cashReturn({ payment_status, total }: Order, locale: Locale): string {
  const t = textIn(timelineText, locale)
  return payment_status === 'paid' ? t.returnedPaid(moneyText(halalasOf(total), locale)) : t.returnedCash
}

function aheadOf(order: Order, now: number, locale: Locale): Stage[] {
  const t = textIn(timelineText, locale)
  const total = moneyText(halalasOf(order.total), locale)
  const notes = {
    buyer: { held: t.toReceiveNote, cash: t.toReceiveCashBuyer },
    seller: { held: t.toReceiveNoteSeller, cash: t.toReceiveCashSeller },
    staff: { held: t.toReceiveNote, cash: t.toReceiveCash },
  }[order.side]
  const titles = stepsAhead(order, now).map(({ status, title, note, at }) => ({
    status,
    title: t[title],
    note: note === 'cash' ? notes.cash(total) : note ? notes.held : null,
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
  readonly title: Exclude<
    keyof typeof timelineText,
    'theirs' | 'weighed' | 'returnedPaid' | 'toReceiveCash' | 'toReceiveCashBuyer' | 'toReceiveCashSeller'
  >
  /** The effect of this stage on the money. */
  readonly note?: 'held' | 'cash'
  readonly at?: string
}

function stepsAhead(order: Order, now: number): readonly Ahead[] {
  const pickup = !needsAddress(order.delivery_method.code)
  const accept: Ahead = { status: 'accepted', title: 'toAccept' }
  const start: Ahead = { status: 'in_progress', title: pickup ? 'toReady' : 'toSend' }
  const note = order.payment.code === 'cod' ? 'cash' : 'held'
  const receive: Ahead = { status: 'completed', title: 'toReceive', note }
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
