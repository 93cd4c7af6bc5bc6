import type { Kind } from '#server/notifications/messages.ts'
import { kinds } from '#server/notifications/messages.ts'
import { needsAddress, orderNumber } from '#shared/orders/rules.ts'
import type { DemoNotification } from '../trade/notifications.ts'
import type { OrderEvent } from './course.ts'
import type { MadeOrder } from './orders.ts'

/** Notifications of both sides of each order. The seller is notified only of orders with cash payment and of paid orders. */
export function orderNews(orders: ReadonlyMap<MadeOrder, number>): DemoNotification[] {
  return [...orders].flatMap(([order, id]) =>
    order.events.flatMap((event, place) => newsOf(order, id, event, place)),
  )
}

function newsOf(order: MadeOrder, id: number, { status, at, by }: OrderEvent, place: number) {
  const { buyer, seller } = order
  const isNotified = order.payment === 'cod' || ['paid', 'refunded'].includes(order.paymentStatus)
  const step = by === seller ? toBuyer[status] : undefined
  const stepKind = step === 'order_sent' && !needsAddress(order.delivery) ? 'order_ready' : step
  const kind = place === 0 ? placed[order.saleType] : stepKind
  const sale = place > 0 && by === buyer ? toSeller[status] : undefined
  const facts = { number: orderNumber(id) }
  const row = (to: number, of: Kind, more: object = {}) => ({
    user_id: to,
    actor_id: by?.id ?? null,
    data_type: kinds[of].type,
    data_id: id,
    kind: of,
    facts: { ...facts, ...more },
    happened_at: at,
    event_key: place === 0 ? `order:${id}:placed` : `order:${id}:${place + 1}`,
  })
  if (place === 0) {
    const total = order.subtotal + order.deliveryFee
    return kind && isNotified ? [row(seller.id, kind, { total })] : []
  }
  return [...(kind ? [row(buyer.id, kind)] : []), ...(sale && isNotified ? [row(seller.id, sale)] : [])]
}

const placed = {
  normal: 'order_placed',
  auction: 'auction_order_placed',
  offers: 'offer_order_placed',
} as const satisfies Record<MadeOrder['saleType'], Kind>

type Words = Partial<Record<OrderEvent['status'], Kind>>

const toBuyer: Words = {
  accepted: 'order_accepted',
  rejected: 'order_rejected',
  in_progress: 'order_sent',
  completed: 'order_completed',
  cancelled: 'order_cancelled',
  returned: 'return_accepted',
}

const toSeller: Words = {
  completed: 'sale_completed',
  cancelled: 'sale_cancelled',
  return_requested: 'return_asked',
  disputed: 'sale_disputed',
}
