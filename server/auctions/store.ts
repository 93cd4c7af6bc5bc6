import type { Sql } from '#platform/database/db.ts'
import type { Auction, AuctionListQuery, AuctionSort } from '#shared/auctions/contract.ts'
import type { ListedStatus } from '#shared/auctions/status.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Page, paged } from '#shared/base/page.ts'
import { exportedRows } from '../base/accountPart.ts'
import { andFits } from '../products/search/filter.ts'
import { isOpen } from '../products/search/goods.ts'
import type { Reading } from '../products/search/reading.ts'
import { columns, filtersOf, joins } from '../products/store.ts'
import { auctionOf, type BidRow } from './present.ts'
import { type AuctionRow, excluded, priceNow, type StateRow, sessionColumns, stateColumns } from './row.ts'

/** The SQL condition of each list status, by the database's clock. */
const holds: Record<ListedStatus, string> = {
  open: isOpen,
  scheduled: 'a.starts_at > now() and a.voided_at is null',
  ended: '(a.ends_at <= now() or a.voided_at is not null)',
}

const price = priceNow
const orders: Record<Exclude<AuctionSort, 'ending'>, string> = {
  newest: 'p.id desc',
  price_asc: `${price}, p.id`,
  price_desc: `${price} desc, p.id desc`,
}
/** Open auctions are sorted by their end, scheduled auctions by their start, and ended auctions by their end, newest first. */
const ending: Record<ListedStatus, string> = {
  open: 'a.ends_at, p.id',
  scheduled: 'a.starts_at, p.id',
  ended: 'a.ends_at desc, p.id desc',
}

/** Auctions of one status, filtered and sorted. Counts stop at the cap of the contract. */
export async function listAuctionsOf(
  db: Sql,
  query: AuctionListQuery,
  locale: Locale,
  fits?: readonly Reading[],
): Promise<Page<Auction>> {
  const status = query.status ?? 'open'
  const filters = filtersOf(query, { price, shown: "p.status <> 'hidden'" }).and(holds[status])
  if (query.way) filters.and('a.way = $?', query.way)
  const where = andFits(filters, fits)
  const from = 'from auctions a join products p on p.id = a.product_id'
  const order = query.sort && query.sort !== 'ending' ? orders[query.sort] : ending[status]
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select ${from} where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  const listing = db.query<AuctionRow>({
    text: `with picked as materialized (
             select p.id, row_number() over (order by ${order}) as place
             ${from} where ${where.text} order by ${order} limit ${limit} offset ${offset})
           select ${auctionColumns} from picked join products p using (id) join auctions a on a.product_id = p.id ${joins}
           order by picked.place`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return paged(
    rows.map((row) => auctionOf(row, locale)),
    counted?.count ?? 0,
    query,
  )
}

/** One auction; `hidden` includes hidden ones. */
export async function findAuction(
  db: Sql,
  id: number,
  { hidden = false }: { readonly hidden?: boolean } = {},
): Promise<AuctionRow | undefined> {
  const [row] = await db.query<AuctionRow>({
    name: 'auctions_find',
    text: `select ${auctionColumns},
             array(select i.path from product_images g join images i on i.id = g.image_id
                   where g.product_id = p.id order by g.position) as images
           from products p join auctions a on a.product_id = p.id ${joins}
           where p.id = $1 and (p.status <> 'hidden' or $2)`,
    values: [id, hidden],
  })
  return row
}

/** The last bids of an auction, highest first, and one further bid by its number. */
export function listBids(
  db: Sql,
  { id, bids_count }: Pick<AuctionRow, 'id' | 'bids_count'>,
  also: number | null,
): Promise<BidRow[]> {
  return db.query<BidRow>({
    name: 'auctions_bids',
    text: `select b.id, b.number, b.bidder_id, u.f_name, u.l_name, b.amount_halalas, b.automatic, b.at, ${excluded} as excluded
           from bids b join users u on u.id = b.bidder_id
           where b.auction_id = $1 and (b.number between $2 and $3 or b.number = $4) order by b.number desc`,
    values: [id, bids_count - limits.shownBids + 1, bids_count, also],
  })
}

/** A person's highest bid in an auction, without bids before an exclusion of the person; null if there is none. */
export async function findHighestOf(db: Sql, auctionId: number, personId: number): Promise<Halalas | null> {
  const [row] = await db.query<{ highest: Halalas }>({
    name: 'auctions_highest_of',
    text: `select amount_halalas as highest from bids b
           where auction_id = $1 and bidder_id = $2 and not ${excluded} order by number desc limit 1`,
    values: [auctionId, personId],
  })
  return row?.highest ?? null
}

/** Those of these auctions in which a person has bid. `leads` is true if the person is the highest bidder. */
export function listStandingsOf(
  db: Sql,
  personId: number,
  auctionIds: readonly number[],
): Promise<{ id: number; leads: boolean }[]> {
  return db.query({
    name: 'auctions_standings_of',
    text: `select a.product_id as id, a.leader_id = $1 as leads from auctions a
           where a.product_id = any($2)
             and exists (select from bids b
               where b.bidder_id = $1 and b.auction_id = a.product_id and not ${excluded})`,
    values: [personId, auctionIds],
  })
}

/** Finds a bid by its id, with the seller of the auction; undefined for hidden auctions. */
export async function findBid(
  db: Sql,
  id: number,
): Promise<{ auction_id: number; number: number; seller_id: number } | undefined> {
  const [row] = await db.query<{ auction_id: number; number: number; seller_id: number }>({
    name: 'auctions_find_bid',
    text: `select b.auction_id, b.number, p.seller_id from bids b join products p on p.id = b.auction_id
           where b.id = $1 and p.status <> 'hidden'`,
    values: [id],
  })
  return row
}

/** Whether a person is the seller or a bidder of an auction. */
export async function hasPartIn(db: Sql, auctionId: number, personId: number): Promise<boolean> {
  const rows = await db.query({
    name: 'auctions_has_part',
    text: `select from products where id = $1 and seller_id = $2
           union all (select from bids where auction_id = $1 and bidder_id = $2 limit 1)
           union all (select from sealed_offers where auction_id = $1 and bidder_id = $2 limit 1)`,
    values: [auctionId, personId],
  })
  return rows.length > 0
}

const auctionColumns = `${columns}, ${stateColumns}, a.starts_after, a.offers_count, a.salt, a.excluded_version, ${sessionColumns},
  now() as clock, p.listed_grams as lot_grams`

/** The state of an auction that a person sells (`own`) or has bid in. */
export type OwnStateRow = StateRow & { readonly own: boolean }

/**
 * Auctions that a person sells or has bid in and that may still be in progress. They are neither ordered nor void, and
 * their deadline to accept or order is not over. `statusOf` decides which of them are in progress.
 */
export function listAuctionStates(tx: Sql, userId: number): Promise<OwnStateRow[]> {
  return tx.query<OwnStateRow>({
    name: 'auctions_states_of_person',
    text: `select p.seller_id = $1 as own, ${stateColumns}, now() as clock
           from auctions a join products p on p.id = a.product_id
           where (p.seller_id = $1 or exists (select from bids b where b.auction_id = p.id and b.bidder_id = $1)
               or a.closed_at is null and exists (select from sealed_offers o where o.auction_id = p.id and o.bidder_id = $1
                 and o.ended is null and not exists (select from sealed_offers l where l.auction_id = o.auction_id
                   and l.bidder_id = o.bidder_id and l.number > o.number)))
             and a.ordered_at is null and a.voided_at is null
             and (a.closed_at is null or a.closed_at + make_interval(secs => a.accept_s) > now()
               or exists (select from awards w where w.auction_id = p.id
                    and coalesce(w.lapsed_at, w.at + make_interval(secs => a.award_s))
                      + make_interval(secs => a.accept_s) > now()))
           order by p.id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/** An entry of a person's account export: one bid. */
export interface OwnBidRow {
  readonly auction_id: number
  readonly name_ar: string
  readonly name_en: string
  readonly number: number
  readonly amount_halalas: Halalas
  readonly automatic: boolean
  readonly at: Date
}

/** All bids of a person, newest first. */
export function listBidsOf(db: Sql, userId: number): Promise<OwnBidRow[]> {
  return db.query<OwnBidRow>({
    name: 'auctions_bids_of_person',
    text: `select b.auction_id, p.name_ar, p.name_en, b.number, b.amount_halalas, b.automatic, b.at
           from bids b join products p on p.id = b.auction_id
           where b.bidder_id = $1 order by b.id desc limit ${exportedRows}`,
    values: [userId],
  })
}
