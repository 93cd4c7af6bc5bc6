import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import {
  amount,
  clearable,
  day,
  decimal,
  entries,
  id,
  optional,
  text,
  weight,
  whole,
} from '../base/fields.ts'
import { picture } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { maxAmount } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { FishOption, Option } from '../catalog/contract.ts'
import { Product, Seller } from '../products/contract.ts'
import { matchFields } from './matching.ts'
import { requestSorts } from './sorts.ts'
import { offerStatuses, requestStatuses } from './status.ts'

/** The asker as shown to others: only initials, until there is an order between asker and seller. */
export const Asker = z.object({
  name: z.string(),
  type: z.enum(['local_buyer', 'fisherman', 'local_seller', 'international_seller']),
})

/**
 * A purchase request (specification, section 3, Request). `quantity` and `weight` (of one fish) are in kg. `price` is the
 * price that the asker would pay, in SAR per kg.
 */
export const Request = z.object({
  id: z.number(),
  /** The displayed number: `R-318`. */
  number: z.string(),
  status: z.enum(requestStatuses),
  title: z.string(),
  body: z.string(),
  fish_id: z.number(),
  fish: FishOption,
  city_id: z.number(),
  city: z.object({ id: z.number(), name: z.string() }),
  size: z.nullable(Option),
  quality: z.nullable(Option),
  quantity: z.number(),
  weight: z.nullable(z.number()),
  price: z.nullable(z.number()),
  /** A day in Riyadh, `YYYY-MM-DD`. */
  needed_by: z.nullable(z.string()),
  /** The asker's picture, or the picture of the species. */
  image: z.string(),
  has_image: z.boolean(),
  asker: Asker,
  is_owner: z.boolean(),
  /** The number of open offers; for an ended request, the number that was open when it ended. */
  offers_count: z.number(),
  /** The deadline of an open request, ISO 8601. */
  closes_at: z.string(),
  /**
   * The time until which the buyer can order the accepted offer, ISO 8601. Kept if the request was closed while it was
   * accepted; otherwise null.
   */
  order_until: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Request = z.output<typeof Request>

/**
 * A seller's offer on a request (specification, section 3, Offer): `price` in SAR per kg, `subtotal` for the fish, `total` with the
 * delivery fee.
 */
export const Offer = z.object({
  id: z.number(),
  product_request_id: z.number(),
  status: z.enum(offerStatuses),
  seller: Seller,
  /** The city of the seller, where a pickup is; null if it is unknown. */
  seller_city: z.nullable(z.object({ id: z.number(), name: z.string() })),
  body: z.string(),
  quantity: z.number(),
  price: z.number(),
  subtotal: z.number(),
  delivery_fee: z.number(),
  total: z.number(),
  delivery_days: z.nullable(z.number()),
  delivery_method: z.nullable(Option),
  /** The condition of the fish: fresh, frozen or live. */
  fish_type: z.nullable(Option),
  is_mine: z.boolean(),
  created_at: z.string(),
  /** The time at which the offer was accepted, declined, withdrawn or replaced. */
  ended_at: z.nullable(z.string()),
})
export type Offer = z.output<typeof Offer>

/** A product on sale that matches a request, and the matching fields. */
export const MatchingProduct = z.object({ product: Product, matched: z.array(z.enum(matchFields)) })
export type MatchingProduct = z.output<typeof MatchingProduct>

export const RequestDetails = z.extend(Request, {
  /**
   * The offers that the reader may see, newest first. The asker sees open and decided offers, a seller sees only the seller's
   * own offers, and other readers see none.
   */
  offers: z.array(Offer),
  /** The fish's market price in SAR per kg; null if there are neither sales nor goods on sale. */
  market_price: z.nullable(z.object({ average: z.number(), basis: z.enum(['sold', 'asked']) })),
  /** Products on sale that match the request; for the asker only. */
  matches: z.array(MatchingProduct),
  accepted_offer_id: z.nullable(z.number()),
  /** The order made from the accepted offer, for its two sides only. */
  order_id: z.nullable(z.number()),
  /** The latest order that failed and the side that caused the failure, for its two sides only. */
  failed_order: z.nullable(
    z.object({
      id: z.number(),
      by: z.enum(['seller', 'buyer']),
      seller: z.string(),
      /** Whether the reader is the seller of the failed order. */
      mine: z.boolean(),
      at: z.string(),
    }),
  ),
  server_time: z.string(),
})
export type RequestDetails = z.output<typeof RequestDetails>

const createBody = z.object({
  title: text(limits.text.name),
  body: optional(text(limits.text.note)),
  fish_id: id(),
  city_id: id(),
  size: optional(id()),
  quality: optional(id()),
  quantity: weight(),
  /** The weight of one fish, in grams. */
  weight: optional(weight()),
  /** In halalas per kilogram. */
  price: optional(amount()),
  needed_by: optional(day()),
  image: optional(picture()),
})
export type NewRequest = z.output<typeof createBody>

/** Creates a request to all sellers. It is open until it is accepted or closed, or until its 30 days are over. */
export const createRequest = call('POST requests/create', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/create',
  form: { files: 1 },
  body: createBody,
  answer: RequestDetails,
  status: 201,
  trades: true,
  once: true,
  refuses: [...fileRefusals, 'idempotency_mismatch'],
})

const updateBody = z.object({
  title: optional(text(limits.text.name)),
  body: clearable(text(limits.text.note)),
  fish_id: optional(id()),
  city_id: optional(id()),
  size: clearable(id()),
  quality: clearable(id()),
  quantity: optional(weight()),
  weight: clearable(weight()),
  price: clearable(amount()),
  needed_by: clearable(day()),
  /** A new picture; a blank value restores the picture of the species. */
  image: clearable(picture()),
})
export type RequestChange = z.output<typeof updateBody>

/** Changes the sent fields of an open request and notifies the sellers who made an offer. */
export const updateRequest = call('POST requests/update/{id}', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/update',
  params: z.object({ id: id() }),
  form: { files: 1 },
  body: updateBody,
  answer: RequestDetails,
  trades: true,
  refuses: ['not_found', 'forbidden', 'conflict', ...fileRefusals],
})

/** Closes the caller's own open request and declines its offers. */
export const closeRequest = call('POST requests/close/{id}', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/close',
  params: z.object({ id: id() }),
  answer: RequestDetails,
  refuses: ['not_found', 'forbidden', 'conflict'],
})

const ownQuery = z.object({ status: optional(z.enum(requestStatuses)), ...paging() })
export type OwnRequestsQuery = z.output<typeof ownQuery>

/** A request of the caller in a list, with the latest order of its accepted offer; the order is null if there is none. */
export const OwnRequest = z.extend(Request, { order_id: z.nullable(z.number()) })
export type OwnRequest = z.output<typeof OwnRequest>

/** The caller's requests, newest first, and their number per state. */
export const listMyRequests = call('GET requests/my', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/my',
  query: ownQuery,
  answer: z.extend(pageOf(OwnRequest), { counts: z.record(z.enum(requestStatuses), z.number()) }),
})

/** The filters of open requests, like those of products; the price is the price that the asker would pay. */
const listQuery = z.object({
  s: optional(z.string().check(z.maxLength(limits.text.name))),
  fish_id: entries(),
  city_id: entries(),
  size: entries(),
  quality: entries(),
  category: entries(),
  price_min: optional(decimal(2, maxAmount / 100)),
  price_max: optional(decimal(2, maxAmount / 100)),
  sort: optional(z.enum(requestSorts)),
  ...paging(),
})
export type RequestListQuery = z.output<typeof listQuery>

/** Everyone's open requests. */
export const listRequests = call('GET requests/list', {
  who: 'anyone',
  from: 'contract 2, Requests and offers, requests/list',
  query: listQuery,
  answer: pageOf(Request),
  shared: true,
})

/** A request with the offers that the reader may see. */
export const showRequest = call('GET requests/show/{id}', {
  who: 'anyone',
  from: 'contract 2, Requests and offers, requests/show',
  params: z.object({ id: id() }),
  answer: RequestDetails,
  refuses: ['not_found'],
  shared: true,
})

/** An open request that the caller's product matches, and the matching fields. */
export const MatchingRequest = z.object({ request: Request, matched: z.array(z.enum(matchFields)) })
export type MatchingRequest = z.output<typeof MatchingRequest>

/** A few open requests that the caller's product matches, best match first. */
export const listMatchingRequests = call('GET requests/matching/{id}', {
  who: 'seller',
  from: 'contract 2, Requests and offers; an addition',
  params: z.object({ id: id() }),
  answer: z.array(MatchingRequest),
  refuses: ['not_found'],
})

const offerBody = z.object({
  product_request_id: id(),
  body: optional(text(limits.text.note)),
  /** In grams. */
  quantity: weight(),
  /** In halalas per kilogram. */
  price: amount(),
  delivery_days: optional(whole(0, limits.request.mostDeliveryDays)),
  delivery_method_id: optional(id()),
  fish_type: optional(id()),
})
export type NewOffer = z.output<typeof offerBody>

/** Makes an offer on an open request; replaces an earlier open offer of the caller. */
export const createOffer = call('POST requests/offers/create', {
  who: 'seller',
  from: 'contract 2, Requests and offers, requests/offers/create',
  body: offerBody,
  answer: Offer,
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'forbidden', 'conflict', 'idempotency_mismatch'],
})

/** The caller's own offer with its request. */
export const OwnOffer = z.extend(Offer, {
  request: Request,
  order_id: z.nullable(z.number()),
})
export type OwnOffer = z.output<typeof OwnOffer>

const ownOffersQuery = z.object({
  status: optional(z.enum(offerStatuses)),
  /** Lists only offers on this request, including replaced offers. */
  request_id: optional(id()),
  ...paging(),
})
export type OwnOffersQuery = z.output<typeof ownOffersQuery>

/** The caller's offers, newest first; replaced offers only when they are requested. */
export const listMyOffers = call('GET requests/offers/my', {
  who: 'seller',
  from: 'contract 2, Requests and offers, requests/offers/my',
  query: ownOffersQuery,
  answer: z.extend(pageOf(OwnOffer), { counts: z.record(z.enum(offerStatuses), z.number()) }),
})

/** Withdraws the caller's own open offer. */
export const withdrawOffer = call('POST requests/offers/withdraw/{id}', {
  who: 'seller',
  from: 'contract 2, Requests and offers, requests/offers/withdraw',
  params: z.object({ id: id() }),
  answer: Offer,
  refuses: ['not_found', 'conflict'],
})

/** Accepts an offer on the caller's own request and declines the other offers in the same transaction. */
export const acceptOffer = call('GET requests/offers/{id}/accept', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/offers/accept; specification 4',
  params: z.object({ id: id() }),
  answer: RequestDetails,
  writes: true,
  trades: true,
  refuses: ['not_found', 'forbidden', 'conflict'],
})
