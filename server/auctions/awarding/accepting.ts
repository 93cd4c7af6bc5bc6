import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { stepAuction } from '../step.ts'
import { findBid } from '../store.ts'

/**
 * The owner accepts the highest bid that may win, by its id; while the auction is open this ends it (contract, Auctions,
 * accept_bid). What is accepted already stays so. Answers the auction's id. Refuses: not_found, also where the auction is
 * hidden; forbidden, for who is not its owner; conflict, in words.
 */
export async function acceptBidOf(tx: Sql, caller: Pick<Caller, 'id'>, bidId: number): Promise<number> {
  const bid = await findBid(tx, bidId)
  if (!bid) throw new Refusal('not_found')
  if (bid.seller_id !== caller.id) throw new Refusal('forbidden')
  await stepAuction(tx, bid.auction_id, { kind: 'accept', number: bid.number })
  return bid.auction_id
}
