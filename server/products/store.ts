import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals, type Halalas } from '#shared/base/money.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import type { Filters, ListQuery, Origin, Product, Sort } from '#shared/products/contract.ts'
import type { PreparationPrices } from '#shared/products/preparation.ts'
import { exportedRows } from '../base/accountPart.ts'
import { Where } from '../base/where.ts'
import { type InAuctionRow, type ProductRow, productOf } from './present.ts'
import { andFits, matchOrder } from './search/filter.ts'
import type { Reading } from './search/reading.ts'

const orders: Record<Sort, string> = {
  newest: 'p.id desc',
  match: 'p.id desc',
  price_asc: 'p.price_halalas, p.id',
  price_desc: 'p.price_halalas desc, p.id desc',
  quantity_desc: 'p.quantity_grams desc, p.id desc',
}

/**
 * Lists the goods on sale of one origin, filtered and sorted; with a text, only goods that match the text. Counts stop at the
 * cap of the contract. The statement that depends on the filters reads one table, so that planning it is fast. The statement
 * that loads the selected rows is constant, so that it is planned only once.
 */
export async function listProducts(
  db: Sql,
  origin: Origin,
  query: ListQuery,
  load: (ids: readonly number[]) => Promise<Product[]>,
  fits?: readonly Reading[],
): Promise<Page<Product>> {
  const where = andFits(filtersOf(query), fits, origin).and(
    "p.sale_type = 'normal' and p.origin = $?",
    origin,
  )
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select from products p where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const rank = query.sort === 'match' ? matchOrder(where, fits, origin) : undefined
  const order = [...(rank ? [rank] : []), orders[query.sort ?? 'newest']].join(', ')
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  const listing = db
    .query<{ id: number }>({
      text: `select p.id from products p where ${where.text} order by ${order} limit ${limit} offset ${offset}`,
      values: where.values,
    })
    .then((picked) => load(picked.map(({ id }) => id)))
  const [[counted], products] = await Promise.all([counting, listing])
  return paged(products, counted?.count ?? 0, query)
}

/** The special products in their order, filtered like every list of goods. */
export async function listSpecials(
  db: Sql,
  query: Filters & Paging,
  locale: Locale,
  fits?: readonly Reading[],
): Promise<Page<Product>> {
  const where = andFits(filtersOf(query), fits).and(
    "p.special_position is not null and p.sale_type = 'normal'",
  )
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select from products p where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  const listing = db.query<ProductRow>({
    text: `select ${columns} from products p ${joins} where ${where.text}
           order by p.special_position, p.id desc limit ${limit} offset ${offset}`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return paged(
    rows.map((row) => productOf(row, locale)),
    counted?.count ?? 0,
    query,
  )
}

/** The given products that are on sale or sold out, in the given order. */
export async function listGiven(db: Sql, ids: readonly number[], locale: Locale): Promise<Product[]> {
  const rows = await db.query<ProductRow>({
    name: 'products_given',
    text: `select ${columns}, ${cuts} as cuts from unnest($1::bigint[]) with ordinality as given (id, place)
           join products p using (id) ${joins} where p.status <> 'hidden' order by given.place limit ${limits.listIds}`,
    values: [ids],
  })
  return rows.map((row) => productOf(row, locale))
}

/**
 * The lots in auction that took the stock of the goods `p`, as JSON: the id of the newest lot, and the weight of all lots in grams;
 * null if there is none. These lots are neither ordered nor stopped, and they are still open or have a bid that may still win
 * (shared/auctions/engine.ts decides the exact state).
 */
export const inAuction = `(select json_build_object('id', max(l.id), 'grams', sum(l.quantity_grams))
  from products l join auctions a on a.product_id = l.id
  where l.stock_of = p.id and l.status <> 'hidden' and a.ordered_at is null and a.voided_at is null
    and (a.ends_at > now() or (a.bids_count > 0 or a.offers_count > 0)
      and (a.closed_at is null or a.closed_at + make_interval(secs => a.accept_s) > now()
        or exists (select from awards w where w.auction_id = l.id
             and coalesce(w.lapsed_at, w.at + make_interval(secs => a.award_s))
               + make_interval(secs => a.accept_s) > now())))
  having count(*) > 0)`

/** The lots in auction that took the stock of a product; null without one. */
export async function findInAuction(db: Sql, id: number): Promise<InAuctionRow | null> {
  const [row] = await db.query<{ lots: InAuctionRow | null }>({
    name: 'products_in_auction',
    text: `select ${inAuction} as lots from products p where p.id = $1`,
    values: [id],
  })
  return row?.lots ?? null
}

/** One product that is not hidden. */
export async function findProduct(db: Sql, id: number): Promise<ProductRow | undefined> {
  const [row] = await db.query<ProductRow>({
    name: 'products_find',
    text: `select ${columns}, ${gallery} as images, ${cuts} as cuts from products p ${joins} where p.id = $1 and p.status <> 'hidden'`,
    values: [id],
  })
  return row
}

/** Up to 4 other products: first the same species of other sellers, then other species in the same market. */
export async function listSimilar(db: Sql, row: ProductRow, locale: Locale): Promise<Product[]> {
  const rows = await db.query<ProductRow>({
    name: 'products_similar',
    text: `with same_fish as (
             select id, 1 as near from products
             where origin = $1 and fish_id = $2 and id <> $4 and sale_type = 'normal' and status = 'active'
             order by id desc limit 2),
           same_market as (
             select distinct on (fish_id) id, 2 as near from (
               select id, fish_id from products
               where origin = $1 and market_id = $3 and fish_id <> $2 and sale_type = 'normal' and status = 'active'
               order by id desc limit 40) newest
             order by fish_id, id desc),
           picked as (select * from same_fish union all select * from same_market order by near, id desc limit 4)
           select ${columns} from picked join products p using (id) ${joins} order by picked.near, p.id desc`,
    values: [row.origin, row.fish_id, row.market_id, row.id],
  })
  return rows.map((similar) => productOf(similar, locale))
}

export interface RangeRow {
  market_id: number | null
  min: Halalas
  max: Halalas
  average: Halalas
  listings: number
}

/** Prices (halalas per kg) of a species and origin, in one market and in the country. */
export function loadPriceRanges(db: Sql, row: ProductRow): Promise<RangeRow[]> {
  return db.query<RangeRow>({
    name: 'products_price_ranges',
    text: `select market_id, min(price_halalas), max(price_halalas), count(*)::int as listings,
             trunc(sum(price_halalas::numeric * quantity_grams) / nullif(sum(quantity_grams), 0)) as average
           from products
           where fish_id = $1 and origin = $2 and sale_type = 'normal' and status = 'active' and quantity_grams > 0
           group by grouping sets ((market_id), ())
           having market_id = $3 or grouping(market_id) = 1`,
    values: [row.fish_id, row.origin, row.market_id],
  })
}

/** The conditions of every list of goods: `price` is the filtered price column, `shown` the condition of visibility. */
export function filtersOf(
  query: Filters,
  { price = 'p.price_halalas', shown = "p.status = 'active'" }: { price?: string; shown?: string } = {},
): Where {
  const halalasOf = (riyals: number | undefined) => (riyals === undefined ? undefined : fromRiyals(riyals))
  const where = new Where().and(shown)
  const anyOf = (column: string, ids: readonly number[] | undefined) => {
    // With one value, an index provides the order; several values need a sort.
    if (ids?.length === 1) where.and(`${column} = $?`, ids[0])
    else where.andIf(ids, `${column} = any($?)`)
  }
  anyOf('p.fish_id', query.fish_id)
  anyOf('p.market_id', query.market_id)
  anyOf('p.city_id', query.city_id)
  anyOf('p.size_id', query.size)
  anyOf('p.quality_id', query.quality)
  anyOf('p.fish_type_id', query.fish_type)
  return where
    .andIf(query.category, 'p.fish_id in (select id from fish where category_id = any($?))')
    .andIf(halalasOf(query.price_min), `${price} >= $?`)
    .andIf(halalasOf(query.price_max), `${price} <= $?`)
    .andIf(query.seller_id, 'p.seller_id = $?')
}

/** The columns of a shown product; `joins` has their tables. */
export const columns = `p.*,
  f.code as fish_code, f.name_ar as fish_ar, f.name_en as fish_en, f.official_name_en as fish_official, f.hundred_riyal, fi.path as fish_image,
  m.name_ar as market_ar, m.name_en as market_en, c.name_ar as city_ar, c.name_en as city_en,
  s.code as size_code, s.name_ar as size_ar, s.name_en as size_en,
  q.code as quality_code, q.name_ar as quality_ar, q.name_en as quality_en,
  g.id as category_id, g.code as category_code, g.name_ar as category_ar, g.name_en as category_en,
  t.code as fish_type_code, t.name_ar as fish_type_ar, t.name_en as fish_type_en,
  i.path as image,
  u.f_name, u.l_name, u.type as seller_type, u.mobile as seller_mobile, u.email as seller_email,
  u.vat_number is not null as vat_included, av.path as avatar,
  r.stars, r.ratings`

export const joins = `
  join fish f on f.id = p.fish_id left join images fi on fi.id = f.image_id
  join markets m on m.id = p.market_id join cities c on c.id = p.city_id
  join options s on s.id = p.size_id join options q on q.id = p.quality_id
  join options g on g.id = f.category_id join options t on t.id = p.fish_type_id
  join images i on i.id = p.image_id
  join users u on u.id = p.seller_id left join images av on av.id = u.avatar_id
  cross join lateral (select sum(stars)::int as stars, count(*)::int as ratings from ratings where rated_id = p.seller_id) r`

const gallery = `array(select pi.path from product_images g
  join images pi on pi.id = g.image_id where g.product_id = p.id order by g.position)`

/** The paths of the drawings of cuts by name; null if the seller offers neither a fillet nor steaks. */
const cuts = `case when p.preparations ?| array['fillet', 'steaks'] then
  (select json_object_agg(d.name, x.path) from cut_pictures d join images x on x.id = d.image_id) end`

/** A product of a person, in any state. */
export interface OwnGoodsRow {
  readonly id: number
  readonly sale_type: string
  readonly origin: string
  readonly name_ar: string
  readonly name_en: string
  readonly details_ar: string
  readonly details_en: string
  readonly farmed: boolean
  readonly origin_country: string
  readonly landing_place_ar: string | null
  readonly landing_place_en: string | null
  readonly caught_at: Date | null
  readonly fish: string
  readonly market: string
  readonly city: string
  readonly size: string
  readonly quality: string
  readonly fish_type: string
  readonly quantity_grams: number
  readonly listed_grams: number
  readonly price_halalas: Halalas
  readonly preparations: PreparationPrices
  readonly status: string
  readonly images: readonly string[]
  readonly created_at: Date
}

/** All products of a person, newest first. */
export function listGoodsOf(db: Sql, userId: number): Promise<OwnGoodsRow[]> {
  return db.query<OwnGoodsRow>({
    name: 'products_of_person',
    text: `select p.id, p.sale_type, p.origin, p.name_ar, p.name_en, p.details_ar, p.details_en,
             p.farmed, p.origin_country, p.landing_place_ar, p.landing_place_en, p.caught_at, f.code as fish,
             m.code as market, c.code as city, s.code as size, q.code as quality, t.code as fish_type,
             p.quantity_grams, p.listed_grams, p.price_halalas, p.preparations, p.status, i.path || ${gallery} as images, p.created_at
           from products p join fish f on f.id = p.fish_id join images i on i.id = p.image_id
           join markets m on m.id = p.market_id join cities c on c.id = p.city_id join options s on s.id = p.size_id
           join options q on q.id = p.quality_id join options t on t.id = p.fish_type_id
           where p.seller_id = $1 order by p.id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/** Hides a person's goods; auctions stay visible as records of their bids. */
export async function hideGoodsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'products_hide_of_person',
    text: `update products set status = 'hidden', updated_at = now()
           where seller_id = $1 and sale_type = 'normal' and status <> 'hidden'`,
    values: [userId],
  })
}

/**
 * Hides the goods of a seller while the seller is blocked. Goods that are already hidden are not marked, so that the
 * seller or staff decide when to show them. Auctions are stopped, not hidden, so that their records stay visible.
 */
export async function hideBlockedGoods(tx: Sql, sellerId: number): Promise<void> {
  await tx.query({
    name: 'products_hide_blocked',
    text: `update products p set status = 'hidden', hidden_by_block = true, updated_at = now()
           from (select id from products where seller_id = $1 and sale_type = 'normal' and status <> 'hidden'
                 order by id for no key update) held
           where p.id = held.id`,
    values: [sellerId],
  })
}

/** Shows the goods that only the block had hidden; goods with a quantity of 0 become sold out. */
export async function showUnblockedGoods(tx: Sql, sellerId: number): Promise<void> {
  await tx.query({
    name: 'products_show_unblocked',
    text: `update products p set hidden_by_block = false, updated_at = now(),
             status = case when p.quantity_grams = 0 then 'sold_out' else 'active' end
           from (select id from products where seller_id = $1 and hidden_by_block order by id for no key update) held
           where p.id = held.id`,
    values: [sellerId],
  })
}
