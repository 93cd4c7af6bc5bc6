import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import {
  amount,
  clearable,
  day,
  decimal,
  entries,
  id,
  optional,
  picture,
  text,
  weight,
  whole,
} from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { maxAmount } from '../base/money.ts'
import { pageOf, paging } from '../base/page.ts'
import { Option, translationsSchema } from '../catalog/contract.ts'
import { Product, Seller } from '../products/contract.ts'
import { matchFields } from './matching.ts'
import { requestSorts } from './rules.ts'
import { offerStatuses, requestStatuses } from './status.ts'

/** Who asks, as others know them: first letters only, until an order stands between the two. */
export const Asker = z.object({
  name: z.string(),
  type: z.enum(['local_buyer', 'fisherman', 'local_seller', 'international_seller']),
})

/**
 * What somebody asks for (specification, section 3, Request). Quantity and weight (of one fish) in kg, `price` is the
 * asker's own idea in SAR per kg.
 */
export const Request = z.object({
  id: z.number(),
  /** As people call it: `R-318`. */
  number: z.string(),
  status: z.enum(requestStatuses),
  title: z.string(),
  body: z.string(),
  fish_id: z.number(),
  fish: z.object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    translations: translationsSchema,
    image: z.nullable(z.string()),
    hundred_riyal: z.boolean(),
  }),
  city_id: z.number(),
  city: z.object({ id: z.number(), name: z.string() }),
  size: z.nullable(Option),
  quality: z.nullable(Option),
  quantity: z.number(),
  weight: z.nullable(z.number()),
  price: z.nullable(z.number()),
  /** `YYYY-MM-DD` of the market's calendar. */
  needed_by: z.nullable(z.string()),
  /** The asker's own picture, else the species'. */
  image: z.string(),
  has_image: z.boolean(),
  asker: Asker,
  is_owner: z.boolean(),
  /** How many offers stand, or stood when it ended. */
  offers_count: z.number(),
  /** When time closes it, where it is open; ISO 8601. */
  closes_at: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Request = z.output<typeof Request>

/**
 * What a seller offers on a request (specification, section 3, Offer): `price` in SAR per kg, `subtotal` is the fish,
 * `total` with what the delivery of its method costs.
 */
export const Offer = z.object({
  id: z.number(),
  product_request_id: z.number(),
  status: z.enum(offerStatuses),
  seller: Seller,
  body: z.string(),
  quantity: z.number(),
  price: z.number(),
  subtotal: z.number(),
  delivery_fee: z.number(),
  total: z.number(),
  delivery_days: z.nullable(z.number()),
  delivery_method: z.nullable(Option),
  /** The state of the goods. */
  fish_type: z.nullable(Option),
  is_mine: z.boolean(),
  created_at: z.string(),
  /** When it was accepted, declined, withdrawn or replaced. */
  ended_at: z.nullable(z.string()),
})
export type Offer = z.output<typeof Offer>

/** Goods on sale that fit a request, and the fields that say so. */
export const MatchingProduct = z.object({ product: Product, matched: z.array(z.enum(matchFields)) })
export type MatchingProduct = z.output<typeof MatchingProduct>

export const RequestDetails = z.extend(Request, {
  /** The requester sees all that stand or were decided, a seller only their own, the newest first; nobody else any. */
  offers: z.array(Offer),
  /** What the fish costs on the market now, SAR per kg; null where nobody sold or asks for any. */
  market_price: z.nullable(z.object({ average: z.number(), basis: z.enum(['sold', 'asked']) })),
  /** Goods on sale that fit it, for the requester; empty for everybody else. */
  matches: z.array(MatchingProduct),
  accepted_offer_id: z.nullable(z.number()),
  /** The order that it became, for its two sides. */
  order_id: z.nullable(z.number()),
  /** The newest order of it that ended without a sale, for its two sides, and through which of them it did. */
  failed_order: z.nullable(
    z.object({
      id: z.number(),
      by: z.enum(['seller', 'buyer']),
      seller: z.string(),
      /** Whether the reader is that seller. */
      mine: z.boolean(),
      at: z.string(),
    }),
  ),
  server_time: z.string(),
})
export type RequestDetails = z.output<typeof RequestDetails>

const fileRefusals = ['too_large', 'unsupported_media', 'storage_full'] as const

const createBody = z.object({
  title: text(limits.text.name),
  body: optional(text(limits.text.note)),
  fish_id: id(),
  city_id: id(),
  size: optional(id()),
  quality: optional(id()),
  quantity: weight(),
  /** Grams of one fish. */
  weight: optional(weight()),
  /** Halalas per kilogram. */
  price: optional(amount()),
  needed_by: optional(day()),
  image: optional(picture()),
})
export type NewRequest = z.output<typeof createBody>

/** Asks the sellers of the country for fish; open until accepted, closed, or `REQUEST_DAYS` are over. */
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
  /** A new picture, or blank to go back to the species'. */
  image: clearable(picture()),
})
export type RequestChange = z.output<typeof updateBody>

/** Changes what is sent, while it is open; whoever has an offer on it is told what changed. */
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

/** Closes one's own open request: its offers are declined. */
export const closeRequest = call('POST requests/close/{id}', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/close',
  params: z.object({ id: id() }),
  answer: RequestDetails,
  refuses: ['not_found', 'forbidden', 'conflict'],
})

const ownQuery = z.object({ status: optional(z.enum(requestStatuses)), ...paging() })
export type OwnRequestsQuery = z.output<typeof ownQuery>

/** One's own requests, newest first, and how many stand in each state. */
export const listMyRequests = call('GET requests/my', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/my',
  query: ownQuery,
  answer: z.extend(pageOf(Request), { counts: z.record(z.enum(requestStatuses), z.number()) }),
})

/** What open requests are filtered by, as goods are; the price is the asker's own idea. */
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

/** One request with the offers that its reader may see. */
export const showRequest = call('GET requests/show/{id}', {
  who: 'anyone',
  from: 'contract 2, Requests and offers, requests/show',
  params: z.object({ id: id() }),
  answer: RequestDetails,
  refuses: ['not_found'],
  shared: true,
})

/** An open request that one's own goods fit, and the fields that say so. */
export const MatchingRequest = z.object({ request: Request, matched: z.array(z.enum(matchFields)) })
export type MatchingRequest = z.output<typeof MatchingRequest>

/** Open requests that one's own goods fit, the best first: a handful. */
export const listMatchingRequests = call('GET requests/matching/{id}', {
  who: 'seller',
  from: 'contract 2, Requests and offers; ours',
  params: z.object({ id: id() }),
  answer: z.array(MatchingRequest),
  refuses: ['not_found'],
})

const offerBody = z.object({
  product_request_id: id(),
  body: optional(text(limits.text.note)),
  /** Grams. */
  quantity: weight(),
  /** Halalas per kilogram. */
  price: amount(),
  delivery_days: optional(whole(0, limits.request.mostDeliveryDays)),
  delivery_method_id: optional(id()),
  fish_type: optional(id()),
})
export type NewOffer = z.output<typeof offerBody>

/** Offers on an open request; one's earlier open offer on it is replaced. */
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

/** One's own offer with the request that it is for. */
export const OwnOffer = z.extend(Offer, {
  request: Request,
  order_id: z.nullable(z.number()),
})
export type OwnOffer = z.output<typeof OwnOffer>

const ownOffersQuery = z.object({
  status: optional(z.enum(offerStatuses)),
  /** Those on one request, with its history. */
  request_id: optional(id()),
  ...paging(),
})
export type OwnOffersQuery = z.output<typeof ownOffersQuery>

/** One's own offers, newest first; replaced ones only where they are asked for. */
export const listMyOffers = call('GET requests/offers/my', {
  who: 'seller',
  from: 'contract 2, Requests and offers, requests/offers/my',
  query: ownOffersQuery,
  answer: z.extend(pageOf(OwnOffer), { counts: z.record(z.enum(offerStatuses), z.number()) }),
})

/** Takes one's own open offer back. */
export const withdrawOffer = call('POST requests/offers/withdraw/{id}', {
  who: 'seller',
  from: 'contract 2, Requests and offers, requests/offers/withdraw',
  params: z.object({ id: id() }),
  answer: Offer,
  refuses: ['not_found', 'conflict'],
})

/** Accepts an offer on one's own request; the others are declined in the same transaction. */
export const acceptOffer = call('GET requests/offers/{id}/accept', {
  who: 'signed_in',
  from: 'contract 2, Requests and offers, requests/offers/accept; specification 4',
  params: z.object({ id: id() }),
  answer: RequestDetails,
  writes: true,
  trades: true,
  refuses: ['not_found', 'forbidden', 'conflict'],
})
