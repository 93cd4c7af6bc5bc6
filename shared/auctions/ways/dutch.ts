import type { Halalas } from '../../base/money.ts'
import { type RecordedBid, type Terms, withBid } from '../bidding.ts'
import { type AuctionState, type Effect, settle } from '../engine.ts'
import { type Fall, priceAt } from './fall.ts'

/** A press of the Dutch clock; `price` is the price that the buyer saw. */
export interface Press {
  readonly bidder: number
  readonly price: Halalas
}

/** The reason why a press is refused. `money_too_low`: the clock's price, `least`, is above the price that the buyer saw. */
export type PressRefusal =
  | { readonly refused: 'own_auction' | 'not_begun' | 'closed' }
  | { readonly refused: 'money_too_low'; readonly least: Halalas }

export interface Pressed {
  readonly refused?: undefined
  readonly bid: RecordedBid
  readonly state: AuctionState
  readonly effects: readonly Effect[]
}

/** The fall of a Dutch lot's price; undefined for other ways to sell. */
export function fallOf({ starting, increment, floor, stepS, startsAt }: Terms): Fall | undefined {
  if (floor === undefined || stepS === undefined) return undefined
  return { starting, floor, step: increment, stepS, startsAt }
}

/**
 * The first press buys the lot at the clock's price, which may be below the price that the buyer saw. It ends the auction
 * one millisecond later, like an acceptance, and the clock awards the lot.
 */
export function pressClock(
  state: AuctionState,
  { bidder, price }: Press,
  now: number,
): Pressed | PressRefusal {
  const { terms, closed, voidedAt, endsAt } = state
  const fall = fallOf(terms)
  if (!fall) throw new RangeError('only a Dutch lot has a clock')
  if (bidder === terms.owner) return { refused: 'own_auction' }
  if (now < terms.startsAt) return { refused: 'not_begun' }
  if (closed || voidedAt !== null || now >= endsAt) return { refused: 'closed' }
  const amount = priceAt(fall, now)
  if (price < amount) return { refused: 'money_too_low', least: amount }
  const bid = { number: 1, bidder, amount, automatic: false, at: now }
  const at = now + 1
  const led = { ...state, ...withBid(state, bid), endsAt: at, standings: [{ bidder, amount, number: 1 }] }
  return { bid, ...settle(led, at) }
}
