import type { Sql } from '#platform/database/db.ts'
import { stepAuction } from '../step.ts'
import { listBidOn } from '../stepStore.ts'

/**
 * Excludes a person who may no longer bid from every undecided auction (contract, Auctions, "Excluded bidders"). The
 * caller holds the lock `for no key update` on the person's row, so none of the person's bids is in progress. The
 * auctions are locked afterwards, by id.
 */
export async function excludeBidder(tx: Sql, bidderId: number): Promise<void> {
  for (const id of await listBidOn(tx, bidderId)) {
    await stepAuction(tx, id, { kind: 'exclude', bidder: bidderId })
  }
}
