import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { id, optional } from '../base/fields.ts'
import { pageOf, paging } from '../base/page.ts'
import { filters, Product } from '../products/contract.ts'
import { auctionStatuses, listedStatuses } from './status.ts'

export const auctionSorts = ['ending', 'newest', 'price_asc', 'price_desc'] as const
export type AuctionSort = (typeof auctionSorts)[number]

/** A product for auction; every amount is SAR for the whole lot, `price_per_kg` stands beside it. */
export const Auction = z.extend(z.omit(Product, { status: true }), {
  status: z.enum(auctionStatuses),
  starting_price: z.number(),
  current_price: z.nullable(z.number()),
  price_per_kg: z.number(),
  min_increment: z.number(),
  next_minimum: z.number(),
  reserve_met: z.boolean(),
  bids_count: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
})
export type Auction = z.output<typeof Auction>

export const bidStates = ['leading', 'outbid', 'accepted', 'lost', 'ineligible'] as const

/** One bid as everybody sees it: its bidder is masked. */
export const Bid = z.object({
  id: z.number(),
  number: z.number(),
  amount: z.number(),
  bidder: z.string(),
  automatic: z.boolean(),
  mine: z.boolean(),
  at: z.string(),
  state: z.enum(bidStates),
})
export type Bid = z.output<typeof Bid>

export const AuctionDetails = z.extend(Auction, {
  details: z.string(),
  server_time: z.string(),
  bids: z.array(Bid),
  is_owner: z.boolean(),
  my_highest: z.nullable(z.number()),
  my_max: z.nullable(z.number()),
  awarded_bid: z.nullable(z.object({ id: z.number(), amount: z.number(), bidder: z.string() })),
})
export type AuctionDetails = z.output<typeof AuctionDetails>

const listQuery = z.object({
  ...filters,
  status: optional(z.enum(listedStatuses)),
  sort: optional(z.enum(auctionSorts)),
  ...paging(),
})
export type AuctionListQuery = z.output<typeof listQuery>

/** Auctions of one state, those that end first before the others. */
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
