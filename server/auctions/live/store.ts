import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { PersonNames } from '#shared/base/text/masks.ts'
import { type StateRow, stateColumns } from '../row.ts'

/** The streamed columns of an auction, with the version of the last change of each kind (0 for none). */
export interface LiveRow extends StateRow {
  readonly id: number
  readonly bid_version: number
  readonly extended_version: number
  readonly ended_version: number
  readonly awarded_version: number
  readonly excluded_version: number
  readonly voided_version: number
  readonly offers_version: number
  readonly offers_count: number
  readonly salt: Buffer
  /** The newest bids of the auction, highest first. */
  readonly newest: readonly LiveBidRow[]
  /** The bid of the newest award, active or lapsed. */
  readonly accepted: LiveBidRow | null
}

/** A bid of a live auction; `at` is in milliseconds. */
export interface LiveBidRow extends PersonNames {
  readonly id: number
  readonly number: number
  readonly bidder_id: number
  readonly amount_halalas: Halalas
  readonly automatic: boolean
  readonly at: number
}

/** Loads these auctions, without hidden ones, each with at most `most` of its newest bids. */
export function loadLive(db: Sql, ids: readonly number[], most: number): Promise<LiveRow[]> {
  return db.query<LiveRow>({
    name: 'auctions_live',
    text: `select a.product_id as id, a.bid_version, a.extended_version, a.ended_version, a.awarded_version,
             a.excluded_version, a.voided_version, a.offers_version, a.offers_count,
             a.salt, ${stateColumns}, now() as clock,
             coalesce((select json_agg(${bidJson} order by b.number desc) from (
               select * from bids where auction_id = a.product_id order by number desc limit $2
             ) b join users u on u.id = b.bidder_id), '[]') as newest,
             (select ${bidJson} from awards w join bids b on b.auction_id = w.auction_id and b.number = w.bid_number
                join users u on u.id = b.bidder_id
              where w.auction_id = a.product_id order by w.number desc limit 1) as accepted
           from unnest($1::bigint[]) as wanted(id) join auctions a on a.product_id = wanted.id
           join products p on p.id = a.product_id
           where p.status <> 'hidden'`,
    values: [ids, most],
  })
}

/** The current versions of these auctions. */
export function listVersions(db: Sql, ids: readonly number[]): Promise<{ key: number; last: number }[]> {
  return db.query({
    name: 'auctions_versions',
    text: `select product_id as key,
             greatest(bid_version, extended_version, ended_version, awarded_version, excluded_version, voided_version,
               offers_version) as last
           from auctions where product_id = any($1)`,
    values: [ids],
  })
}

/** Whether the auction exists and is public. */
export async function isShown(db: Sql, id: number): Promise<boolean> {
  const found = await db.query({
    name: 'auctions_is_shown',
    text: `select from auctions a join products p on p.id = a.product_id where p.id = $1 and p.status <> 'hidden'`,
    values: [id],
  })
  return found.length > 0
}

const bidJson = `json_build_object('id', b.id, 'number', b.number, 'bidder_id', b.bidder_id, 'f_name', u.f_name,
  'l_name', u.l_name, 'amount_halalas', b.amount_halalas, 'automatic', b.automatic,
  'at', floor(extract(epoch from b.at) * 1000)::bigint)`
