import { type Bidding, nextMinimum } from '#shared/auctions/bidding.ts'
import type { Refusal } from '#shared/base/errors.ts'
import { refusalOf } from './answer.ts'
import type { BidCall } from './fold.ts'

/** The last committed state, in this process, of auctions with recent bids. */
export interface BiddingMemory {
  /** Stores the committed state of an auction after its bids. `clock` is the time of the database in milliseconds. */
  keep(auctionId: number, bidding: Bidding, clock: number): void
  /**
   * Returns the refusal of a bid, decided on a state that is at most half a second old; undefined if only the database
   * can decide. A stale state can refuse safely, because a price falls only when a bidder is excluded.
   */
  refusalOf(call: BidCall): Refusal | undefined
}

/**
 * Refuses a bid below the current price without a lock. Bids with an idempotency key are not refused here, because the answer
 * of their first call may be stored. A cached state is used for half a second and never near the end, so that a late bid is
 * refused as closed and not for its amount.
 */
export function openBiddingMemory(now: () => number = () => performance.now()): BiddingMemory {
  const states = new Map<number, { readonly bidding: Bidding; readonly clock: number; readonly at: number }>()

  return {
    keep(auctionId, bidding, clock) {
      states.delete(auctionId)
      states.set(auctionId, { bidding, clock, at: now() })
      const [oldest] = states.keys()
      if (states.size > mostStates && oldest !== undefined) states.delete(oldest)
    },
    refusalOf({ auctionId, wish, repeat }) {
      const last = states.get(auctionId)
      if (!last || repeat || wish.money === undefined) return undefined
      const { terms, leader, endsAt } = last.bidding
      const age = now() - last.at
      if (age > goodForMs || last.clock + age + clearOfEndMs > endsAt || wish.bidder === terms.owner)
        return undefined
      const least = nextMinimum(terms.starting, leader?.amount ?? null, terms.increment)
      return wish.money < least ? refusalOf({ refused: 'money_too_low', least }) : undefined
    },
  }
}

const mostStates = 4_096
const goodForMs = 500
const clearOfEndMs = 1_000
