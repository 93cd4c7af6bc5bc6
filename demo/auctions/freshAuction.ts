import type { Terms } from '#shared/auctions/bidding.ts'
import type { AuctionState } from '#shared/auctions/engine.ts'

/** An auction before its first bid. */
export function freshAuction(terms: Terms): AuctionState {
  return {
    terms,
    endsAt: terms.firstEndsAt,
    bidsCount: 0,
    leader: null,
    closed: false,
    standings: [],
    awards: [],
    orderedAt: null,
    voidedAt: null,
  }
}
