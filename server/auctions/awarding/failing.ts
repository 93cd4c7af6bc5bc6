import type { Sql } from '#platform/database/db.ts'
import type { OrderFailure } from '#shared/auctions/status.ts'
import { canBid, userTypes } from '#shared/base/access/permissions.ts'
import { stepAuction } from '../step.ts'
import { listBarred, lockAuction, lockSides, ownerSells } from '../stepStore.ts'

/**
 * Locks the owner and every bidder of an auction, by id, then the auction: a block of one of them at the same time comes
 * before, and is seen, or after, and finds the reopened auction.
 */
export async function holdLot(tx: Sql, auctionId: number): Promise<void> {
  await lockSides(tx, auctionId)
  await lockAuction(tx, auctionId)
}

/**
 * Ends the award of an auction whose order failed, so that the next bid has its chance (contract, Auctions, "Rejected orders",
 * "Abandoned orders"). Bidders who may not bid any more by now leave with it. The caller has it by `holdLot`.
 */
export async function failLot(tx: Sql, auctionId: number, reason: OrderFailure): Promise<void> {
  await stepAuction(tx, auctionId, {
    kind: 'fail',
    reason,
    barred: await listBarred(tx, auctionId, userTypes.filter(canBid)),
    ownerSells: await ownerSells(tx, auctionId),
  })
}
