import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { PreparationPrices } from '#shared/products/preparation.ts'

/** The fields of goods that sellers write. */
export interface Goods {
  readonly nameAr: string
  readonly nameEn: string
  readonly detailsAr: string
  readonly detailsEn: string
  readonly fish: number
  readonly market: number
  readonly city: number
  readonly size: number
  readonly quality: number
  readonly fishType: number
  /** The quantity in stock, in grams. */
  readonly quantity: Grams
  /** Halalas per kilogram; for an auction lot, its starting price. */
  readonly price: Halalas
  /** The offered preparations; empty for an auction lot. */
  readonly preparations: PreparationPrices
  readonly origin: 'local' | 'imported'
  readonly farmed: boolean
  readonly country: string
  readonly landingAr: string | null
  readonly landingEn: string | null
  readonly caughtAt: Date | null
}

/** A picture of a product. */
export interface Picture {
  readonly id: number
  readonly path: string
}

/** The current goods; locked when read by holdListing. */
export interface Held extends Goods {
  /** The code of `fishType`. */
  readonly state: string
  readonly sale_type: 'normal' | 'auction'
  readonly status: 'active' | 'sold_out' | 'hidden'
  readonly hidden_by_staff: boolean
  /** Whether the goods are hidden because the seller is blocked. */
  readonly hidden_by_block: boolean
  /** The pictures, the main picture first. */
  readonly pictures: readonly Picture[]
  /** The number of bids on an auction; for a tender, the number of offers that are not opened yet. */
  readonly bids: number
}

/**
 * Locks a seller before goods of the seller are traded; false when the seller is blocked or deleted (decisions 18, 53).
 * The lock also serializes the calls of one seller, so that the limit for unverified sellers holds.
 */
export async function holdSeller(tx: Sql, userId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'listing_hold_seller',
    text: 'select from users where id = $1 and not blocked and deleted_at is null for no key update',
    values: [userId],
  })
  return found.length > 0
}

/** The records with the ids of a form; null if a record does not exist. */
export interface Chosen {
  readonly fish: number | null
  readonly fish_hidden: boolean | null
  readonly category: number | null
  /** The codes of the species and of its category. */
  readonly fish_code: string | null
  readonly category_code: string | null
  /** The species' own picture, or else the market's logo. */
  readonly fish_image: number | null
  readonly market: number | null
  readonly market_hidden: boolean | null
  readonly city: number | null
  readonly city_hidden: boolean | null
  readonly region: number | null
  readonly size: number | null
  readonly size_hidden: boolean | null
  readonly quality: number | null
  readonly quality_hidden: boolean | null
  readonly fishType: number | null
  readonly fishType_hidden: boolean | null
}

/** Looks up every choice of a form. Landing places are not markets. */
export async function findChosen(
  db: Sql,
  chosen: Pick<Goods, 'fish' | 'market' | 'city' | 'size' | 'quality' | 'fishType'>,
): Promise<Chosen> {
  const [row] = await db.query<Chosen>({
    name: 'listing_chosen',
    text: `select f.id as fish, f.hidden as fish_hidden, f.category_id as category, f.code as fish_code,
             (select code from options where id = f.category_id) as category_code,
             coalesce(f.image_id, (select id from images where path ~ '^gallery/samak-[0-9a-f]{10}-640' order by id limit 1))
               as fish_image,
             m.id as market, m.hidden as market_hidden, c.id as city, c.hidden as city_hidden, c.region_id as region,
             s.id as size, s.hidden as size_hidden, q.id as quality, q.hidden as quality_hidden,
             t.id as "fishType", t.hidden as "fishType_hidden"
           from (values (1)) one
           left join fish f on f.id = $1::bigint
           left join markets m on m.id = $2::bigint and m.kind <> 'landing_site'
           left join cities c on c.id = $3::bigint
           left join options s on s.id = $4::bigint and s.list = 'sizes'
           left join options q on q.id = $5::bigint and q.list = 'qualities'
           left join options t on t.id = $6::bigint and t.list = 'fish_types'`,
    values: [chosen.fish, chosen.market, chosen.city, chosen.size, chosen.quality, chosen.fishType],
  })
  if (!row) throw new RangeError('the lookup of choices returned no row')
  return row
}

/** The picture id of the drawing of a cut; null if the database has no such drawing. */
export async function findCutPicture(db: Sql, name: string): Promise<number | null> {
  const [row] = await db.query<{ image_id: number }>({
    name: 'listing_cut_picture',
    text: 'select image_id from cut_pictures where name = $1',
    values: [name],
  })
  return row?.image_id ?? null
}

/** Both names of the landing place that has the text as one of its names. */
export async function findLandingPlace(
  db: Sql,
  written: string,
): Promise<{ readonly ar: string; readonly en: string } | undefined> {
  const [row] = await db.query<{ ar: string; en: string }>({
    name: 'listing_landing_place',
    text: `select name_ar as ar, name_en as en from markets
           where kind = 'landing_site' and not hidden
             and exists (select from unnest(aliases || name_ar || name_en) one where fold(one) = fold($1))
           order by position, id limit 1`,
    values: [written],
  })
  return row
}

interface NewListing {
  readonly seller: number
  readonly saleType: Held['sale_type']
  readonly goods: Goods
  /** The ids of the pictures, the main picture first. */
  readonly images: readonly number[]
  /** The goods from whose stock a lot is taken. */
  readonly stockOf?: number | null
}

/** Inserts goods; returns their id. */
export async function insertListing(
  tx: Sql,
  { seller, saleType, goods, images, stockOf = null }: NewListing,
): Promise<number> {
  const [main, ...others] = images
  const [row] = await tx.query<{ id: number }>({
    name: 'listing_insert',
    text: `insert into products (seller_id, image_id, name_ar, name_en, details_ar, details_en, fish_id, market_id, city_id,
             size_id, quality_id, fish_type_id, quantity_grams, price_halalas, origin, farmed, origin_country,
             landing_place_ar, landing_place_en, caught_at, preparations, sale_type, stock_of)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23) returning id`,
    values: [seller, main, ...valuesOf(goods), saleType, stockOf],
  })
  if (!row) throw new RangeError('the insert of goods returned no row')
  await insertOthers(tx, row.id, others)
  return row.id
}

/**
 * Updates locked goods. The listed quantity changes by the same amount as the quantity in stock, so that the sold
 * quantity stays the same. A quantity of 0 makes goods sold out; a larger quantity makes them active again. Hidden goods
 * stay hidden.
 */
export async function updateListing(tx: Sql, id: number, goods: Goods): Promise<void> {
  await tx.query({
    name: 'listing_update',
    text: `update products set name_ar = $2, name_en = $3, details_ar = $4, details_en = $5, fish_id = $6, market_id = $7,
             city_id = $8, size_id = $9, quality_id = $10, fish_type_id = $11,
             listed_grams = listed_grams - quantity_grams + $12, quantity_grams = $12, price_halalas = $13, origin = $14,
             farmed = $15, origin_country = $16, landing_place_ar = $17, landing_place_en = $18, caught_at = $19,
             preparations = $20,
             status = case when status = 'hidden' then status when $12 = 0 then 'sold_out' else 'active' end,
             updated_at = now()
           where id = $1`,
    values: [id, ...valuesOf(goods)],
  })
}

/** Replaces the pictures of locked goods, the main one first. */
export async function updatePictures(
  tx: Sql,
  id: number,
  [main, ...others]: readonly number[],
): Promise<void> {
  await tx.query({
    name: 'listing_update_picture',
    text: 'update products set image_id = $2, updated_at = now() where id = $1',
    values: [id, main],
  })
  await tx.query({
    name: 'listing_delete_pictures',
    text: 'delete from product_images where product_id = $1',
    values: [id],
  })
  await insertOthers(tx, id, others)
}

async function insertOthers(tx: Sql, id: number, images: readonly number[]): Promise<void> {
  if (images.length === 0) return
  await tx.query({
    name: 'listing_insert_pictures',
    text: `insert into product_images (product_id, position, image_id)
           select $1, position, image_id from unnest($2::bigint[]) with ordinality as sent (image_id, position)`,
    values: [id, images],
  })
}

/** Hides or shows goods. Goods that are shown with a quantity of 0 become sold out. */
export async function updateShown(tx: Sql, id: number, shown: boolean): Promise<void> {
  await tx.query({
    name: 'listing_update_shown',
    text: `update products set updated_at = now(),
             status = case when not $2 then 'hidden' when quantity_grams = 0 then 'sold_out' else 'active' end
           where id = $1`,
    values: [id, shown],
  })
}

function valuesOf(goods: Goods): unknown[] {
  return [
    ...[goods.nameAr, goods.nameEn, goods.detailsAr, goods.detailsEn, goods.fish, goods.market, goods.city],
    ...[goods.size, goods.quality, goods.fishType, goods.quantity, goods.price, goods.origin, goods.farmed],
    ...[goods.country, goods.landingAr, goods.landingEn, goods.caughtAt],
    JSON.stringify(goods.preparations),
  ]
}

const heldColumns = `p.name_ar as "nameAr", p.name_en as "nameEn", p.details_ar as "detailsAr", p.details_en as "detailsEn",
  p.fish_id as fish, p.market_id as market, p.city_id as city, p.size_id as size, p.quality_id as quality,
  p.fish_type_id as "fishType", p.quantity_grams as quantity, p.price_halalas as price, p.origin, p.farmed,
  p.origin_country as country, p.landing_place_ar as "landingAr", p.landing_place_en as "landingEn",
  (select code from options where id = p.fish_type_id) as state, p.caught_at as "caughtAt", p.preparations, p.sale_type, p.status, p.hidden_by_staff, p.hidden_by_block,
  coalesce((select greatest(bids_count, offers_count) from auctions a where a.product_id = p.id), 0) as bids,
  (select json_agg(json_build_object('id', i.id, 'path', i.path) order by shown.position)
   from (select 0 as position, p.image_id union all
         select position, image_id from product_images where product_id = p.id) shown
   join images i on i.id = shown.image_id) as pictures`

/** The current goods of a seller. */
export async function findHeld(
  db: Sql,
  { sellerId, id }: { readonly sellerId: number; readonly id: number },
): Promise<Held | undefined> {
  const [row] = await db.query<Held>({
    name: 'listing_find',
    text: `select ${heldColumns} from products p where p.id = $1 and p.seller_id = $2`,
    values: [id, sellerId],
  })
  return row
}

/**
 * The current goods of a seller, locked until the end of the transaction. The lock of the auction is taken before the lock of
 * its product (lock order).
 */
export async function holdListing(
  tx: Sql,
  own: { readonly sellerId: number; readonly id: number },
): Promise<Held | undefined> {
  await tx.query({
    name: 'listing_hold_auction',
    text: `select from auctions where product_id = $1
             and exists (select from products p where p.id = $1 and p.seller_id = $2) for update`,
    values: [own.id, own.sellerId],
  })
  await tx.query({
    name: 'listing_hold',
    text: 'select from products where id = $1 and seller_id = $2 for update',
    values: [own.id, own.sellerId],
  })
  // A separate statement is needed: a statement that waited for a lock would read other tables as of its start.
  return findHeld(tx, own)
}
