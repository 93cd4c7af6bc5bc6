import { type Database, publishAfterCommit, withCommit } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { topicOf } from '../live/topic.ts'
import { moveLaterLots } from '../sessions/moving.ts'
import { openCollector } from './collector.ts'
import { type BidCall, type Folded, foldBids } from './fold.ts'
import { openBiddingMemory } from './memory.ts'
import { openBidNews } from './news.ts'
import { type BiddingChange, type BiddingRow, findAnswers, holdBidding, writeBidding } from './store.ts'

/** The bidding service of this process. */
export interface Bids {
  /**
   * Places a bid or raises a maximum, and returns once it is committed. Refuses: not_found; forbidden on the bidder's
   * own auction; auction_closed; validation_failed, with the minimum; idempotency_mismatch; unauthenticated for a
   * blocked or deleted person; forbidden for a type that does not bid; unavailable (contract, Auctions, "bid").
   */
  place(call: BidCall): Promise<BidAnswer>
  /** Writes the pending notifications. */
  close(): Promise<void>
}

/**
 * Batches bids in one transaction (group commit): locks the rows of their auctions, decides each bid in memory and
 * writes the result in one statement. The locked row is the authority across processes.
 */
export function openBids({ db, log }: { readonly db: Database; readonly log: Log }): Bids {
  const memory = openBiddingMemory()
  const news = openBidNews({ db, log })
  const collector = openCollector<BidCall, BidAnswer>(async (calls) => {
    const { outcomes, standings, bidOn } = await settleBids(db, calls)
    for (const { auctionId, bidding, clock } of standings) memory.keep(auctionId, bidding, clock)
    for (const { auctionId, outbid } of bidOn) news.queue(auctionId, outbid)
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
    const { changes, bids, answers, bidOn } = folded
    const extended = sessionsExtended(rows, changes)
    if (extended.length > 0) {
      await writeBidding(tx, changes, bids, answers)
      await moveLaterLots(tx, extended)
    } else if (changes.length > 0) await withCommit(tx, writeBidding(tx, changes, bids, answers))
    publishAfterCommit(
      tx,
      bidOn.map(({ auctionId }) => topicOf(auctionId)),
    )
    return folded
  })
}

/** The sessions in which a lot's end has moved, by id. */
function sessionsExtended(rows: readonly BiddingRow[], changes: readonly BiddingChange[]): number[] {
  const moved = new Set(changes.flatMap(({ id, endsAt }) => (endsAt === null ? [] : id)))
  const sessions = rows.flatMap(({ id, session_id }) =>
    session_id !== null && moved.has(id) ? session_id : [],
  )
  return [...new Set(sessions)].sort((one, other) => one - other)
}
