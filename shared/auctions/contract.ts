import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { amount, id, optional, text, whole } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { sessionPrayers } from '../catalog/prayers.ts'
import { filters, Product } from '../products/contract.ts'
import { offerEnds } from './record.ts'
import { auctionStatuses, exclusionReasons, listedStatuses } from './status.ts'
import { auctionWays } from './ways.ts'

export const auctionSorts = ['ending', 'newest', 'price_asc', 'price_desc'] as const
export type AuctionSort = (typeof auctionSorts)[number]

/**
 * A product that is sold by auction. Every amount is in SAR for the whole lot; `price_per_kg` is the price of one
 * kilogram.
 */
export const Auction = z.extend(z.omit(Product, { status: true }), {
  status: z.enum(auctionStatuses),
  way: z.enum(auctionWays),
  /** Set for a Dutch lot only; `price` and `next_minimum` are the clock's price, and `min_increment` is the step down. */
  fall: z.nullable(z.object({ floor_price: z.number(), step_s: z.number() })),
  /** The number of bidders with a valid offer in a tender that is not opened yet; the amounts are secret. */
  offers_count: z.number(),
  starting_price: z.number(),
  current_price: z.nullable(z.number()),
  price_per_kg: z.number(),
  min_increment: z.number(),
  next_minimum: z.number(),
  reserve_met: z.boolean(),
  bids_count: z.number(),
  starts_at: z.string(),
  /** The prayer after which the auction starts; null if it starts at a fixed time. */
  starts_after: z.nullable(z.enum(sessionPrayers)),
  ends_at: z.string(),
  /** The reader's standing; null if the reader has no bid or is not signed in. */
  my_standing: z.nullable(z.enum(['leading', 'outbid'])),
})
export type Auction = z.output<typeof Auction>

/**
 * `rejected`: the owner rejected this bidder's order. `abandoned`: the bidder cancelled the order or did not pay it.
 * `ineligible`: the bidder was excluded, or did not order in time.
 */
export const bidStates = [
  'leading',
  'outbid',
  'accepted',
  'lost',
  'ineligible',
  'rejected',
  'abandoned',
] as const

/** A public bid, whose bidder is masked. */
export const Bid = z.object({
  id: z.number(),
  number: z.number(),
  amount: z.number(),
  bidder: z.string(),
  /** Distinguishes the bidders of this auction without identifying them. */
  mark: z.string(),
  automatic: z.boolean(),
  mine: z.boolean(),
  at: z.string(),
  state: z.enum(bidStates),
})
export type Bid = z.output<typeof Bid>

export const AuctionDetails = z.extend(Auction, {
  details: z.string(),
  server_time: z.string(),
  /** The end as announced; bids in the last minutes move `ends_at` beyond it. */
  first_ends_at: z.string(),
  /** The latest possible end, independent of the number of late bids. */
  latest_ends_at: z.string(),
  /** A bid in the last `soft_close_s` seconds moves the end. */
  soft_close_s: z.number(),
  /** Deadline for the owner to accept after the end. Null while the auction runs, and if the owner has nothing to accept. */
  accept_until: z.nullable(z.string()),
  bids: z.array(Bid),
  /** The session in which the lot closes, and its place there, from 1. */
  session: z.nullable(z.object({ id: z.number(), place: z.number() })),
  is_owner: z.boolean(),
  /** The reader's own mark in this auction; null without a signed-in reader. */
  my_mark: z.nullable(z.string()),
  my_highest: z.nullable(z.number()),
  my_max: z.nullable(z.number()),
  /** The reader's own valid offer in a tender; null after the opening. */
  my_offer: z.nullable(z.object({ number: z.number(), amount: z.number(), at: z.string() })),
  awarded_bid: z.nullable(
    z.object({
      id: z.number(),
      amount: z.number(),
      bidder: z.string(),
      mine: z.boolean(),
      at: z.string(),
      /** Deadline for the winner to order. */
      order_until: z.string(),
    }),
  ),
})
export type AuctionDetails = z.output<typeof AuctionDetails>

const listQuery = z.object({
  ...filters,
  status: optional(z.enum(listedStatuses)),
  way: optional(z.enum(auctionWays)),
  sort: optional(z.enum(auctionSorts)),
  ...paging(),
})
export type AuctionListQuery = z.output<typeof listQuery>

/** Auctions of one status; those that end next come first. */
export const listAuctions = call('GET auction/local', {
  who: 'anyone',
  from: 'contract 2, Auctions, auction/local',
  query: listQuery,
  answer: pageOf(Auction),
  shared: true,
})

/** One auction with its last 50 bids, highest first, and the server's time. */
export const showAuction = call('GET auction/show/{id}', {
  who: 'anyone',
  from: 'contract 2, Auctions, auction/show',
  params: z.object({ id: id() }),
  answer: AuctionDetails,
  refuses: ['not_found'],
  shared: true,
})

const bidBody = z.object({
  /** The bid in halalas for the whole lot; required from every bidder except the leader. */
  money: optional(amount()),
  /** The limit up to which automatic bids keep the bidder in the lead, each by the smallest step. */
  max_money: optional(amount()),
})

/** The state after a bid. */
export const BidAnswer = z.object({
  leading: z.boolean(),
  current_price: z.number(),
  next_minimum: z.number(),
  bids_count: z.number(),
  my_max: z.nullable(z.number()),
  ends_at: z.string(),
  server_time: z.string(),
  /**
   * The number of the bidder's own bid in the public record; null if only the leader's automatic bid was recorded, or if
   * a maximum was raised.
   */
  number: z.nullable(z.number()),
  hash: z.nullable(z.string()),
})
export type BidAnswer = z.output<typeof BidAnswer>

/** Places a bid, or raises the leader's maximum. An amount that is too low is refused at its field, with the minimum. */
export const placeBid = call('POST auction/show/{id}/bid', {
  who: 'bidder',
  from: 'contract 2, Auctions, auction/show/{id}/bid',
  params: z.object({ id: id() }),
  body: bidBody,
  answer: BidAnswer,
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'forbidden', 'auction_closed', 'idempotency_mismatch'],
})

const moneyBody = z.object({ money: amount() })

/** The purchase of a lot in a Dutch auction. */
export const PressAnswer = z.object({
  /** The price that the buyer pays, which may be below the price that the buyer saw. */
  price: z.number(),
  /** The number and the hash of the bid in the public record. */
  number: z.number(),
  hash: z.string(),
  order_until: z.string(),
  server_time: z.string(),
})
export type PressAnswer = z.output<typeof PressAnswer>

/**
 * Buys a Dutch lot; `money` is the price that the buyer saw. If the clock's price is lower, the buyer pays this price. If it is
 * higher, the call is refused at `money` with the clock's price.
 */
export const pressClock = call('POST auction/show/{id}/press', {
  who: 'bidder',
  from: 'contract 2, Auctions, auction/show/{id}/press',
  params: z.object({ id: id() }),
  body: moneyBody,
  answer: PressAnswer,
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'forbidden', 'conflict', 'auction_closed', 'idempotency_mismatch'],
})

/** The bidder's own receipt of an offer. The record shows only the commitment; with the salt, the bidder can prove the amount. */
export const OfferAnswer = z.object({
  number: z.number(),
  amount: z.number(),
  salt: z.string(),
  commitment: z.string(),
  hash: z.string(),
  offers_count: z.number(),
  at: z.string(),
})
export type OfferAnswer = z.output<typeof OfferAnswer>

/** Makes a sealed offer, or replaces the bidder's earlier one. */
export const offerSealed = call('POST auction/show/{id}/offer', {
  who: 'bidder',
  from: 'contract 2, Auctions, auction/show/{id}/offer',
  params: z.object({ id: id() }),
  body: moneyBody,
  answer: OfferAnswer,
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', 'forbidden', 'conflict', 'auction_closed', 'idempotency_mismatch'],
})

/** Withdraws the bidder's sealed offer before the end. */
export const withdrawSealed = call('DELETE auction/show/{id}/offer', {
  who: 'bidder',
  from: 'contract 2, Auctions, auction/show/{id}/offer',
  params: z.object({ id: id() }),
  answer: z.object({ offers_count: z.number(), server_time: z.string() }),
  refuses: ['not_found', 'forbidden', 'conflict', 'auction_closed'],
})

/** Accepts the highest eligible bid by its id; ends an open auction. */
export const acceptBid = call('GET auction/accept_bid/{id}', {
  who: 'bidder',
  from: 'contract 2, Auctions, auction/accept_bid',
  params: z.object({ id: id() }),
  writes: true,
  answer: AuctionDetails,
  refuses: ['not_found', 'forbidden', 'conflict'],
})

/** A new bid as the live page shows it. */
const LiveBid = z.pick(Bid, {
  id: true,
  number: true,
  amount: true,
  bidder: true,
  mark: true,
  automatic: true,
  at: true,
})

const now = { server_time: z.string() }

/** The status of an auction, its deadlines and its number of bids. */
const standing = z.object({
  status: z.enum(auctionStatuses),
  ends_at: z.string(),
  /** Deadline for the owner to accept; null if there is nothing to accept. */
  accept_until: z.nullable(z.string()),
  bids_count: z.number(),
  ...now,
})

/** The data of each streamed event, by its name. */
export const AuctionNews = z.object({
  bid: z.object({
    current_price: z.number(),
    next_minimum: z.number(),
    bids_count: z.number(),
    reserve_met: z.boolean(),
    ends_at: z.string(),
    /** The bidder's masked name. */
    bidder: z.string(),
    mark: z.string(),
    /** The newest bids, highest first; if there are many, not all of them. */
    bids: z.array(LiveBid),
    ...now,
  }),
  extended: z.object({ ends_at: z.string(), ...now }),
  /** The end of the auction, and later changes without a new award, such as a lapse or an order. */
  ended: standing,
  awarded: z.object({
    bid: z.object({
      id: z.number(),
      number: z.number(),
      amount: z.number(),
      bidder: z.string(),
      mark: z.string(),
    }),
    at: z.string(),
    order_until: z.string(),
    ...now,
  }),
  /**
   * A bidder was excluded. The price may have fallen and the leader may have changed, so the page reloads the auction.
   */
  excluded: z.object(now),
  /** The market stopped the auction. */
  voided: z.object(now),
  /** The number of bidders with a valid offer in a tender. The event contains nothing else about offers. */
  offers: z.object({ offers_count: z.number(), ...now }),
  /** Sent when a stream opens and no other event is sent, and when the auction starts at its time. */
  standing,
})
export type AuctionNews = z.output<typeof AuctionNews>

/** Streams the events of an auction; events that the client missed come first. */
export const followAuction = call('GET auction/show/{id}/events', {
  who: 'anyone',
  from: 'contract 5',
  params: z.object({ id: id() }),
  answer: AuctionNews,
  stream: true,
  refuses: ['not_found', 'too_many_requests', 'unavailable'],
})

/** A bid of the public record. */
export const RecordBid = z.object({
  number: z.number(),
  /** The number of the offer that this bid opens; null outside of a tender. */
  offer: z.nullable(z.number()),
  amount: z.number(),
  bidder: z.string(),
  mark: z.string(),
  automatic: z.boolean(),
  at: z.string(),
  /** SHA-256 over this bid and the previous link's hash (shared/auctions/record.ts). */
  hash: z.string(),
})
export type RecordBid = z.output<typeof RecordBid>

/**
 * A bidder whose bids up to a number cannot win. `barred`: the bidder is blocked, or has a type that does not bid.
 * `rejected`: the owner rejected the bidder's order, which ended the award. `abandoned`: the bidder cancelled the order
 * or did not pay it.
 */
export const RecordExclusion = z.object({
  /** The number of the last bid before the exclusion. */
  after: z.number(),
  bidder: z.string(),
  mark: z.string(),
  reason: z.enum(exclusionReasons),
  at: z.string(),
  /** SHA-256 over this exclusion and the previous link's hash (shared/auctions/record.ts). */
  hash: z.string(),
})
export type RecordExclusion = z.output<typeof RecordExclusion>

/** A sealed offer, or the end of one before the opening. Amount and salt are null unless the offer was opened. */
export const RecordOffer = z.object({
  number: z.number(),
  mark: z.string(),
  /** SHA-256 of auction, mark, amount and salt; null if this link ends the bidder's offer. */
  commitment: z.nullable(z.string()),
  ended: z.nullable(z.enum(offerEnds)),
  at: z.string(),
  /** SHA-256 over this link and the previous link's hash (shared/auctions/record.ts). */
  hash: z.string(),
  amount: z.nullable(z.number()),
  salt: z.nullable(z.string()),
})
export type RecordOffer = z.output<typeof RecordOffer>

export const AuctionRecord = z.object({
  auction: z.pick(Auction, {
    id: true,
    way: true,
    fall: true,
    offers_count: true,
    name: true,
    image: true,
    quantity: true,
    market_id: true,
    market: true,
    status: true,
    starting_price: true,
    min_increment: true,
    bids_count: true,
    starts_at: true,
    ends_at: true,
  }),
  first_ends_at: z.string(),
  /** The closing to which earlier lots of the session moved the lot; null outside of a session. */
  planned_ends_at: z.nullable(z.string()),
  soft_close_s: z.number(),
  soft_cap_s: z.number(),
  /** The number of bidders. */
  bidders: z.number(),
  /** SHA-256 of the terms, the first link of the chain. */
  terms_hash: z.string(),
  /** The links of a tender before its bids, in order. */
  offers: z.array(RecordOffer),
  /** Oldest first; the bids of a tender are sorted by rank, lowest first. */
  bids: z.array(RecordBid),
  /** Excluded bidders in order. Each is a link of the chain, which follows the bid with the number `after`. */
  exclusions: z.array(RecordExclusion),
  /** The value of `after` for the next page; null on the last page. */
  next: z.nullable(z.number()),
  /** The accepted bids, identified by their numbers; `lapsed_at` is null unless the award lapsed. */
  awards: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
      by: z.enum(['owner', 'clock']),
      lapsed_at: z.nullable(z.string()),
    }),
  ),
})
export type AuctionRecord = z.output<typeof AuctionRecord>

/** The public record, with which anyone can check and replay the auction; long records are divided into pages. */
export const showRecord = call('GET auction/show/{id}/record', {
  who: 'anyone',
  from: 'contract 2, Auctions, auction/show/{id}/record',
  params: z.object({ id: id() }),
  query: z.object({ after: optional(whole(0, limits.auction.mostBids)) }),
  answer: AuctionRecord,
  refuses: ['not_found'],
  shared: true,
})

/** Stops an auction that is not ordered yet (contract, section 8). */
export const voidAuction = call('POST operator/auctions/{id}/void', {
  who: 'editor',
  from: 'contract 8, operator/auctions/{id}/void',
  params: z.object({ id: id() }),
  body: z.object({ note: text(limits.text.line) }),
  answer: z.extend(AuctionDetails, { decided_by: Decider }),
  refuses: ['not_found', 'forbidden', 'illegal_transition'],
})
