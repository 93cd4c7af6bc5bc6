import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'

/**
 * One's own auction with what its stream has told since: price, bids and end. Its state waits for the answer that says
 * what its owner may do in it.
 */
export function goneOn(own: OwnAuction, live: AuctionDetails): OwnAuction {
  if (live.bids_count < own.bids_count || live.ends_at < own.ends_at) return own
  const { price, price_per_kg, current_price, next_minimum, bids_count, reserve_met, ends_at } = live
  return { ...own, price, price_per_kg, current_price, next_minimum, bids_count, reserve_met, ends_at }
}
