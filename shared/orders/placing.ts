import * as z from 'zod/mini'
import { Address } from '../addresses/contract.ts'
import { shortAddress, zipCode } from '../addresses/rules.ts'
import { auctionWays } from '../auctions/ways.ts'
import { call } from '../base/call.ts'
import { amount, id, optional, sentAsText, text, weight } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { Option } from '../catalog/contract.ts'
import { Product } from '../products/contract.ts'
import { preparations } from '../products/preparation.ts'
import { Offer, Request } from '../requests/contract.ts'
import { Order, Pay } from './contract.ts'

const DeliveryMethod = z.extend(Option, {
  /** The fee in SAR for each order; 0 for a pickup. */
  fee: z.number(),
  needs_address: z.boolean(),
  /**
   * The time at which the goods arrive within their own city, or are ready for a pickup, if the seller accepts now; null if the
   * method has no rule.
   */
  arrives_at: z.nullable(z.string()),
  /** The rule of the arrival; a longer route may need more hours (arrival.ts). Null if the method has none. */
  arrival: z.nullable(z.object({ lead_hours: z.number(), from_hour: z.number(), until_hour: z.number() })),
})
export type DeliveryMethod = z.output<typeof DeliveryMethod>

/** The lists of an order form (contract, section 2, GET orders/create). */
export const OrderOptions = z.object({
  cities: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  ),
  payments: z.array(Option),
  delivery_methods: z.array(DeliveryMethod),
  /** The reader's address book: the default first, then the newest first. */
  addresses: z.array(Address),
  /** The preselected city of an address that is typed. */
  city_id: z.nullable(z.number()),
  wallet_available: z.number(),
})
export type OrderOptions = z.output<typeof OrderOptions>

/**
 * The accepted bid of a lot, in SAR for the whole lot, with `price_per_kg` truncated, and the winner's deadline to order.
 */
export const LotAward = z.object({
  way: z.enum(auctionWays),
  amount: z.number(),
  price_per_kg: z.number(),
  accepted_by: z.enum(['owner', 'clock']),
  accepted_at: z.string(),
  order_until: z.string(),
  server_time: z.string(),
  bids_count: z.number(),
})
export type LotAward = z.output<typeof LotAward>

/**
 * The order form of a product. For an awarded lot, only its winner gets the form; `quantity` is the whole lot and `price`
 * the resulting price per kilogram.
 */
export const getOrderForm = call('GET orders/create/{id}', {
  who: 'signed_in',
  from: 'contract 2, Orders, orders/create/{productId}',
  params: z.object({ id: id() }),
  answer: z.extend(OrderOptions, { product: Product, lot: z.optional(LotAward) }),
  refuses: ['not_found', 'forbidden', 'conflict', 'auction_closed'],
})

/** The lists of the cart's form. The browser stores the goods of the cart. */
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
  short_address: optional(sentAsText(shortAddress, { code: 'short_address' })),
})

/**
 * The fields of every order form. Unless the goods are picked up, an `address_id` of the buyer's address book or the parts
 * of `address` are required.
 */
const orderForm = {
  city_id: id(),
  payment_id: id(),
  delivery_method_id: id(),
  address: optional(addressForm),
  /** Takes the address and the city of an entry of the address book instead of `address` and `city_id`. */
  address_id: optional(id()),
  body: optional(text(limits.text.note)),
  /** The total that the buyer agreed to, in SAR; another total is refused as `price_changed`. */
  expected_total: optional(amount()),
}

/** The fields of one product in an order, ordered alone or in a cart. */
const lineForm = {
  /** The default is the whole fish. */
  preparation: optional(z.enum(preparations)),
  /** The price that the buyer agreed to, in SAR per kilogram and including the preparation; another price is refused as `price_changed`. */
  expected_price: optional(amount()),
}

const singleBody = z.object({
  ...orderForm,
  sale_type: optional(z.enum(['normal', 'auction'])),
  quantity: optional(weight()),
  ...lineForm,
})
/** The form of one source. An accepted offer has no price per kilogram that the buyer could agree to. */
export type SourceForm = Omit<z.output<typeof singleBody>, 'sale_type'>

const orderRefusals = [
  'not_found',
  'forbidden',
  'out_of_stock',
  'price_changed',
  'insufficient_funds',
  'idempotency_mismatch',
] as const

/** Orders one product. With `sale_type` auction, the winner orders the whole lot at the accepted amount. */
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
 * The form of an accepted offer: its request, the offer and the lists. If the offer names a delivery method, the form
 * lists only that one. The city of the request is preselected.
 */
export const getOfferOrderForm = call('GET orders/offers/create/{id}', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, orders/offers/create',
  params: z.object({ id: id() }),
  answer: z.extend(OrderOptions, {
    request: Request,
    offer: Offer,
    /** Whether the prices of the offer contain VAT, because the seller is registered. */
    vat_included: z.boolean(),
    /** The city from which the seller delivers; null if the seller has none. */
    seller_city: z.nullable(z.object({ id: z.number(), name: z.string() })),
  }),
  refuses: ['not_found', 'conflict'],
})

const offerOrderBody = z.object({
  ...orderForm,
  sale_type: optional(z.literal('offers')),
  /** Must equal the offer's quantity. */
  quantity: optional(weight()),
})

/** Orders an accepted offer as a whole, at its price and by the delivery method that it names. */
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
    .array(z.object({ id: id(), quantity: weight(), ...lineForm }))
    .check(z.minLength(1), z.maxLength(limits.cartLines)),
})
export type CartOrderForm = z.output<typeof cartBody>

/** Orders the cart, all lines or none: one order per seller, and one payment for all orders. */
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
