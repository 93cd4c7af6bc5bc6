import type { Sql } from '#platform/database/db.ts'
import { stepAuction } from '../step.ts'
import { listBidOn } from '../stepStore.ts'

/**
 * Takes a person who may not bid any more out of every auction that is not decided for good (contract, Auctions, "Excluded
 * bidders"). The caller holds the person's row `for no key update`, so that none of their bids is under way; auctions are
 * held after it, by id.
 */
export async function excludeBidder(tx: Sql, bidderId: number): Promise<void> {
  for (const id of await listBidOn(tx, bidderId)) {
    await stepAuction(tx, id, { kind: 'exclude', bidder: bidderId })
  }
}
