import type { Sql } from '#platform/database/db.ts'
import { stepAuction } from '../step.ts'
import { listBidOn } from '../stepStore.ts'

/**
 * Excludes a person who may no longer bid from every undecided auction (contract, Auctions, "Excluded bidders"). The
 * caller holds the person's row `for no key update`, so that no bid of theirs is in progress; auctions are locked after
 * it, by id.
 */
export async function excludeBidder(tx: Sql, bidderId: number): Promise<void> {
  for (const id of await listBidOn(tx, bidderId)) {
    await stepAuction(tx, id, { kind: 'exclude', bidder: bidderId })
  }
}
