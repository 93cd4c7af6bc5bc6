import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { OrderSummary } from '../orders/contract.ts'

const Day = z.object({ orders: z.number(), total: z.number() })
/** Sales of a day in auction halls by their hammer prices, without reversed ones. */
const HallDay = z.object({ sales: z.number(), total: z.number() })

/** An open auction of the seller; `current_price` in SAR for the whole lot, the starting price while there is no bid. */
const LiveLot = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  current_price: z.number(),
  bids_count: z.number(),
  /** Whether the highest bid reaches the reserve price; null without a reserve price. */
  reserve_met: z.nullable(z.boolean()),
  ends_at: z.string(),
})
export type LiveLot = z.output<typeof LiveLot>

/** The data for the home page of a seller. Money in SAR, weights in kilograms. */
export const SellerHome = z.object({
  /** The numbers of pending actions of the seller. */
  waiting: z.object({
    /** The numbers of orders to accept, to prepare and to hand over, and of open returns. */
    accept: z.number(),
    prepare: z.number(),
    hand_over: z.number(),
    returns: z.number(),
    /** The number of ended auctions whose highest bid can be accepted. */
    lots: z.number(),
    /** The number of accepted offers that the buyer has not ordered yet. */
    offers: z.number(),
  }),
  /** The first orders on which the seller must act, newest first. */
  orders: z.array(OrderSummary),
  /** The seller's orders that were placed today and yesterday, without rejected, cancelled and returned orders. */
  today: Day,
  yesterday: Day,
  /** The sales in halls; null for a seller who has never sold in a hall. */
  hall: z.nullable(z.object({ today: HallDay, yesterday: HallDay })),
  stock: z.object({ products: z.number(), quantity: z.number() }),
  wallet: z.object({ available: z.number(), held: z.number() }),
  /** Open auctions, newest first, and the number of auctions that have not started. Null for an account without auctions. */
  auctions: z.nullable(z.object({ open: z.array(LiveLot), scheduled: z.number() })),
  /** False until the seller has listed goods for the first time. */
  has_listed: z.boolean(),
  /** Whether an order with the seller was completed, or the seller sold in a hall. */
  has_sold: z.boolean(),
  server_time: z.string(),
})
export type SellerHome = z.output<typeof SellerHome>

export const getSellerHome = call('GET profile/selling', {
  who: 'seller',
  from: 'contract 2, Profile, profile/selling',
  answer: SellerHome,
})
