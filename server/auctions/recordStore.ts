import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'

/** A bid of the public record; `hash` as lower-case hex. */
export interface RecordRow {
  readonly number: number
  readonly bidder_id: number
  readonly f_name: string
  readonly l_name: string
  readonly amount_halalas: Halalas
  readonly automatic: boolean
  readonly at: Date
  readonly hash: string
}

/** The bids after a number and up to one, oldest first, as many as one answer holds. */
export function listRecord(
  db: Sql,
  auctionId: number,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<RecordRow[]> {
  return db.query<RecordRow>({
    name: 'auctions_record',
    text: `select b.number, b.bidder_id, u.f_name, u.l_name, b.amount_halalas, b.automatic, b.at,
             encode(b.hash, 'hex') as hash
           from bids b join users u on u.id = b.bidder_id
           where b.auction_id = $1 and b.number > $2 and b.number <= $3
           order by b.number limit ${limits.auction.recordAtOnce}`,
    values: [auctionId, after, upTo],
  })
}

/** How many people made the bids up to a number. */
export async function countBidders(db: Sql, auctionId: number, upTo: number): Promise<number> {
  const [row] = await db.query<{ bidders: number }>({
    name: 'auctions_bidders',
    text: 'select count(distinct bidder_id)::int as bidders from bids where auction_id = $1 and number <= $2',
    values: [auctionId, upTo],
  })
  return row?.bidders ?? 0
}
