import type { Sql } from '#platform/database/db.ts'
import type { RecordedBid } from '#shared/auctions/bidding.ts'

/** Records the press that buys a Dutch lot, and its price on the auction. The caller has locked the auction. */
export async function insertPress(
  tx: Sql,
  auctionId: number,
  { number, bidder, amount, at, hash }: RecordedBid & { readonly hash: string },
): Promise<void> {
  await tx.query({
    name: 'ways_press',
    text: `with pressed as (
             insert into bids (auction_id, number, bidder_id, amount_halalas, automatic, at, hash)
             values ($1, $2, $3, $4, false, to_timestamp($5::bigint / 1000.0), decode($6, 'hex')))
           update auctions set bids_count = $2, current_halalas = $4, max_halalas = $4, leader_id = $3,
             last_hash = decode($6, 'hex'), version = version + 1, bid_version = version + 1 where product_id = $1`,
    values: [auctionId, number, bidder, amount, at, hash],
  })
}
