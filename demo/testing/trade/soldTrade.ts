import type { Sql } from '#platform/database/db.ts'
import { dayStart } from '#shared/base/dates.ts'
import type { Channel, Source } from '#shared/prices/choices.ts'

/** A completed sale of one line. */
export interface Sold {
  /** The day of completion in Riyadh. */
  readonly day: string
  readonly fishId: number
  /** Not used for an offer, which has no market. */
  readonly marketId: number
  readonly sellerId: number
  readonly source: Source
  readonly channel: Channel
  readonly sizeId: number
  /** In grams, and halalas per kilogram. */
  readonly grams: number
  readonly price: number
}

/** Inserts completed orders directly, without money; returns their ids. The buyer is the first person of the database. */
export async function insertSold(db: Sql, sold: readonly Sold[]): Promise<number[]> {
  const rows = sold.map((sale, place) => ({
    ...sale,
    place,
    // One minute after midnight, so that a sale of today is in the past.
    at: new Date((dayStart(sale.day)?.getTime() ?? 0) + 60_000 + place).toISOString(),
    imported: sale.source === 'imported',
    farmed: sale.source === 'farmed',
    offer: sale.channel === 'offer',
    saleType: { fixed: 'normal', auction: 'auction', offer: 'offers' }[sale.channel],
    total: Math.max(1, Math.floor((sale.price * sale.grams) / 1_000)),
  }))
  const made = await db.query<{ id: number }>({
    text: `with rows as (
             select * from jsonb_to_recordset($1::jsonb) r (place int, at timestamptz, "fishId" int, "marketId" int, "sellerId" bigint,
               imported boolean, farmed boolean, offer boolean, "saleType" text, "sizeId" int, grams bigint, price bigint, total bigint)),
           sample as (select * from products where sale_type = 'normal' order by id limit 1),
           numbered as (
             select r.*, nextval(pg_get_serial_sequence('orders', 'id')) as order_id,
               case when not r.offer then nextval(pg_get_serial_sequence('products', 'id')) end as product_id from rows r),
           goods as (
             insert into products (id, seller_id, sale_type, origin, farmed, name_ar, name_en, fish_id, market_id, city_id, size_id,
               quality_id, fish_type_id, quantity_grams, price_halalas, image_id, status)
             select n.product_id, n."sellerId", case when n."saleType" = 'auction' then 'auction' else 'normal' end,
               case when n.imported then 'imported' else 'local' end, n.farmed, s.name_ar, s.name_en, n."fishId", n."marketId",
               s.city_id, n."sizeId", s.quality_id, s.fish_type_id, 0, n.price, s.image_id, 'sold_out'
             from numbered n cross join sample s where not n.offer),
           placed as (
             insert into orders (id, sale_type, buyer_id, seller_id, status, payment_status, city_id, payment_id, delivery_method_id,
               subtotal_halalas, created_at, completed_at)
             select n.order_id, n."saleType", (select min(id) from users), n."sellerId", 'completed', 'paid',
               (select min(id) from cities), (select min(id) from options where list = 'payments'),
               (select min(id) from options where list = 'delivery_methods'), n.total, n.at - interval '1 day', n.at
             from numbered n)
           select order_id as id from numbered order by place`,
    values: [JSON.stringify(rows)],
  })
  const ids = made.map(({ id }) => id)
  await db.query({
    text: `insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, quantity_grams,
             ordered_grams, price_halalas, total_halalas)
           select o.id, p.id, r."fishId", case when r.offer then null else r."marketId" end,
             case when r.imported then 'imported' else 'local' end, 'سمك', 'Fish', r.grams, r.grams, r.price, r.total
           from jsonb_to_recordset($1::jsonb) r (id bigint, product bigint, "fishId" int, "marketId" int, "sellerId" bigint,
             imported boolean, offer boolean, grams bigint, price bigint, total bigint)
           join orders o on o.id = r.id
           left join products p on p.id = r.product`,
    values: [
      JSON.stringify(
        await withProducts(
          db,
          rows.map((row, place) => ({ ...row, id: ids[place] })),
        ),
      ),
    ],
  })
  return ids
}

/** Adds to each row the product that insertSold inserted for it: the newest ids, in the order of the rows; null for an offer. */
async function withProducts<Row extends { readonly offer: boolean }>(db: Sql, rows: readonly Row[]) {
  const wanted = rows.filter(({ offer }) => !offer).length
  const products = await db.query<{ id: number }>({
    text: 'select id from products order by id desc limit $1',
    values: [wanted],
  })
  const ids = products.map(({ id }) => id).sort((one, other) => one - other)
  let next = 0
  return rows.map((row) => ({ ...row, product: row.offer ? null : ids[next++] }))
}

/** Returns the ids of three species, two markets on different coasts, an inland market, and two sizes of the demo. */
export async function tradedThings(db: Sql) {
  const ids = async (text: string) => (await db.query<{ id: number }>({ text })).map(({ id }) => id)
  return {
    fish: await ids('select id from fish where not hidden order by id limit 3'),
    markets: await ids(`select * from (
      (select market_id as id from market_coasts where coast = 'gulf' order by 1 limit 1) union all
      (select market_id from market_coasts where coast = 'red_sea' order by 1 limit 1) union all
      (select m.id from markets m where not exists (select from market_coasts c where c.market_id = m.id) order by 1 limit 1)) m`),
    sizes: await ids(`select id from options where list = 'sizes' order by id limit 2`),
  }
}
