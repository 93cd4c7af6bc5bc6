import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Page, paged } from '#shared/base/page.ts'
import type { OwnListQuery, OwnSort } from '#shared/products/listing.ts'
import { Where } from '../../base/where.ts'
import type { InAuctionRow, ProductRow } from '../present.ts'
import { columns, inAuction, joins } from '../store.ts'

/** The caller's goods with their private fields. */
export interface OwnRow extends ProductRow {
  readonly hidden_by_staff: boolean
  readonly listed_grams: number
  readonly open_orders: number
  readonly auction: OwnAuctionRow | null
  readonly in_auction: InAuctionRow | null
}

/** The auction of the caller's lot; times are ISO 8601. */
export interface OwnAuctionRow {
  readonly starting_halalas: Halalas
  readonly min_increment_halalas: Halalas
  readonly reserve_halalas: Halalas | null
  readonly auto_accept: boolean
  readonly starts_at: string
  readonly starts_after: 'fajr' | 'asr' | null
  readonly ends_at: string
  readonly bids_count: number
  readonly way: 'english' | 'dutch' | 'sealed'
  /** Set for a Dutch lot only. */
  readonly floor_halalas: Halalas | null
  readonly step_s: number | null
}

/** The seller's goods with these ids, in the order of the ids. */
export async function loadOwn(db: Sql, sellerId: number, ids: readonly number[]): Promise<OwnRow[]> {
  if (ids.length === 0) return []
  return db.query<OwnRow>({
    name: 'listing_own',
    text: `with waiting as (
             select i.product_id, count(distinct o.id)::int as orders
             from orders o join order_items i on i.order_id = o.id join options y on y.id = o.payment_id
             where o.seller_id = $1 and o.status in ('pending', 'accepted', 'return_requested')
               and (o.status <> 'pending' or o.payment_status = 'paid' or y.code = 'cod') and i.product_id = any($2::bigint[])
             group by i.product_id)
           select ${columns}, coalesce(w.orders, 0) as open_orders,
             (select json_build_object('starting_halalas', starting_halalas, 'min_increment_halalas', min_increment_halalas,
                'reserve_halalas', reserve_halalas, 'auto_accept', auto_accept, 'starts_at', starts_at,
                'starts_after', starts_after, 'ends_at', ends_at, 'bids_count', bids_count,
                'way', way, 'floor_halalas', floor_halalas, 'step_s', step_s)
              from auctions where product_id = p.id) as auction, ${inAuction} as in_auction,
             array(select gi.path from product_images g join images gi on gi.id = g.image_id
                   where g.product_id = p.id order by g.position) as images
           from unnest($2::bigint[]) with ordinality as given (id, place) join products p using (id) ${joins}
           left join waiting w on w.product_id = p.id
           where p.seller_id = $1 order by given.place`,
    values: [sellerId, ids],
  })
}

/** The seller's goods for normal sale, newest first, filtered by state and by a part of the name. */
export async function listOwn(db: Sql, sellerId: number, query: OwnListQuery): Promise<Page<OwnRow>> {
  const { ids, count } = await (query.s === undefined ? pickOwn : pickNamed)(db, sellerId, query)
  return paged(await loadOwn(db, sellerId, ids), count, query)
}

interface Picked {
  readonly ids: readonly number[]
  readonly count: number
}

async function pickOwn(db: Sql, sellerId: number, query: OwnListQuery): Promise<Picked> {
  const where = ownOf(sellerId, query)
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select from products p where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  const picking = db.query<{ id: number }>({
    text: `select p.id from products p where ${where.text} order by ${sorts[query.sort ?? 'newest']} limit ${limit} offset ${offset}`,
    values: where.values,
  })
  const [[counted], picked] = await Promise.all([counting, picking])
  return { ids: picked.map(({ id }) => id), count: counted?.count ?? 0 }
}

/** Folding takes 0.05 ms per name, so only the names of the newest goods are folded, each name once. */
async function pickNamed(db: Sql, sellerId: number, query: OwnListQuery): Promise<Picked> {
  const where = ownOf(sellerId, query)
  const part = where.put(query.s)
  const rows = await db.query<{ id: number }>({
    text: `select id from (select p.id, p.name_ar, p.name_en, p.price_halalas, p.quantity_grams from products p where ${where.text}
             order by p.id desc limit ${limits.product.namesSearched}) p
           where strpos(fold(name_ar || ' ' || name_en), fold(${part})) > 0 order by ${sorts[query.sort ?? 'newest']}`,
    values: where.values,
  })
  const from = (query.page - 1) * query.limit
  return { ids: rows.slice(from, from + query.limit).map(({ id }) => id), count: rows.length }
}

const sorts: Readonly<Record<OwnSort, string>> = {
  newest: 'p.id desc',
  cheapest: 'p.price_halalas, p.id desc',
  dearest: 'p.price_halalas desc, p.id desc',
  least_left: 'p.quantity_grams, p.id desc',
  most_left: 'p.quantity_grams desc, p.id desc',
}

function ownOf(sellerId: number, { status, market_id: market }: OwnListQuery): Where {
  return new Where()
    .and("p.seller_id = $? and p.sale_type = 'normal'", sellerId)
    .andIf(status, 'p.status = $?')
    .andIf(market, 'p.market_id = $?')
}

/** The number of the seller's goods for normal sale by state. */
export async function countOwn(
  db: Sql,
  sellerId: number,
): Promise<{ active: number; sold_out: number; hidden: number }> {
  const rows = await db.query<{ status: 'active' | 'sold_out' | 'hidden'; count: number }>({
    name: 'listing_count_own',
    text: `select status, count(*) as count from products where seller_id = $1 and sale_type = 'normal' group by status`,
    values: [sellerId],
  })
  const counts = { active: 0, sold_out: 0, hidden: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** The markets of the seller's goods for normal sale, sorted by name. */
export async function listOwnMarkets(
  db: Sql,
  sellerId: number,
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  return db.query<{ id: number; name: string }>({
    name: 'listing_own_markets',
    text: `select id, case $2 when 'ar' then name_ar else name_en end as name from markets
           where id in (select market_id from products where seller_id = $1 and sale_type = 'normal') order by name`,
    values: [sellerId, locale],
  })
}
