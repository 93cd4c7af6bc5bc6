import * as z from 'zod/mini'
import { AuctionDetails } from '../auctions/contract.ts'
import { auctionStatuses } from '../auctions/status.ts'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { id, noteText, optional, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Order, orderSaleTypes } from '../orders/contract.ts'
import { orderOutcomes } from '../orders/outcome.ts'
import { orderStatuses, paymentCodes, paymentStatuses } from '../orders/status.ts'
import { RequestDetails } from '../requests/contract.ts'
import { requestStatuses } from '../requests/status.ts'
import { chargeMethods, chargeStates } from '../wallet/contract.ts'
import { Named } from './lists/listFields.ts'
import { period, table } from './table.ts'

/** A row of the orders table; money in SAR, weight in kg. */
export const ListedOrder = z.object({
  id: z.number(),
  number: z.string(),
  sale_type: z.enum(orderSaleTypes),
  status: z.enum(orderStatuses),
  outcome: z.nullable(z.enum(orderOutcomes)),
  payment_status: z.enum(paymentStatuses),
  payment: z.enum(paymentCodes),
  buyer: Named,
  seller: Named,
  /** The first line of goods with its preparation (null for whole fish), and the number of lines. */
  goods: z.object({
    name: z.string(),
    preparation: z.nullable(z.string()),
    lines: z.number(),
    quantity: z.number(),
  }),
  total: z.number(),
  refunded: z.number(),
  /** The time at which the dispute began, and its decision. */
  disputed_at: z.nullable(z.string()),
  decided_refund: z.nullable(z.number()),
  notes: z.number(),
  at: z.string(),
})
export type ListedOrder = z.output<typeof ListedOrder>

export const disputeStates = ['open', 'decided', 'any'] as const

/** All orders, newest first (contract, section 8). `s` is an order's number or a name of either side. */
export const listAllOrders = call('GET operator/orders', {
  who: 'staff',
  from: 'contract 8, operator/orders',
  query: z.object({
    status: optional(z.enum(orderStatuses)),
    sale_type: optional(z.enum(orderSaleTypes)),
    payment: optional(z.enum(paymentCodes)),
    payment_status: optional(z.enum(paymentStatuses)),
    dispute: optional(z.enum(disputeStates)),
    /** The id of the buyer or the seller. */
    person: optional(id()),
    ...period,
    ...table(['at', 'total', 'disputed_at']),
  }),
  answer: pageOf(ListedOrder),
})

/** A staff note on an order; never shown to its two sides. */
const OrderNote = z.object({ id: z.number(), note: z.string(), at: z.string(), author: Named })

/** The complete order with the data that only staff see. */
export const OrderBehind = z.object({
  order: Order,
  /** The market's commission on the goods, basis points. */
  commission_bp: z.number(),
  /** The charge that pays the order; null when it is paid from the wallet or on delivery. */
  charge: z.nullable(
    z.object({
      id: z.number(),
      method: z.enum(chargeMethods),
      status: z.enum(chargeStates),
      amount: z.number(),
      reference: z.string(),
    }),
  ),
  /** The amount that the seller's wallet holds for the order; null when nothing is held. */
  held: z.nullable(
    z.object({
      /** In SAR. */
      amount: z.number(),
      /** The time of the release; null while the amount is frozen. */
      until: z.nullable(z.string()),
      /** The reason that prevents the release: an open return or dispute, or the seller's block. */
      frozen_by: z.nullable(z.enum(['return', 'block'])),
    }),
  ),
  /** Whether the reader is one of the order's sides; a side may not decide its own order. */
  own: z.boolean(),
  notes: z.array(OrderNote),
})
export type OrderBehind = z.output<typeof OrderBehind>

export const showOrderBehind = call('GET operator/orders/{id}', {
  who: 'staff',
  from: 'contract 8, operator/orders',
  params: z.object({ id: id() }),
  answer: OrderBehind,
  refuses: ['not_found'],
})

/** Adds a staff note to an order; refused for viewers. */
export const noteOrder = call('POST operator/orders/{id}/note', {
  who: 'staff',
  from: 'contract 8, operator/orders',
  params: z.object({ id: id() }),
  body: z.object({ note: noteText(limits.text.note) }),
  answer: OrderBehind,
  status: 201,
  refuses: ['not_found', 'forbidden'],
})

/** A row of the auctions table; SAR for the whole lot, weight in kg. */
export const ListedAuction = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(auctionStatuses),
  seller: Named,
  quantity: z.number(),
  starting_price: z.number(),
  current_price: z.nullable(z.number()),
  bids_count: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Whether the product of the auction is hidden. */
  hidden: z.boolean(),
  /** Whether the reader is the seller or a bidder; neither may void the auction. */
  own: z.boolean(),
})
export type ListedAuction = z.output<typeof ListedAuction>

export const auctionGroups = ['open', 'scheduled', 'ended', 'void'] as const

/**
 * All auctions, the latest end first. With a filter by open, the next end comes first; with a filter by scheduled, the
 * next start comes first (contract, section 8). `s` is a number, a name of the fish or of the seller.
 */
export const listAllAuctions = call('GET operator/auctions', {
  who: 'staff',
  from: 'contract 8, operator/auctions',
  query: z.object({
    state: optional(z.enum(auctionGroups)),
    seller: optional(id()),
    /** Filters by the day of the end. */
    ...period,
    ...table(['ends_at', 'starts_at']),
  }),
  answer: pageOf(ListedAuction),
})

/** A complete auction, also while its product is hidden. */
export const AuctionBehind = z.object({
  row: ListedAuction,
  auction: AuctionDetails,
  /** The person who voided the auction, the time and the reason. */
  voided: z.nullable(z.object({ by: z.nullable(Named), at: z.string(), note: z.nullable(z.string()) })),
})
export type AuctionBehind = z.output<typeof AuctionBehind>

export const showAuctionBehind = call('GET operator/auctions/{id}', {
  who: 'staff',
  from: 'contract 8, operator/auctions',
  params: z.object({ id: id() }),
  answer: AuctionBehind,
  refuses: ['not_found'],
})

/** A row of the requests table; SAR per kg, weight in kg. */
export const ListedRequest = z.object({
  id: z.number(),
  number: z.string(),
  title: z.string(),
  body: z.string(),
  status: z.enum(requestStatuses),
  closed_by: z.nullable(z.enum(['owner', 'clock', 'removal', 'operator'])),
  asker: Named,
  fish: z.string(),
  city: z.string(),
  quantity: z.number(),
  price: z.nullable(z.number()),
  offers_count: z.number(),
  closes_at: z.string(),
  at: z.string(),
  /** Whether the reader is the asker or made an offer; neither may close the request. */
  own: z.boolean(),
})
export type ListedRequest = z.output<typeof ListedRequest>

/** All requests, newest first (contract, section 8). `s` is a number, words of its title or a name. */
export const listAllRequests = call('GET operator/requests', {
  who: 'staff',
  from: 'contract 8, operator/requests',
  query: z.object({
    status: optional(z.enum(requestStatuses)),
    person: optional(id()),
    ...period,
    ...table(['at', 'closes_at']),
  }),
  answer: pageOf(ListedRequest),
})

/**
 * Closes an open request and declines its offers. Notifies the requester of the reason, and the sellers that the request has ended. A request that is
 * already closed stays unchanged.
 */
export const closeRequestBy = call('POST operator/requests/{id}/close', {
  who: 'editor',
  from: 'contract 8, operator/requests',
  params: z.object({ id: id() }),
  body: z.object({ note: text(limits.text.line) }),
  answer: z.extend(RequestDetails, { decided_by: Decider }),
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
})
