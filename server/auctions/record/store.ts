import type { Sql } from '#platform/database/db.ts'
import type { ExclusionReason } from '#shared/auctions/status.ts'
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

/** Bids in a range of numbers, oldest first, at most as many as one answer may contain. */
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

/** The number of people who placed the bids up to and including number `upTo`. */
export async function countBidders(db: Sql, auctionId: number, upTo: number): Promise<number> {
  const [row] = await db.query<{ bidders: number }>({
    name: 'auctions_bidders',
    text: 'select count(distinct bidder_id)::int as bidders from bids where auction_id = $1 and number <= $2',
    values: [auctionId, upTo],
  })
  return row?.bidders ?? 0
}

/** A bidder who was excluded from an auction; `hash` as lower-case hex. */
export interface ExclusionRow {
  readonly after_number: number
  readonly reason: ExclusionReason
  readonly bidder_id: number
  readonly f_name: string
  readonly l_name: string
  readonly at: Date
  readonly hash: string
}

/** The exclusions up to a bid number, in the order of the hash chain. */
export function listExclusions(db: Sql, auctionId: number, upTo: number): Promise<ExclusionRow[]> {
  return db.query<ExclusionRow>({
    name: 'auctions_exclusions',
    text: `select e.after_number, e.reason, e.bidder_id, u.f_name, u.l_name, e.at, encode(e.hash, 'hex') as hash
           from exclusions e join users u on u.id = e.bidder_id
           where e.auction_id = $1 and e.after_number <= $2 order by e.number limit ${limits.auction.mostBids}`,
    values: [auctionId, upTo],
  })
}
