import * as z from 'zod/mini'
import { type AnswerOf, call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import { day, id, ids, optional, text, weight, whole } from '../base/fields.ts'
import { picturesUpTo } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { Option } from '../catalog/contract.ts'
import { Seller } from '../products/contract.ts'
import { preparations } from '../products/preparation.ts'
import { Confirmation, ToPay } from '../wallet/contract.ts'
import { orderOutcomes } from './outcome.ts'
import { refusableStatuses, refusalReasons } from './refusalReasons.ts'
import { orderStatuses, paymentStatuses } from './status.ts'
import { orderGroups } from './turn.ts'

/** The kind of sale of an order (specification, section 9). */
export const orderSaleTypes = ['normal', 'auction', 'offers'] as const
export type OrderSaleType = (typeof orderSaleTypes)[number]

/** A delivery address (specification, section 3, Order form; the National Address). */
export const OrderAddress = z.object({
  street: z.string(),
  region: z.string(),
  address: z.string(),
  zip_code: z.string(),
  recipient_name: z.string(),
  short_address: z.string(),
})
export type OrderAddress = z.output<typeof OrderAddress>

/** One side of an order. Mobile and e-mail are masked for the other side until the order is accepted. */
export const Party = Seller
export type Party = z.output<typeof Party>

/**
 * Price per kilogram in SAR; quantity in kg of whole fish, as ordered, and as packed once the goods are weighed. The total
 * contains the price of the preparation, `price` does not.
 */
export const OrderItem = z.object({
  /** Null for an offer on a request, because the offer is not a product of the market. */
  product_id: z.nullable(z.number()),
  name: z.string(),
  /** Set in lists only: the species and the size of the product; null for goods without one. An offer has no size. */
  species: z.optional(z.nullable(z.string())),
  size: z.optional(z.nullable(z.string())),
  image: z.nullable(z.string()),
  origin: z.enum(['local', 'imported']),
  quantity: z.number(),
  ordered_quantity: z.number(),
  price: z.number(),
  /** The preparation in which the seller hands the fish over; its price is in SAR per kilogram, at the time of ordering. */
  preparation: z.object({ code: z.enum(preparations), name: z.string(), price: z.number() }),
  total: z.number(),
  /** The total of this line at the time of ordering. */
  ordered_total: z.number(),
})
export type OrderItem = z.output<typeof OrderItem>

/** The payment of an unpaid order: by card at the gateway, or by transfer to the market's account. */
export const Pay = z.extend(ToPay, {
  /** The payment deadline; after it the orders are cancelled. */
  pay_by: z.nullable(z.string()),
})
export type Pay = z.output<typeof Pay>

const orderFields = {
  id: z.number(),
  number: z.string(),
  sale_type: z.enum(orderSaleTypes),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  /** The reader's side; staff are on neither side. */
  side: z.enum(['buyer', 'seller', 'staff']),
  buyer: Party,
  seller: Party,
  items: z.array(OrderItem),
  /** The request of the accepted offer; null for every other sale. */
  request: z.nullable(z.object({ id: z.number(), number: z.string(), title: z.string() })),
  subtotal: z.number(),
  /** The order's share of the delivery fee. */
  delivery_fee: z.number(),
  /** The number of orders of one cart that share one trip and one fee, including this order. */
  delivery_orders: z.number(),
  total: z.number(),
  city: z.object({ id: z.number(), name: z.string() }),
  payment: Option,
  delivery_method: Option,
  /**
   * The delivery address; null for a pickup. In lists, it is only sent if the query names the orders by `ids`, for their
   * labels.
   */
  address: z.optional(z.nullable(OrderAddress)),
  /** The buyer's note; blank if there is none. In lists, it is only sent together with the address. */
  body: z.optional(z.string()),
  allowed_statuses: z.array(z.enum(orderStatuses)),
  /** The end of the order, if its state has several possible ends; null otherwise. */
  outcome: z.nullable(z.enum(orderOutcomes)),
  /** The clock's next step and its time, which apply if nobody acts before. */
  due: z.nullable(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  /**
   * For the buyer of an unpaid order: its charge, and the number and the total of the unpaid orders that the charge pays.
   * Null for cash and for every order that is paid or has ended.
   */
  payment_group: z.nullable(z.object({ charge_id: z.number(), orders: z.number(), amount: z.number() })),
  created_at: z.string(),
}

/** An order in a list. */
export const OrderSummary = z.object(orderFields)
export type OrderSummary = z.output<typeof OrderSummary>

export const OrderRating = z.object({ stars: z.number(), text: z.string(), at: z.string() })

/** The whole order (contract, section 2, Orders). */
export const Order = z.object({
  ...orderFields,
  address: z.nullable(OrderAddress),
  /**
   * Where the buyer of a pickup finds the goods: the names of their markets or landing places. Empty for a delivery, and for
   * an accepted offer, which names no market; the city then is the place.
   */
  pickup_places: z.array(z.string()),
  body: z.string(),
  timeline: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: z.string(),
      by: z.enum(['buyer', 'seller', 'operator', 'clock']),
      /** The name of the person who acted; null for the clock. */
      name: z.nullable(z.string()),
      /** The reason why the seller refused the order or the return, if the seller gave a reason. */
      refusal: z.nullable(
        z.object({ reason: z.enum(refusalReasons), name: z.string(), note: z.nullable(z.string()) }),
      ),
    }),
  ),
  /** The side that caused an order of a lot or an accepted offer to fail; null for every other order. */
  failed_by: z.nullable(z.enum(['seller', 'buyer'])),
  /** Each weighing, with the kg of all lines and the new total. */
  weighings: z.array(z.object({ at: z.string(), weight: z.number(), total: z.number() })),
  /**
   * The time at which the goods of an open order arrive, or are ready for a pickup, counted from its acceptance. Before the
   * acceptance, the time is computed as if the seller accepted now. Null if the method has no arrival time.
   */
  arrives_at: z.nullable(z.string()),
  /** The seller's deadline to start; after the deadline, the buyer may cancel. */
  step_by: z.nullable(z.string()),
  /** The VAT that the total contains, if the seller was registered when the order was placed; amounts in SAR. */
  vat: z.nullable(z.object({ seller_number: z.string(), percent: z.number(), amount: z.number() })),
  /** The buyer's deadline to request a return. */
  return_until: z.nullable(z.string()),
  return: z.nullable(
    z.object({
      reason: z.string(),
      images: z.array(z.string()),
      at: z.string(),
      refused_at: z.nullable(z.string()),
      /** The buyer's deadline to dispute a refusal. */
      dispute_until: z.nullable(z.string()),
    }),
  ),
  dispute: z.nullable(
    z.object({
      reason: z.string(),
      at: z.string(),
      /** The refund that the operator decided; null while there is no decision. */
      refund: z.nullable(z.number()),
      note: z.nullable(z.string()),
    }),
  ),
  /** The amount refunded to the buyer, in SAR. */
  refunded: z.number(),
  /** For the seller only: commission and proceeds in SAR, and the time until which the proceeds are held. */
  commission: z.nullable(z.number()),
  proceeds: z.nullable(z.number()),
  held_until: z.nullable(z.string()),
  ratings: z.object({ by_buyer: z.nullable(OrderRating), by_seller: z.nullable(OrderRating) }),
  may_rate: z.boolean(),
  /** Whether the packed weights may be recorded or corrected now. */
  may_weigh: z.boolean(),
  pay: z.nullable(Pay),
  /** The bank transfer that the buyer of a pending order reported last; for the buyer only. */
  transfer: z.nullable(
    z.pick(Confirmation, {
      amount: true,
      status: true,
      note: true,
      bank_name: true,
      transfer_reference: true,
      receipt: true,
      at: true,
    }),
  ),
})
export type Order = z.output<typeof Order>

const listQuery = z.object({
  status: optional(z.enum(orderStatuses)),
  sale_type: optional(z.enum(orderSaleTypes)),
  /** Lists only orders that contain this product. */
  product_id: optional(id()),
  /** Lists only these orders. */
  ids: ids(),
  /**
   * The searched text: a part of the order's number, of the other side's name or of a product's name. Names are searched only in the newest orders.
   */
  s: optional(text(limits.text.name)),
  /** Days in Riyadh on which the orders were placed, both included. */
  from: optional(day()),
  to: optional(day()),
  /** `mine`: orders on which the reader must act now (`turnOf`). `stopped`: orders in one of `stoppedStatuses`. */
  group: optional(z.enum(orderGroups)),
  ...paging(),
})
export type OrderListQuery = z.output<typeof listQuery>

const orderPage = { query: listQuery, answer: pageOf(OrderSummary) } as const

/** The caller's sales, newest first. */
export const listSellOrders = call('GET orders', {
  who: 'seller',
  from: 'contract 2, Orders, orders',
  ...orderPage,
})

/** The caller's purchases, newest first. */
export const listPurchaseOrders = call('GET orders/my', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/my',
  ...orderPage,
})

/** The caller's sales by offers on requests, newest first; no other list contains them. */
export const listSellOfferOrders = call('GET orders/offers', {
  who: 'seller',
  from: 'contract 2, Requests and offers, orders/offers',
  ...orderPage,
})

/** The caller's purchases by requests, newest first; no other list contains them. */
export const listPurchaseOfferOrders = call('GET orders/offers/my', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, orders/offers',
  ...orderPage,
})

/** Numbers of orders by state and by group, up to the cap of totals. */
const OrderCounts = z.object({
  all: z.number(),
  mine: z.number(),
  pending: z.number(),
  accepted: z.number(),
  in_progress: z.number(),
  completed: z.number(),
  stopped: z.number(),
})
export type OrderCounts = z.output<typeof OrderCounts>

/** The numbers of the caller's sales, for the tabs of both lists. */
export const countSellOrders = call('GET orders/counts', {
  who: 'seller',
  from: 'contract 2, Orders, orders/counts',
  answer: z.object({ market: OrderCounts, offers: OrderCounts }),
})

const oneOrder = {
  who: 'signed_in',
  params: z.object({ id: id() }),
  answer: Order,
  refuses: ['not_found'],
} as const

/** Shows one order. `orders/offers/show` and `orders/show` both accept every order. */
export const showOfferOrder = call('GET orders/offers/show/{id}', {
  from: 'contract 2, Requests and offers, orders/offers',
  ...oneOrder,
})

/**
 * The state that the caller saw, so that an outdated page changes nothing. Refusing a return requires it (contract,
 * section 2).
 */
const seenStatus = z.object({ from: optional(z.enum(orderStatuses)) })

const statusChange = {
  who: 'signed_in',
  from: 'contract 3; specification 4',
  params: z.object({ id: id(), status: z.string().check(z.maxLength(limits.text.name)) }),
  query: seenStatus,
  answer: Order,
  writes: true,
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
} as const

/** Changes the state of an order, like `setOrderStatus`. */
export const setOfferOrderStatus = call('GET orders/offers/show/{id}/status/{status}', statusChange)

export const showOrder = call('GET orders/show/{id}', {
  from: 'contract 2, Orders, orders/show/{orderId}',
  ...oneOrder,
})

/** Changes the state of an order. Returns and disputes need a reason, so they have their own calls. */
export const setOrderStatus = call('GET orders/show/{id}/status/{status}', statusChange)

export const returnOrder = call('POST orders/return', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/return',
  form: { files: limits.order.returnImages },
  body: z.object({
    order_id: id(),
    reason: text(limits.text.note),
    images: picturesUpTo(limits.order.returnImages),
  }),
  answer: Order,
  once: true,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'idempotency_mismatch', ...fileRefusals],
})

export const disputeOrder = call('POST orders/dispute', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/dispute',
  body: z.object({ order_id: id(), reason: text(limits.text.note) }),
  answer: Order,
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
})

/**
 * Refuses an order or an open return as its seller, with a reason that the buyer sees. `from` is the state that the seller saw.
 * In `pending`, the order is rejected; in `accepted`, it is cancelled; in `return_requested`, the return is refused.
 */
export const refuseOrder = call('POST orders/refuse', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/refuse',
  body: z.object({
    order_id: id(),
    from: z.enum(refusableStatuses),
    reason: z.enum(refusalReasons),
    note: optional(text(limits.text.note)),
  }),
  answer: Order,
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
})

/** The states to which a seller takes several orders at once. */
const bulkSteps = ['accepted', 'in_progress'] as const
export type BulkStep = (typeof bulkSteps)[number]

/**
 * Takes several orders of the seller to the same state. Each order has a transaction of its own: the answer says for each
 * order, in the sent sequence, which state it has now or why it was refused. A repetition changes nothing.
 */
export const stepOrders = call('POST orders/steps', {
  who: 'seller',
  from: 'contract 2, Orders, orders/steps',
  body: z.object({
    order_ids: z.array(id()).check(z.minLength(1), z.maxLength(limits.order.steppedAtOnce)),
    status: z.enum(bulkSteps),
  }),
  answer: z.object({
    orders: z.array(
      z.object({
        id: z.number(),
        number: z.string(),
        /** True if the order has the state now. */
        done: z.boolean(),
        /** The reason why the order was refused; null if it was not. */
        refused: z.nullable(z.object({ code: z.string(), message: z.string() })),
      }),
    ),
  }),
})
export type SteppedOrder = AnswerOf<typeof stepOrders>['orders'][number]

/**
 * Records the packed weights, at most the ordered weights; the seller may correct them until the buyer confirms. A lower
 * weight refunds the buyer and returns stock at once; a higher weight takes money and stock again.
 */
export const setPackedWeights = call('POST orders/show/{id}/weights', {
  who: 'signed_in',
  from: 'contract 2, Orders, weights',
  params: z.object({ id: id() }),
  body: z.object({
    items: z
      // An order of an offer has one line, which has no product.
      .array(z.object({ product_id: optional(id()), quantity: weight(0) }))
      .check(z.minLength(1), z.maxLength(limits.cartLines)),
  }),
  answer: Order,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'out_of_stock', 'insufficient_funds'],
})

/**
 * Pays an unpaid order another way, together with the other unpaid orders of its payment: all of them take the new payment
 * method. Refused once the orders are paid, and while a reported transfer waits for its decision.
 */
export const choosePayment = call('POST orders/show/{id}/payment', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/show/{orderId}/payment',
  params: z.object({ id: id() }),
  body: z.object({ payment_id: id() }),
  answer: Order,
  trades: true,
  once: true,
  refuses: [
    'not_found',
    'forbidden',
    'illegal_transition',
    'insufficient_funds',
    'unavailable',
    'idempotency_mismatch',
  ],
})

export const rateOrder = call('POST orders/show/{id}/rate', {
  who: 'signed_in',
  from: 'contract 2, Orders, rate',
  params: z.object({ id: id() }),
  body: z.object({ stars: whole(1, 5), text: optional(text(limits.text.note)) }),
  answer: Order,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'already_exists'],
})
