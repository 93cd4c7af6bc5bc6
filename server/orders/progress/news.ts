import { type Halalas, halalas } from '#shared/base/money.ts'
import type { OrderSaleType } from '#shared/orders/contract.ts'
import { needsAddress, orderNumber } from '#shared/orders/rules.ts'
import type { OrderStatus, Side } from '#shared/orders/status.ts'
import type { News } from '../../notifications/actions.ts'
import type { Kind } from '../../notifications/messages.ts'
import { isPaidHere, sharesOfOrder } from '../payment/money.ts'
import type { OrderState } from '../row.ts'
import type { StepTaken } from './course.ts'

/** The notification of the seller about a new order. It is sent once the order is paid, or at once for cash on delivery. */
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
    facts: { number: orderNumber(id), total: total_halalas },
  }
}

const placedKinds = {
  normal: 'order_placed',
  auction: 'auction_order_placed',
  offers: 'offer_order_placed',
} as const satisfies Record<OrderSaleType, Kind>

/** A step with its position in the order's timeline. The position identifies the notifications of the step. */
type PlacedStep = StepTaken & { readonly place: number }

/** The notifications of a step: to the other side, or to both sides if the clock or staff took the step. */
export function newsOf(order: OrderState, next: OrderState, step: PlacedStep): News[] {
  const { side, to, by, place, refund } = step
  const common = { about: order.id, by, event: `order:${order.id}:${place}` }
  const number = orderNumber(order.id)
  const news: News[] = moneyNews(order, next, common)
  if (side === 'operator' && to !== 'disputed')
    return [...news, ...decisionNews(order, common, refund ?? halalas(0))]
  const { buyer, seller } =
    (order.status === 'return_requested' ? answersTo(order) : kindsOf)[to]?.[side] ?? {}
  if (buyer === 'return_accepted_cash' && order.payment_status === 'paid') {
    const facts = { number, refund: order.total_halalas }
    news.push({ ...common, to: order.buyer_id, kind: 'return_accepted_paid', facts })
  } else if (buyer) {
    const kind = buyer === 'order_sent' && !needsAddress(order.delivery_code) ? 'order_ready' : buyer
    news.push({ ...common, to: order.buyer_id, kind, facts: { number } })
  }
  // The seller was not notified of the order while it was unpaid, so the seller is not notified of its end either.
  if (seller && reachesSeller(order))
    news.push({ ...common, to: order.seller_id, kind: seller, facts: { number } })
  return news
}

/**
 * Notifies both sides about the decision of a dispute: the sale is upheld, or an amount is refunded. If the order was paid in
 * cash, the seller has to refund in cash.
 */
function decisionNews(
  { id, buyer_id, seller_id, payment }: OrderState,
  common: Pick<News, 'about' | 'by' | 'event'>,
  refund: Halalas,
): News[] {
  const facts = { number: orderNumber(id), refund }
  const [buyer, seller] = [
    { ...common, to: buyer_id },
    { ...common, to: seller_id },
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

/** Notifications of the amounts that a change of an order paid into wallets. */
export function moneyNews(
  order: OrderState,
  next: OrderState,
  common: Pick<News, 'about' | 'by'> & { readonly event: string },
): News[] {
  const back = halalas(next.refunded_halalas - order.refunded_halalas)
  const sold = next.completed_at !== null || next.decision_refund_halalas !== null
  const paidOut = isPaidHere(order) && order.completed_at === null && sold
  const proceeds = paidOut
    ? sharesOfOrder(order, halalas(next.decision_refund_halalas ?? 0)).seller
    : halalas(0)
  const received = (to: number, amount: Halalas): News[] =>
    amount > 0
      ? [{ ...common, event: `${common.event}:money`, to, kind: 'wallet_received', facts: { amount } }]
      : []
  // A decision pays out at once; otherwise the proceeds are held until the return period ends.
  const decided = next.decision_refund_halalas !== null
  return [
    ...received(order.buyer_id, back),
    ...(decided ? received(order.seller_id, proceeds) : heldNews(order, proceeds, common)),
  ]
}

function heldNews(
  { id, seller_id }: OrderState,
  amount: Halalas,
  common: Pick<News, 'about' | 'by'> & { readonly event: string },
): News[] {
  if (amount <= 0) return []
  const facts = { number: orderNumber(id), amount }
  return [{ ...common, event: `${common.event}:money`, to: seller_id, kind: 'proceeds_held', facts }]
}

type PlainKind =
  | 'order_accepted'
  | 'order_rejected'
  | 'order_sent'
  | 'order_ready'
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

/** The notifications of the step that follows a requested return: the seller's answer, or a dispute. */
const answersTo = ({ payment }: OrderState): Kinds => ({
  returned: { seller: { buyer: payment.code === 'cod' ? 'return_accepted_cash' : 'return_accepted' } },
  completed: { seller: { buyer: 'return_refused' } },
  disputed: {
    clock: { buyer: 'order_disputed', seller: 'sale_disputed' },
    operator: { buyer: 'order_halted' },
  },
})

/** Sellers are notified of orders that are paid or paid on delivery. */
const reachesSeller = ({ payment, payment_status }: OrderState) =>
  payment.code === 'cod' || payment_status === 'paid'
