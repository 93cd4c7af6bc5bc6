import { type Database, publishAfterCommit, withCommit } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { topicOf } from '../live/topic.ts'
import { openCollector } from './collector.ts'
import { type BidCall, type Folded, foldBids } from './fold.ts'
import { openBiddingMemory } from './memory.ts'
import { openBidNews } from './news.ts'
import { findAnswers, holdBidding, writeBidding } from './store.ts'

/** The bids of this process. */
export interface Bids {
  /**
   * Bids, or raises a maximum, and answers when it is committed. Refuses: not_found; forbidden on one's own auction;
   * auction_closed; validation_failed, naming the least; idempotency_mismatch; unauthenticated for a person who is blocked or
   * gone, forbidden for one whose type does not bid; unavailable (contract, Auctions, "bid").
   */
  place(call: BidCall): Promise<BidAnswer>
  /** Tells what was not told yet. */
  close(): Promise<void>
}

/**
 * Gathers bids and takes many in one transaction: the rows of their auctions are held, the engine decides about each in
 * memory, one statement writes all of it. Whatever other processes do, the held row decides.
 */
export function openBids({ db, log }: { readonly db: Database; readonly log: Log }): Bids {
  const memory = openBiddingMemory()
  const news = openBidNews({ db, log })
  const collector = openCollector<BidCall, BidAnswer>(async (calls) => {
    const { outcomes, standings, told } = await settleBids(db, calls)
    for (const { auctionId, bidding, clock } of standings) memory.keep(auctionId, bidding, clock)
    for (const { auctionId, outbid } of told) news.tell(auctionId, outbid)
    return outcomes
  })

  return {
    async place(call) {
      const refusal = memory.refusalOf(call)
      if (refusal) throw refusal
      return collector.take(call)
    },
    close: () => news.close(),
  }
}

function settleBids(db: Database, calls: readonly BidCall[]): Promise<Folded> {
  return db.transaction(async (tx) => {
    const auctions = [...new Set(calls.map(({ auctionId }) => auctionId))]
    const bidders = [...new Set(calls.map(({ wish }) => wish.bidder))]
    const rows = await holdBidding(tx, { auctions, bidders })
    const keys = calls.flatMap(({ wish, repeat }) => (repeat ? { bidder: wish.bidder, key: repeat.key } : []))
    const known = keys.length > 0 ? await findAnswers(tx, keys) : []
    const folded = foldBids(calls, rows, known)
    const { changes, bids, answers, told } = folded
    if (changes.length > 0) await withCommit(tx, writeBidding(tx, changes, bids, answers))
    publishAfterCommit(
      tx,
      told.map(({ auctionId }) => topicOf(auctionId)),
    )
    return folded
  })
}
