import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { amount, id, moment, optional, text, whole, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { newGoods, OwnProduct, SeasonWarning } from '../products/listing.ts'
import { Auction, AuctionDetails } from './contract.ts'
import { sessionPrayers } from './prayers.ts'
import { auctionStatuses, orderFailures } from './status.ts'

/** What sellers do with their lots (contract, section 2, Selling). */

const auctionBody = z.extend(newGoods, {
  /** Halalas; like `price`, the starting price, for the whole lot. Not sent: 1 % of it, at least SR 1. */
  min_increment: optional(amount(limits.auction.leastStep)),
  /** When it starts, or after which prayer of the lot's city; neither sent: now. */
  starts_at: optional(moment()),
  starts_after: optional(z.enum(sessionPrayers)),
  /** When it ends, or how many minutes it lasts. */
  ends_at: optional(moment()),
  minutes: optional(whole(1, limits.auction.mostMinutes)),
  /** Halalas; nobody else sees it. */
  reserve_price: optional(amount()),
  auto_accept: optional(yesNo()),
})
export type NewAuction = z.output<typeof auctionBody>

const fileRefusals = ['too_large', 'unsupported_media', 'storage_full'] as const

/** Puts a lot up for auction; `copy_of` takes the pictures of another of one's own, as a relisting does. */
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

/** What the form of a lot says of how auctions run, and by which clock. */
export const LotForm = z.object({
  /** Seconds: the shortest auction, the soft close and how far it goes at most, the owner's and the winner's time. */
  shortest_s: z.number(),
  soft_close_s: z.number(),
  soft_cap_s: z.number(),
  accept_s: z.number(),
  award_s: z.number(),
  /** Where the calls to prayer are heard, by the city's id. */
  places: z.array(z.object({ id: z.number(), latitude: z.number(), longitude: z.number() })),
  server_time: z.string(),
})
export type LotForm = z.output<typeof LotForm>

/** What the form of a lot needs beside what every form of goods does. */
export const getLotForm = call('GET product/auction/create', {
  who: 'bidder',
  from: 'contract 2, Selling, product/auction/create',
  answer: LotForm,
})

/** One's own auction in a list: what everybody sees, and what only its owner does. */
export const OwnAuction = z.extend(Auction, {
  hidden: z.boolean(),
  hidden_by_staff: z.boolean(),
  reserve_price: z.nullable(z.number()),
  auto_accept: z.boolean(),
  /** The bid that may be accepted now; null where none may. */
  best_bid: z.nullable(z.object({ id: z.number(), amount: z.number(), bidder: z.string() })),
  accept_until: z.nullable(z.string()),
  awarded_bid: AuctionDetails.shape.awarded_bid,
  /** Through whom the newest order of it failed; null where none did. Once the owner rejected one, they alone accept. */
  order_failed: z.nullable(z.enum(orderFailures)),
  /** The order that it became. */
  order_id: z.nullable(z.number()),
  server_time: z.string(),
})
export type OwnAuction = z.output<typeof OwnAuction>

const listQuery = z.object({
  /** One of them alone; one of somebody else's is none. */
  id: optional(id()),
  status: optional(z.enum(auctionStatuses)),
  s: optional(text(limits.text.name)),
  ...paging(),
})
export type OwnAuctionsQuery = z.output<typeof listQuery>

/** One's own auctions, newest first, and how many stand in each state. */
export const listMyAuctions = call('GET product/my/local/auction', {
  who: 'seller',
  from: 'contract 2, Selling, product/my',
  query: listQuery,
  answer: z.object({
    products: pageOf(OwnAuction),
    counts: z.record(z.enum(auctionStatuses), z.number()),
  }),
})
