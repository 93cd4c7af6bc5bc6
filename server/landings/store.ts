import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import type { Grams } from '#shared/base/quantity.ts'
import { landingLimits } from '#shared/landings/rules.ts'
import { Where } from '../base/where.ts'
import type { Goods } from '../products/listing/store.ts'
import { joins } from '../products/store.ts'
import type { HeldLanding, LandingRow } from './row.ts'

/**
 * The columns of a catch, as it is shown. They use the joins of products (`joins`), because a catch references the same
 * tables as a product.
 */
const columns = `p.id, p.status, p.name_ar, p.name_en, p.landing_place_ar, p.landing_place_en, p.expected_grams,
  p.reserved_grams, p.price_halalas, p.lands_at, p.confirm_by, p.landed_grams, p.product_id, p.created_at,
  p.fish_id, f.code as fish_code, f.name_ar as fish_ar, f.name_en as fish_en, f.official_name_en as fish_official,
  f.hundred_riyal, fi.path as fish_image,
  p.market_id, m.name_ar as market_ar, m.name_en as market_en, p.city_id, c.name_ar as city_ar, c.name_en as city_en,
  p.size_id, s.code as size_code, s.name_ar as size_ar, s.name_en as size_en,
  p.quality_id, q.code as quality_code, q.name_ar as quality_ar, q.name_en as quality_en,
  p.fish_type_id, t.code as fish_type_code, t.name_ar as fish_type_ar, t.name_en as fish_type_en, i.path as image,
  array(select li.path from landing_images g join images li on li.id = g.image_id
        where g.landing_id = p.id order by g.position) as images,
  (select path from images v where v.id = p.voice_id) as voice,
  (select case when g.status = 'active' then g.quantity_grams else 0 end from products g where g.id = p.product_id)
    as on_sale_grams,
  p.seller_id, u.f_name, u.l_name, u.type as seller_type, u.mobile as seller_mobile, u.email as seller_email,
  av.path as avatar, r.stars, r.ratings`

/** The catches that are arriving at this time, sorted by their landing time. */
export async function listArriving(
  db: Sql,
  now: Date,
  query: Paging & { readonly market_id?: number[] | undefined; readonly fish_id?: number[] | undefined },
): Promise<Page<LandingRow>> {
  const where = new Where()
    .and(`p.status = 'arriving' and p.confirm_by > $?`, now)
    .andIf(query.market_id, 'p.market_id = any($?)')
    .andIf(query.fish_id, 'p.fish_id = any($?)')
  return page(db, where, 'p.lands_at, p.id', query)
}

/** The catches of a seller, newest first. */
export async function listOf(db: Sql, sellerId: number, query: Paging): Promise<Page<LandingRow>> {
  return page(db, new Where().and('p.seller_id = $?', sellerId), 'p.id desc', query)
}

async function page(db: Sql, where: Where, order: string, query: Paging): Promise<Page<LandingRow>> {
  const counting = db.query<{ count: number }>({
    text: `select count(*)::int as count from (select from landings p where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  const listing = db.query<LandingRow>({
    text: `select ${columns} from landings p ${joins} where ${where.text} order by ${order} limit ${limit} offset ${offset}`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return paged(rows, counted?.count ?? 0, query)
}

/** Catches in any state by id. */
export function loadLandings(
  db: Sql,
  ids: readonly number[],
  most: number = limits.page.most,
): Promise<LandingRow[]> {
  return db.query<LandingRow>({
    name: 'landings_load',
    text: `select ${columns} from landings p ${joins} where p.id = any($1) order by p.id desc limit $2`,
    values: [ids, most],
  })
}

export async function findLanding(db: Sql, id: number): Promise<LandingRow | undefined> {
  const [row] = await loadLandings(db, [id])
  return row
}

/** The catch that a seller announced with a key. */
export async function findAnnounced(db: Sql, sellerId: number, key: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>({
    name: 'landings_announced',
    text: 'select id from landings where seller_id = $1 and key = $2',
    values: [sellerId, key],
  })
  return row?.id
}

/** The names of a species and the city of a market; undefined if the species or the market does not exist. */
export async function findNames(
  db: Sql,
  { fish, market }: { readonly fish: number; readonly market: number },
): Promise<{ readonly name_ar: string; readonly name_en: string; readonly city_id: number } | undefined> {
  const [row] = await db.query<{ name_ar: string; name_en: string; city_id: number }>({
    name: 'landings_names',
    text: `select f.name_ar, f.name_en, m.city_id from fish f, markets m
           where f.id = $1::bigint and m.id = $2::bigint and m.kind <> 'landing_site'`,
    values: [fish, market],
  })
  return row
}

/** The number of a seller's arriving catches. */
export async function countArriving(db: Sql, sellerId: number, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: 'landings_count_arriving',
    text: `select count(*)::int as count from landings where seller_id = $1 and status = 'arriving' and confirm_by > $2`,
    values: [sellerId, now],
  })
  return row?.count ?? 0
}

interface NewRow {
  readonly sellerId: number
  readonly key: string | null
  readonly goods: Goods
  readonly landsAt: Date
  readonly confirmBy: Date
  readonly at: Date
  /** The ids of the pictures, the main picture first. */
  readonly images: readonly number[]
  readonly voice: number | null
}

/** Inserts an arriving catch; returns its id. */
export async function insertLanding(
  tx: Sql,
  { sellerId, key, goods, landsAt, confirmBy, at, images, voice }: NewRow,
): Promise<number> {
  const [main, ...others] = images
  const [row] = await tx.query<{ id: number }>({
    name: 'landings_insert',
    text: `insert into landings (seller_id, key, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id, fish_type_id,
             landing_place_ar, landing_place_en, image_id, expected_grams, price_halalas, lands_at, confirm_by, created_at, voice_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning id`,
    values: [
      ...[sellerId, key, goods.nameAr, goods.nameEn, goods.fish, goods.market, goods.city, goods.size],
      ...[goods.quality, goods.fishType, goods.landingAr, goods.landingEn, main, goods.quantity, goods.price],
      ...[landsAt, confirmBy, at, voice],
    ],
  })
  if (!row) throw new RangeError('the insert of a catch returned no row')
  if (others.length > 0)
    await tx.query({
      name: 'landings_insert_images',
      text: `insert into landing_images (landing_id, position, image_id)
             select $1, position, image_id from unnest($2::bigint[]) with ordinality as sent (image_id, position)`,
      values: [row.id, others],
    })
  return row.id
}

/**
 * Locks the seller of a catch and the buyers with open reservations, so that no account is removed before the
 * transaction notifies its owner. Call it before the catch is locked, as {@link holdLanding} says.
 */
export async function lockParties(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'landings_lock_parties',
    text: `select from users where id in (
             select seller_id from landings where id = $1
             union all select buyer_id from landing_reservations where landing_id = $1 and status in ('waiting', 'held'))
           order by id for key share`,
    values: [id],
  })
}

/** A catch, locked until the end of the transaction. Lock people first, then catches by id, products, reservations. */
export async function holdLanding(tx: Sql, id: number): Promise<HeldLanding | undefined> {
  await tx.query({
    name: 'landings_hold',
    text: 'select from landings where id = $1 for update',
    values: [id],
  })
  // A separate statement is needed: a statement that waited for a lock would read other tables as of its start.
  const [row] = await tx.query<HeldLanding>({
    name: 'landings_held',
    text: `select l.id, l.seller_id, l.status, l.confirm_by, l.created_at, l.name_ar, l.name_en, l.fish_id, l.market_id, l.city_id,
             l.size_id, l.quality_id, l.fish_type_id, l.landing_place_ar, l.landing_place_en, l.expected_grams,
             l.reserved_grams, l.price_halalas, f.name_ar as fish_ar, f.name_en as fish_en, m.name_ar as market_ar,
             m.name_en as market_en
           from landings l join fish f on f.id = l.fish_id join markets m on m.id = l.market_id where l.id = $1`,
    values: [id],
  })
  return row
}

/** The ids of the pictures, the main one first. */
export async function listImages(tx: Sql, id: number): Promise<{ id: number }[]> {
  return tx.query<{ id: number }>({
    name: 'landings_images',
    text: `select own.id from (
             select image_id as id, 0 as position from landings where id = $1
             union all select image_id, position from landing_images where landing_id = $1) own
           order by own.position limit ${landingLimits.images}`,
    values: [id],
  })
}

/** The ids of all files of a catch: its pictures and its voice note. */
export async function listFiles(tx: Sql, id: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'landings_files',
    text: `select image_id as id from landings where id = $1
           union select image_id from landing_images where landing_id = $1
           union select voice_id from landings where id = $1 and voice_id is not null`,
    values: [id],
  })
  return rows.map((row) => row.id)
}

export interface LandingEnd {
  readonly status: 'landed' | 'cancelled' | 'missed'
  readonly at: Date
  /** The drawing that replaces the pictures. The pictures then belong to the product, or they are deleted. */
  readonly image: number
  readonly landed?: {
    readonly product: number
    readonly weight: Grams
    readonly free: Grams
    readonly price: Halalas
  }
}

/** Ends a locked catch. Before that, serve or end its reservations. */
export async function endLanding(
  tx: Sql,
  id: number,
  { status, at, image, landed }: LandingEnd,
): Promise<void> {
  await tx.query({
    name: 'landings_end_images',
    text: 'delete from landing_images where landing_id = $1',
    values: [id],
  })
  await tx.query({
    name: 'landings_end',
    text: `update landings set status = $2, ended_at = $3, image_id = $4, reserved_grams = 0, product_id = $5, landed_grams = $6,
             voice_id = case when $2 = 'landed' then voice_id end, free_grams = $7, price_halalas = coalesce($8, price_halalas) where id = $1`,
    values: [
      ...[id, status, at, image, landed?.product ?? null, landed?.weight ?? null, landed?.free ?? null],
      landed?.price ?? null,
    ],
  })
}

/** The picture of the species of a catch; if the species has none, the current picture of the catch. */
export async function findDrawing(tx: Sql, id: number): Promise<number> {
  const [row] = await tx.query<{ image: number }>({
    name: 'landings_drawing',
    text: `select coalesce(f.image_id, l.image_id) as image from landings l join fish f on f.id = l.fish_id where l.id = $1`,
    values: [id],
  })
  if (!row) throw new RangeError(`catch ${id} does not exist`)
  return row.image
}

/** Arriving catches whose time to confirm has ended, the longest due first. */
export async function listDue(db: Sql, now: Date): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'landings_due',
    text: `select id from landings where status = 'arriving' and confirm_by <= $1 order by confirm_by
           limit ${landingLimits.endedAtOnce}`,
    values: [now],
  })
  return rows.map(({ id }) => id)
}

/** The arriving catches of a seller. */
export async function listArrivingOf(db: Sql, sellerId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'landings_arriving_of',
    text: `select id from landings where seller_id = $1 and status = 'arriving' order by id`,
    values: [sellerId],
  })
  return rows.map(({ id }) => id)
}
