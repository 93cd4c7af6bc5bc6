import * as z from 'zod/mini'
import { auctionWays } from '../auctions/ways.ts'
import { call } from '../base/call.ts'
import { entry } from '../base/fields.ts'

/** The board of a market, for a television (contract, section 2, The hall). */

const Both = z.object({ ar: z.string(), en: z.string() })

export const dailyPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** A lot that accepts bids now. */
export const LiveLot = z.object({
  id: z.number(),
  name: Both,
  quantity: z.number(),
  /** The highest bid; without one the starting price, the price of a Dutch lot now, or the minimum offer of a tender. */
  price: z.number(),
  price_per_kg: z.number(),
  way: z.enum(auctionWays),
  /** Set for a Dutch lot, so that the board itself lowers the price; amounts in SAR. */
  fall: z.nullable(
    z.object({
      starting: z.number(),
      floor: z.number(),
      step: z.number(),
      step_s: z.number(),
      starts_at: z.string(),
    }),
  ),
  bids: z.number(),
  /** The number of bidders with an offer in a tender. */
  offers: z.number(),
  ends_at: z.string(),
})

/** A lot that was sold by open outcry, without the names of people. */
export const HammeredLot = z.object({
  id: z.number(),
  fish: Both,
  quantity: z.number(),
  price: z.number(),
  price_per_kg: z.number(),
  sold_at: z.string(),
})

export const Board = z.object({
  market: z.object({ id: z.number(), name: Both, city: Both }),
  live: z.array(LiveLot),
  hammered: z.array(HammeredLot),
  /** Auctions to come, the soonest first. */
  next: z.array(z.object({ id: z.number(), name: Both, quantity: z.number(), starts_at: z.string() })),
  /** Sessions that are open or announced, the earliest first; their lots are not among `next`. */
  sessions: z.array(z.object({ id: z.number(), starts_at: z.string(), open: z.boolean(), lots: z.number() })),
  /** The sales of the hall today. */
  today: z.object({ sales: z.number(), quantity: z.number() }),
  /** The times of every prayer of today and tomorrow in the city, the earliest first; empty without coordinates of the city. */
  prayers: z.array(z.object({ name: z.enum(dailyPrayers), at: z.string() })),
  server_time: z.string(),
})
export type Board = z.output<typeof Board>

/** The number of rows that the board shows in each list. */
export const boardRows = { live: 6, hammered: 6, next: 6, sessions: 3 } as const

/** Live lots, the last hammer prices, auctions to come and prayers of a market. */
export const showBoard = call('GET board/{id}', {
  who: 'anyone',
  from: 'contract 2, The hall; an addition',
  params: z.object({ id: entry() }),
  answer: Board,
  shared: true,
  refuses: ['not_found'],
})
