import type { Sql } from '#platform/database/db.ts'
import { statusOf } from '#shared/auctions/engine.ts'
import type { OwnAuctionsQuery } from '#shared/auctions/selling.ts'
import { type AuctionStatus, auctionStatuses } from '#shared/auctions/status.ts'
import { limits } from '#shared/base/limits.ts'
import { type Page, paged } from '#shared/base/page.ts'
import { Where } from '../../base/where.ts'
import { columns, joins } from '../../products/store.ts'
import { type AuctionRow, type StateRow, sessionColumns, stateColumns, stateOf } from '../row.ts'

/** A lot as its seller sees it. */
export interface OwnAuctionRow extends AuctionRow {
  readonly hidden_by_staff: boolean
  /** The order of the lot; null for none. */
  readonly order_id: number | null
}

export type StatusCounts = Record<AuctionStatus, number>

/**
 * The status if the row alone decides it. Null if the engine must decide: a due event may not be recorded yet, or an
 * award may be active. A test checks that the SQL and the engine give the same status.
 */
const recordedStatus = `case
  when a.voided_at is not null then 'void'
  when a.ordered_at is not null then 'ordered'
  when a.closed_at is null and a.ends_at > now() then case when a.starts_at > now() then 'scheduled' else 'open' end
  when a.closed_at is null and a.way = 'sealed' then 'ended'
  when a.bids_count = 0 then 'unsold'
  when a.closed_at + make_interval(secs => a.accept_s) <= now()
    and not exists (select from awards w where w.auction_id = a.product_id) then 'unsold'
end`

/** The seller's lots, newest first, filtered by status and by a part of the name, and the number of lots in each status. */
export async function listOwnAuctions(
  db: Sql,
  sellerId: number,
  query: OwnAuctionsQuery,
): Promise<{ readonly page: Page<OwnAuctionRow>; readonly counts: StatusCounts }> {
  const [settled, counted] = await Promise.all([listSettled(db, sellerId), countRecorded(db, sellerId)])
  const of = (status: AuctionStatus) => settled.filter((one) => one.status === status).map(({ id }) => id)
  const counts = Object.fromEntries(
    auctionStatuses.map((status) => [status, (counted.get(status) ?? 0) + of(status).length]),
  ) as StatusCounts
  const where = new Where().and("p.seller_id = $? and p.sale_type = 'auction'", sellerId)
  if (query.id !== undefined) where.and('p.id = $?', query.id)
  if (query.status) where.and(`(${recordedStatus} = $? or p.id = any($?))`, query.status, of(query.status))
  if (query.id !== undefined) {
    const rows = await loadOwnAuctions(db, await pick(db, where, query))
    return { page: paged(rows, rows.length, query), counts }
  }
  if (query.s === undefined) {
    const count = query.status
      ? counts[query.status]
      : Object.values(counts).reduce((sum, one) => sum + one, 0)
    const ids = await pick(db, where, query)
    return { page: paged(await loadOwnAuctions(db, ids), count, query), counts }
  }
  const named = await pickNamed(db, where, query.s)
  const from = (query.page - 1) * query.limit
  const rows = await loadOwnAuctions(db, named.slice(from, from + query.limit))
  return { page: paged(rows, named.length, query), counts }
}

/**
 * The statuses, computed by the engine, of the newest lots that have bids and are over, without ordered and void lots.
 */
async function listSettled(db: Sql, sellerId: number): Promise<{ id: number; status: AuctionStatus }[]> {
  const rows = await db.query<StateRow & { readonly id: number }>({
    name: 'selling_settled',
    text: `select p.id, ${stateColumns}, now() as clock from products p join auctions a on a.product_id = p.id
           where p.seller_id = $1 and p.sale_type = 'auction' and ${recordedStatus} is null
           order by p.id desc limit ${limits.auction.ownSettled}`,
    values: [sellerId],
  })
  return rows.map((row) => ({ id: row.id, status: statusOf(stateOf(row), row.clock.getTime()) }))
}

async function countRecorded(db: Sql, sellerId: number): Promise<ReadonlyMap<AuctionStatus, number>> {
  const rows = await db.query<{ status: AuctionStatus; count: number }>({
    name: 'selling_count_recorded',
    text: `select status, count(*) as count from (
             select ${recordedStatus} as status from products p join auctions a on a.product_id = p.id
             where p.seller_id = $1 and p.sale_type = 'auction') lots
           where status is not null group by status`,
    values: [sellerId],
  })
  return new Map(rows.map(({ status, count }) => [status, count]))
}

const lots = 'products p join auctions a on a.product_id = p.id'

async function pick(db: Sql, where: Where, query: OwnAuctionsQuery): Promise<number[]> {
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  const rows = await db.query<{ id: number }>({
    text: `select p.id from ${lots} where ${where.text} order by p.id desc limit ${limit} offset ${offset}`,
    values: where.values,
  })
  return rows.map(({ id }) => id)
}

/** Folding names is slow, so each name is folded once, and only names of the newest lots. */
async function pickNamed(db: Sql, where: Where, words: string): Promise<number[]> {
  const part = where.put(words)
  const rows = await db.query<{ id: number }>({
    text: `select id from (select p.id, p.name_ar, p.name_en from ${lots} where ${where.text}
             order by p.id desc limit ${limits.product.namesSearched}) newest
           where strpos(fold(name_ar || ' ' || name_en), fold(${part})) > 0 order by id desc`,
    values: where.values,
  })
  return rows.map(({ id }) => id)
}

async function loadOwnAuctions(db: Sql, ids: readonly number[]): Promise<OwnAuctionRow[]> {
  if (ids.length === 0) return []
  return db.query<OwnAuctionRow>({
    name: 'selling_load',
    text: `select ${columns}, ${stateColumns}, a.starts_after, a.offers_count, a.salt, a.excluded_version, ${sessionColumns}, now() as clock, p.listed_grams as lot_grams,
             (select max(o.id) from order_items i join orders o on o.id = i.order_id
              where i.product_id = p.id and o.sale_type = 'auction' and o.status not in ('cancelled', 'rejected')) as order_id
           from unnest($1::bigint[]) with ordinality as asked (id, place) join products p using (id)
           join auctions a on a.product_id = p.id ${joins} order by asked.place`,
    values: [ids],
  })
}

/** A bid that can be accepted or was accepted. */
export interface NamedBidRow {
  readonly id: number
  readonly auction_id: number
  readonly number: number
  readonly f_name: string
  readonly l_name: string
}

/** Loads bids by the id of their auction and by their number. */
export async function loadBids(
  db: Sql,
  wanted: readonly { readonly auction: number; readonly number: number }[],
): Promise<NamedBidRow[]> {
  if (wanted.length === 0) return []
  return db.query<NamedBidRow>({
    name: 'selling_bids',
    text: `select b.id, b.auction_id, b.number, u.f_name, u.l_name
           from unnest($1::bigint[], $2::int[]) as wanted (auction_id, number)
           join bids b using (auction_id, number) join users u on u.id = b.bidder_id`,
    values: [wanted.map(({ auction }) => auction), wanted.map(({ number }) => number)],
  })
}
