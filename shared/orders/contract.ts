import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { amount, id, optional, sentAsText, text, weight, whole } from '../base/fields.ts'
import { picturesUpTo } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { Option } from '../catalog/contract.ts'
import { Product, Seller } from '../products/contract.ts'
import { Offer, Request } from '../requests/contract.ts'
import { orderOutcomes } from './outcome.ts'
import { zipCode } from './rules.ts'
import { orderStatuses, paymentStatuses } from './status.ts'
import { orderGroups } from './turn.ts'

/** How goods come to be sold (specification, section 9). */
export const orderSaleTypes = ['normal', 'auction', 'offers'] as const
export type OrderSaleType = (typeof orderSaleTypes)[number]

/** Where an order goes (specification, section 3, Order form; the National Address). */
export const OrderAddress = z.object({
  street: z.string(),
  region: z.string(),
  address: z.string(),
  zip_code: z.string(),
  recipient_name: z.string(),
  short_address: z.string(),
})
export type OrderAddress = z.output<typeof OrderAddress>

/** One side of an order. The other side's mobile and e-mail stay masked until the order is accepted. */
export const Party = Seller
export type Party = z.output<typeof Party>

/** Price per kilogram in SAR; quantity in kg, as ordered and, once weighed, as packed. */
export const OrderItem = z.object({
  /** Null for what was offered on a request: it never stood on the market. */
  product_id: z.nullable(z.number()),
  name: z.string(),
  image: z.nullable(z.string()),
  origin: z.enum(['local', 'imported']),
  quantity: z.number(),
  ordered_quantity: z.number(),
  price: z.number(),
  total: z.number(),
  /** What all of it came to as it was ordered. */
  ordered_total: z.number(),
})
export type OrderItem = z.output<typeof OrderItem>

/** How an unpaid order is paid: by card at the gateway, by transfer to the market's account. */
export const Pay = z.object({
  charge_id: z.number(),
  amount: z.number(),
  /** Card: where the gateway takes the money. */
  redirect_url: z.optional(z.string()),
  /** Transfer: what to write on it, and where it goes. */
  reference: z.optional(z.string()),
  bank_name: z.optional(z.string()),
  iban: z.optional(z.string()),
  account_holder: z.optional(z.string()),
  /** Until when; then the orders are cancelled. */
  pay_by: z.nullable(z.string()),
})
export type Pay = z.output<typeof Pay>

const orderFields = {
  id: z.number(),
  number: z.string(),
  sale_type: z.enum(orderSaleTypes),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  /** Which side the reader is on; staff that decides a dispute is on neither. */
  side: z.enum(['buyer', 'seller', 'staff']),
  buyer: Party,
  seller: Party,
  items: z.array(OrderItem),
  /** The request whose accepted offer it came from; null for every other sale. */
  request: z.nullable(z.object({ id: z.number(), number: z.string(), title: z.string() })),
  subtotal: z.number(),
  delivery_fee: z.number(),
  total: z.number(),
  city: z.object({ id: z.number(), name: z.string() }),
  payment: Option,
  delivery_method: Option,
  allowed_statuses: z.array(z.enum(orderStatuses)),
  /** How it ended where the state alone does not say; null else. */
  outcome: z.nullable(z.enum(orderOutcomes)),
  /** What the clock does to it next, and when, if nobody acts. */
  due: z.nullable(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  created_at: z.string(),
}

/** An order as it stands in a list. */
export const OrderSummary = z.object(orderFields)
export type OrderSummary = z.output<typeof OrderSummary>

export const OrderRating = z.object({ stars: z.number(), text: z.string(), at: z.string() })

/** The whole order (contract, section 2, Orders). */
export const Order = z.object({
  ...orderFields,
  address: z.nullable(OrderAddress),
  body: z.string(),
  timeline: z.array(
    z.object({
      status: z.enum(orderStatuses),
      at: z.string(),
      by: z.enum(['buyer', 'seller', 'operator', 'clock']),
      /** The name of whoever did it; null where the clock did. */
      name: z.nullable(z.string()),
    }),
  ),
  /** Through whom an order of a lot or an accepted offer ended without a sale; null for every other order. */
  failed_by: z.nullable(z.enum(['seller', 'buyer'])),
  /** What the seller recorded as packed, each time: kg of all lines, and the total after it. */
  weighings: z.array(z.object({ at: z.string(), weight: z.number(), total: z.number() })),
  /** When a seller who accepted has to have begun; after it the buyer may cancel. */
  step_by: z.nullable(z.string()),
  /** Until when the buyer may return the goods. */
  return_until: z.nullable(z.string()),
  /** The return that was asked for. */
  return: z.nullable(
    z.object({
      reason: z.string(),
      images: z.array(z.string()),
      at: z.string(),
      refused_at: z.nullable(z.string()),
      /** Until when a refusal may be disputed. */
      dispute_until: z.nullable(z.string()),
    }),
  ),
  dispute: z.nullable(
    z.object({
      reason: z.string(),
      at: z.string(),
      /** What an operator decided; null while they have not. */
      refund: z.nullable(z.number()),
      note: z.nullable(z.string()),
    }),
  ),
  /** What came back to the buyer so far, in SAR. */
  refunded: z.number(),
  /** Of the seller's side alone: what the market keeps, what the seller gets, until when it is held. */
  commission: z.nullable(z.number()),
  proceeds: z.nullable(z.number()),
  held_until: z.nullable(z.string()),
  /** What each side said of the other. */
  ratings: z.object({ by_buyer: z.nullable(OrderRating), by_seller: z.nullable(OrderRating) }),
  may_rate: z.boolean(),
  /** Whether the packed weights may be recorded or corrected now. */
  may_weigh: z.boolean(),
  pay: z.nullable(Pay),
})
export type Order = z.output<typeof Order>

const DeliveryMethod = z.extend(Option, {
  /** SAR for each order; 0 where the goods are fetched. */
  fee: z.number(),
  needs_address: z.boolean(),
})
export type DeliveryMethod = z.output<typeof DeliveryMethod>

/** What the confirmation page needs (contract, section 2, GET orders/create). */
export const OrderOptions = z.object({
  cities: z.array(z.object({ id: z.number(), code: z.string(), name: z.string() })),
  payments: z.array(Option),
  delivery_methods: z.array(DeliveryMethod),
  addresses: z.array(OrderAddress),
  /** The reader's own city where it is known. */
  city_id: z.nullable(z.number()),
  wallet_available: z.number(),
})
export type OrderOptions = z.output<typeof OrderOptions>

/** What was accepted for a lot: SAR for the whole of it, `price_per_kg` cut; until when its winner may order. */
export const LotAward = z.object({
  amount: z.number(),
  price_per_kg: z.number(),
  accepted_by: z.enum(['owner', 'clock']),
  accepted_at: z.string(),
  order_until: z.string(),
  server_time: z.string(),
  bids_count: z.number(),
})
export type LotAward = z.output<typeof LotAward>

/** Of an auction only its winner sees it, while the award stands: `quantity` is the whole lot, `price` what a kilogram came to. */
export const getOrderForm = call('GET orders/create/{id}', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/create/{productId}',
  params: z.object({ id: id() }),
  answer: z.extend(OrderOptions, { product: Product, lot: z.optional(LotAward) }),
  refuses: ['not_found', 'forbidden', 'conflict', 'auction_closed'],
})

/** The same for the cart, whose goods the browser knows. */
export const getOrderOptions = call('GET orders/options', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/create/{productId}',
  answer: OrderOptions,
})

const addressText = () => optional(text(limits.text.line))

const addressForm = z.object({
  street: addressText(),
  region: addressText(),
  address: addressText(),
  zip_code: optional(sentAsText(zipCode, { code: 'zip_code' })),
  recipient_name: addressText(),
  short_address: addressText(),
})

/** What every order form holds; `address` is required in parts unless the goods are fetched. */
const orderForm = {
  city_id: id(),
  payment_id: id(),
  delivery_method_id: id(),
  address: optional(addressForm),
  body: optional(text(limits.text.note)),
  /** What everything together came to when the buyer agreed, in SAR; another total is refused as `price_changed`. */
  expected_total: optional(amount()),
}

/** The price per kilogram that the buyer agreed to, in SAR; another one is refused as `price_changed`. */
const expectedPrice = () => optional(amount())

const singleBody = z.object({
  ...orderForm,
  sale_type: optional(z.enum(['normal', 'auction'])),
  quantity: optional(weight()),
  expected_price: expectedPrice(),
})
/** The form of one source; an accepted offer has no price per kilogram to agree to. */
export type SourceForm = Omit<z.output<typeof singleBody>, 'sale_type'>

const orderRefusals = [
  'not_found',
  'forbidden',
  'out_of_stock',
  'price_changed',
  'insufficient_funds',
  'idempotency_mismatch',
] as const

/** Orders one product; with `sale_type` auction its winner orders the whole lot at what was accepted for it. */
export const createOrder = call('POST orders/create/{id}', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/create/{productId}',
  params: z.object({ id: id() }),
  body: singleBody,
  answer: Order,
  status: 201,
  trades: true,
  once: true,
  refuses: [...orderRefusals, 'conflict', 'auction_closed'],
})

/**
 * What the form of an accepted offer shows: its request, the offer as it was accepted, and the lists; of deliveries the
 * offer's alone where it names one, and first the city that was asked for.
 */
export const getOfferOrderForm = call('GET orders/offers/create/{id}', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, orders/offers/create',
  params: z.object({ id: id() }),
  answer: z.extend(OrderOptions, { request: Request, offer: Offer }),
  refuses: ['not_found', 'conflict'],
})

const offerOrderBody = z.object({
  ...orderForm,
  sale_type: optional(z.literal('offers')),
  /** The offer's own, where it is said. */
  quantity: optional(weight()),
})

/** Orders what was offered and accepted, whole and at its price; a delivery that the offer names is part of it. */
export const createOfferOrder = call('POST orders/offers/create/{id}', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, orders/offers/create',
  params: z.object({ id: id() }),
  body: offerOrderBody,
  answer: Order,
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'conflict', 'price_changed', 'insufficient_funds', 'idempotency_mismatch'],
})

const cartBody = z.object({
  ...orderForm,
  products: z
    .array(z.object({ id: id(), quantity: weight(), expected_price: expectedPrice() }))
    .check(z.minLength(1), z.maxLength(limits.cartLines)),
})
export type CartOrderForm = z.output<typeof cartBody>

/** Orders the cart, all or nothing: one order per seller, one payment for all. */
export const createOrders = call('POST orders/create', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/create',
  body: cartBody,
  answer: z.object({ orders: z.array(Order), pay: z.nullable(Pay) }),
  status: 201,
  trades: true,
  once: true,
  refuses: orderRefusals,
})

const listQuery = z.object({
  status: optional(z.enum(orderStatuses)),
  sale_type: optional(z.enum(orderSaleTypes)),
  /** Orders that hold this product. */
  product_id: optional(id()),
  /** `mine`: the reader has to act now (`turnOf`); `stopped`: `stoppedStatuses`. */
  group: optional(z.enum(orderGroups)),
  ...paging(),
})
export type OrderListQuery = z.output<typeof listQuery>

/** What one sells, newest first. */
export const listSellOrders = call('GET orders', {
  who: 'seller',
  from: 'contract 2, Orders, orders',
  query: listQuery,
  answer: pageOf(OrderSummary),
})

/** What one buys, newest first. */
export const listPurchaseOrders = call('GET orders/my', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/my',
  query: listQuery,
  answer: pageOf(OrderSummary),
})

/** What one sells by offers on requests, newest first: such orders stand only here. */
export const listSellOfferOrders = call('GET orders/offers', {
  who: 'seller',
  from: 'contract 2, Requests and offers, orders/offers',
  query: listQuery,
  answer: pageOf(OrderSummary),
})

/** What one buys by requests, newest first. */
export const listPurchaseOfferOrders = call('GET orders/offers/my', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, orders/offers',
  query: listQuery,
  answer: pageOf(OrderSummary),
})

/** One order; the two families of these calls answer either kind. */
export const showOfferOrder = call('GET orders/offers/show/{id}', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, orders/offers',
  params: z.object({ id: id() }),
  answer: Order,
  refuses: ['not_found'],
})

/** The state that the caller saw: an outdated page changes nothing. Refusing a return requires it (contract, section 2). */
const seenStatus = z.object({ from: optional(z.enum(orderStatuses)) })

/** The same steps as of other orders. */
export const setOfferOrderStatus = call('GET orders/offers/show/{id}/status/{status}', {
  who: 'signed_in',
  from: 'contract 3; specification 4',
  params: z.object({ id: id(), status: z.string().check(z.maxLength(limits.text.name)) }),
  query: seenStatus,
  answer: Order,
  writes: true,
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
})

export const showOrder = call('GET orders/show/{id}', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/show/{orderId}',
  params: z.object({ id: id() }),
  answer: Order,
  refuses: ['not_found'],
})

/** Takes the order to a state. A return and a dispute need their reason and have calls of their own. */
export const setOrderStatus = call('GET orders/show/{id}/status/{status}', {
  who: 'signed_in',
  from: 'contract 3; specification 4',
  params: z.object({ id: id(), status: z.string().check(z.maxLength(limits.text.name)) }),
  query: seenStatus,
  answer: Order,
  writes: true,
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
})

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
  refuses: [
    ...(['not_found', 'forbidden', 'illegal_transition', 'idempotency_mismatch'] as const),
    ...(['too_large', 'unsupported_media', 'storage_full'] as const),
  ],
})

export const disputeOrder = call('POST orders/dispute', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/dispute',
  body: z.object({ order_id: id(), reason: text(limits.text.note) }),
  answer: Order,
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
})

/**
 * What was really packed, at most what was ordered, and corrections of it until the buyer has confirmed: less goes back to the
 * buyer and to stock at once, more than was recorded before is taken from there again.
 */
export const setPackedWeights = call('POST orders/show/{id}/weights', {
  who: 'signed_in',
  from: 'contract 2, Orders, weights',
  params: z.object({ id: id() }),
  body: z.object({
    items: z
      // What was offered on a request has no product and only one line.
      .array(z.object({ product_id: optional(id()), quantity: weight(0) }))
      .check(z.minLength(1), z.maxLength(limits.cartLines)),
  }),
  answer: Order,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'out_of_stock', 'insufficient_funds'],
})

export const rateOrder = call('POST orders/show/{id}/rate', {
  who: 'signed_in',
  from: 'contract 2, Orders, rate',
  params: z.object({ id: id() }),
  body: z.object({ stars: whole(1, 5), text: optional(text(limits.text.note)) }),
  answer: Order,
  refuses: ['not_found', 'forbidden', 'illegal_transition', 'already_exists'],
})
