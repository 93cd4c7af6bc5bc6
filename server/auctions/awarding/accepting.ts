import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { stepAuction } from '../step.ts'
import { findBid } from '../store.ts'

/**
 * Accepts the highest eligible bid by its id, as the owner; ends an open auction (contract, Auctions, accept_bid).
 * Repeating an acceptance changes nothing. Returns the auction's id. Refuses: not_found, also for a hidden auction;
 * forbidden for anyone but the owner; conflict, with a message of its own.
 */
export async function acceptBidOf(tx: Sql, caller: Pick<Caller, 'id'>, bidId: number): Promise<number> {
  const bid = await findBid(tx, bidId)
  if (!bid) throw new Refusal('not_found')
  if (bid.seller_id !== caller.id) throw new Refusal('forbidden')
  await stepAuction(tx, bid.auction_id, { kind: 'accept', number: bid.number })
  return bid.auction_id
}
