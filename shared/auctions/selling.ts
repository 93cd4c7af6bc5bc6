import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import { amount, id, moment, optional, seconds, text, whole, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { sessionPrayers } from '../catalog/prayers.ts'
import { newGoods, OwnProduct, SeasonWarning } from '../products/listing.ts'
import { Auction, AuctionDetails } from './contract.ts'
import { auctionStatuses, orderFailures } from './status.ts'
import { auctionWays } from './ways.ts'

/** Calls of sellers for their lots (contract, section 2, Selling). */

const auctionBody = z.extend(z.omit(newGoods, { preparations: true }), {
  /**
   * Halalas for the whole lot, like `price`, which is the starting price. Default: 1 % of the starting price, at least SR
   * 1.
   */
  min_increment: optional(amount(limits.auction.leastStep)),
  /**
   * The start, or the prayer of the lot's city after which the auction starts. Without either, the auction starts now.
   */
  starts_at: optional(moment()),
  starts_after: optional(z.enum(sessionPrayers)),
  /** The end, or the length in minutes. */
  ends_at: optional(moment()),
  minutes: optional(whole(1, limits.auction.mostMinutes)),
  /** The session of the lot's market in which it is sold; the session sets the times. */
  session_id: optional(id()),
  /** Halalas; private to the seller. Not for a Dutch lot, whose floor is public. */
  reserve_price: optional(amount()),
  /** Default: English. Dutch lots and tenders are sold by the clock, and their terms do not change later. */
  way: optional(z.enum(auctionWays)),
  /**
   * Set for a Dutch lot only: the lowest price and the seconds of each step. `min_increment` is the step, and the end follows
   * from the fall.
   */
  floor_price: optional(amount()),
  step_s: optional(seconds(limits.auction.dropSeconds.least, limits.auction.dropSeconds.most)),
  auto_accept: optional(yesNo()),
})
export type NewAuction = z.output<typeof auctionBody>

/** Creates an auction. `copy_of` copies the pictures of another lot of the seller; a relisting uses this. */
export const createAuction = call('POST product/auction/create', {
  who: 'bidder',
  from: 'contract 2, Selling, product/auction/create',
  form: { files: limits.product.images },
  body: auctionBody,
  answer: z.extend(OwnProduct, { warnings: z.array(SeasonWarning) }),
  status: 201,
  trades: true,
  once: true,
  refuses: ['not_found', ...fileRefusals, 'idempotency_mismatch'],
})

/** The auction rules and the server's time, for the form of a lot. */
export const LotForm = z.object({
  /** In seconds: the shortest auction, the soft close and its cap, the owner's and the winner's deadlines. */
  shortest_s: z.number(),
  soft_close_s: z.number(),
  soft_cap_s: z.number(),
  accept_s: z.number(),
  award_s: z.number(),
  /** Coordinates of the cities, for prayer times, by the city's id. */
  places: z.array(z.object({ id: z.number(), latitude: z.number(), longitude: z.number() })),
  /** Markets whose closings keep clear of prayer times, with the coordinates of their cities. */
  prayers: z.array(
    z.object({
      market_id: z.number(),
      latitude: z.number(),
      longitude: z.number(),
      before_min: z.number(),
      after_min: z.number(),
    }),
  ),
  /** Announced sessions with room, the earliest first. */
  sessions: z.array(
    z.object({ id: z.number(), market_id: z.number(), starts_at: z.string(), lots_count: z.number() }),
  ),
  server_time: z.string(),
})
export type LotForm = z.output<typeof LotForm>

/** The data that only the form of a lot needs, in addition to that of every product form. */
export const getLotForm = call('GET product/auction/create', {
  who: 'bidder',
  from: 'contract 2, Selling, product/auction/create',
  answer: LotForm,
})

/** A seller's own auction in a list: the public fields and the private ones. */
export const OwnAuction = z.extend(Auction, {
  hidden: z.boolean(),
  hidden_by_staff: z.boolean(),
  reserve_price: z.nullable(z.number()),
  auto_accept: z.boolean(),
  /** The bid that can be accepted now; null if there is none. */
  best_bid: z.nullable(z.object({ id: z.number(), amount: z.number(), bidder: z.string() })),
  accept_until: z.nullable(z.string()),
  awarded_bid: AuctionDetails.shape.awarded_bid,
  /**
   * The party that caused the newest order to fail; null if none failed. After a rejection by the owner, only the owner
   * can accept a bid.
   */
  order_failed: z.nullable(z.enum(orderFailures)),
  /** The session in which the lot closes. */
  session: AuctionDetails.shape.session,
  /** The order of the lot. */
  order_id: z.nullable(z.number()),
  server_time: z.string(),
})
export type OwnAuction = z.output<typeof OwnAuction>

const listQuery = z.object({
  /** Returns only the auction with this id; an empty list if it does not belong to the seller. */
  id: optional(id()),
  status: optional(z.enum(auctionStatuses)),
  s: optional(text(limits.text.name)),
  ...paging(),
})
export type OwnAuctionsQuery = z.output<typeof listQuery>

/** The seller's own auctions, newest first, and the number of each status. */
export const listMyAuctions = call('GET product/my/local/auction', {
  who: 'seller',
  from: 'contract 2, Selling, product/my',
  query: listQuery,
  answer: z.object({
    products: pageOf(OwnAuction),
    counts: z.record(z.enum(auctionStatuses), z.number()),
  }),
})
