import type { Sql } from '#platform/database/db.ts'
import type { OrderFailure } from '#shared/auctions/status.ts'
import { canBid, userTypes } from '#shared/base/access/permissions.ts'
import { stepAuction } from '../step.ts'
import { listBarred, lockAuction, lockSides, ownerSells } from '../stepStore.ts'

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
