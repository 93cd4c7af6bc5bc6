import { type Bidding, nextMinimum } from '#shared/auctions/bidding.ts'
import type { Refusal } from '#shared/base/errors.ts'
import { refusalOf } from './answer.ts'
import type { BidCall } from './fold.ts'

/** What this process committed last, of the auctions that are bid on right now. */
export interface BiddingMemory {
  /** Keeps how an auction stood when its bids were committed; `clock` is the database's, in milliseconds. */
  keep(auctionId: number, bidding: Bidding, clock: number): void
  /**
   * Why a bid could not be taken half a second ago at most: a price falls only where a bidder is excluded. Undefined says
   * nothing; a bid is accepted by the database alone.
   */
  refusalOf(call: BidCall): Refusal | undefined
}

/**
 * A bid below a price that stands needs no lock. What carries a key may be a repetition that has its answer already, and
 * what is kept is used for a moment only and never near the end, so that who is too late is told that, not a price.
 */
export function openBiddingMemory(now: () => number = () => performance.now()): BiddingMemory {
  const kept = new Map<number, { readonly bidding: Bidding; readonly clock: number; readonly at: number }>()

  return {
    keep(auctionId, bidding, clock) {
      kept.delete(auctionId)
      kept.set(auctionId, { bidding, clock, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    refusalOf({ auctionId, wish, repeat }) {
      const last = kept.get(auctionId)
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

const mostKept = 4_096
const goodForMs = 500
const clearOfEndMs = 1_000
