import { type Halalas, halalas } from '#shared/base/money.ts'
import type { OrderSaleType } from '#shared/orders/contract.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { OrderStatus, Side } from '#shared/orders/status.ts'
import type { News } from '../../notifications/actions.ts'
import type { Kind } from '../../notifications/messages.ts'
import { isPaidHere, sharesOfOrder } from '../payment/money.ts'
import type { OrderState } from '../row.ts'
import type { StepTaken } from './course.ts'

/** What a seller hears of a new order, when its money is there or comes at the door. */
export function placedNews({
  id,
  sale_type,
  buyer_id,
  seller_id,
  total_halalas,
}: Pick<OrderState, 'id' | 'sale_type' | 'buyer_id' | 'seller_id' | 'total_halalas'>): News {
  return {
    to: seller_id,
    by: buyer_id,
    about: id,
    event: `order:${id}:placed`,
    kind: placedKinds[sale_type],
    facts: { number: orderNumber(id), total: halalas(total_halalas) },
  }
}

const placedKinds = {
  normal: 'order_placed',
  auction: 'auction_order_placed',
  offers: 'offer_order_placed',
} as const satisfies Record<OrderSaleType, Kind>

/** A step with its place in the order's timeline, by which it is one event. */
type Told = StepTaken & { readonly place: number }

/** Who hears of a step: the other side, and both where the clock or the market's people took it. */
export function newsOf(order: OrderState, next: OrderState, step: Told): News[] {
  const { side, to, by, place, refund } = step
  const told = { about: order.id, by, event: `order:${order.id}:${place}` }
  const number = orderNumber(order.id)
  const news: News[] = moneyNews(order, next, told)
  if (side === 'operator' && to !== 'disputed')
    return [...news, ...decisionNews(order, told, refund ?? halalas(0))]
  const { buyer, seller } =
    (order.status === 'return_requested' ? answersTo(order) : kindsOf)[to]?.[side] ?? {}
  if (buyer) news.push({ ...told, to: order.buyer_id, kind: buyer, facts: { number } })
  // Of an order that was never paid the seller has not heard either.
  if (seller && reachesSeller(order))
    news.push({ ...told, to: order.seller_id, kind: seller, facts: { number } })
  return news
}

/** What a decision says to both: that the sale stands, or what goes back, by hand where it was paid by hand. */
function decisionNews(
  { id, buyer_id, seller_id, payment }: OrderState,
  told: Pick<News, 'about' | 'by' | 'event'>,
  refund: Halalas,
): News[] {
  const facts = { number: orderNumber(id), refund }
  const [buyer, seller] = [
    { ...told, to: buyer_id },
    { ...told, to: seller_id },
  ]
  if (refund === 0) {
    const { number } = facts
    return [
      { ...buyer, kind: 'order_upheld', facts: { number } },
      { ...seller, kind: 'sale_upheld', facts: { number } },
    ]
  }
  const cash = payment.code === 'cod'
  return [
    { ...buyer, kind: cash ? 'order_decided_cash' : 'order_decided', facts },
    { ...seller, kind: cash ? 'sale_decided_cash' : 'sale_decided', facts },
  ]
}

/** What came into somebody's wallet by it. */
export function moneyNews(
  order: OrderState,
  next: OrderState,
  told: Pick<News, 'about' | 'by'> & { readonly event: string },
): News[] {
  const back = halalas(next.refunded_halalas - order.refunded_halalas)
  const sold = next.completed_at !== null || next.decision_refund_halalas !== null
  const paidOut = isPaidHere(order) && order.completed_at === null && sold
  const proceeds = paidOut
    ? sharesOfOrder(order, halalas(next.decision_refund_halalas ?? 0)).seller
    : halalas(0)
  const received = (to: number, amount: Halalas): News[] =>
    amount > 0
      ? [{ ...told, event: `${told.event}:money`, to, kind: 'wallet_received', facts: { amount } }]
      : []
  return [...received(order.buyer_id, back), ...received(order.seller_id, proceeds)]
}

type PlainKind =
  | 'order_accepted'
  | 'order_rejected'
  | 'order_sent'
  | 'order_completed'
  | 'order_cancelled'
  | 'order_lapsed'
  | 'order_disputed'
  | 'order_halted'
  | 'return_accepted'
  | 'return_accepted_cash'
  | 'return_refused'
  | 'return_asked'
  | 'sale_completed'
  | 'sale_closed'
  | 'sale_cancelled'
  | 'sale_lapsed'
  | 'sale_disputed'
type Kinds = Partial<Record<OrderStatus, Partial<Record<Side, { buyer?: PlainKind; seller?: PlainKind }>>>>

const kindsOf: Kinds = {
  accepted: { seller: { buyer: 'order_accepted' } },
  rejected: { seller: { buyer: 'order_rejected' } },
  in_progress: { seller: { buyer: 'order_sent' } },
  completed: {
    buyer: { seller: 'sale_completed' },
    seller: { buyer: 'order_completed' },
    clock: { buyer: 'order_completed', seller: 'sale_closed' },
  },
  cancelled: {
    buyer: { seller: 'sale_cancelled' },
    seller: { buyer: 'order_cancelled' },
    clock: { buyer: 'order_lapsed', seller: 'sale_lapsed' },
  },
  return_requested: { buyer: { seller: 'return_asked' } },
  disputed: { buyer: { seller: 'sale_disputed' }, operator: { buyer: 'order_halted' } },
}

/** What a seller says to a return, or what time makes of their silence. */
const answersTo = ({ payment }: OrderState): Kinds => ({
  returned: { seller: { buyer: payment.code === 'cod' ? 'return_accepted_cash' : 'return_accepted' } },
  completed: { seller: { buyer: 'return_refused' } },
  disputed: {
    clock: { buyer: 'order_disputed', seller: 'sale_disputed' },
    operator: { buyer: 'order_halted' },
  },
})

/** A seller learns of an order when its money is there, or comes at the door. */
const reachesSeller = ({ payment, payment_status }: OrderState) =>
  payment.code === 'cod' || payment_status === 'paid'
