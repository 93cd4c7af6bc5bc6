import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { OrderFailure } from '#shared/auctions/status.ts'
import { canBid, userTypes } from '#shared/base/access/permissions.ts'
import { Refusal } from '#shared/base/errors.ts'
import { stepAuction } from '../step.ts'
import { listBarred, listBidOn, lockAuction, lockSessionsOf, lockSides, ownerSells } from '../stepStore.ts'
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

/**
 * Excludes a person who may no longer bid from every undecided auction (contract, Auctions, "Excluded bidders"). The
 * caller holds the lock `for no key update` on the person's row, so none of the person's bids is in progress. The
 * auctions are locked afterwards, by id.
 */
export async function excludeBidder(tx: Sql, bidderId: number): Promise<void> {
  const ids = await listBidOn(tx, bidderId)
  await lockSessionsOf(tx, ids)
  for (const id of ids) {
    await stepAuction(tx, id, { kind: 'exclude', bidder: bidderId })
  }
}

/**
 * Locks the owner and every bidder of an auction, by id, then the auction. If a person is blocked concurrently, the block
 * either commits first and is visible here, or waits and then finds the reopened auction.
 */
export async function holdLot(tx: Sql, auctionId: number): Promise<void> {
  await lockSides(tx, auctionId)
  await lockAuction(tx, auctionId)
}

/**
 * Ends the award of an auction whose order failed, so that the next bid can win (contract, Auctions, "Rejected orders",
 * "Abandoned orders"). Excludes bidders who may no longer bid. The caller holds the lock of `holdLot`.
 */
export async function failLot(tx: Sql, auctionId: number, reason: OrderFailure): Promise<void> {
  await stepAuction(tx, auctionId, {
    kind: 'fail',
    reason,
    barred: await listBarred(tx, auctionId, userTypes.filter(canBid)),
    ownerSells: await ownerSells(tx, auctionId),
  })
}
