import type { Sql } from '#platform/database/db.ts'
import type { TestPerson } from './people.ts'

/** Inserts a copy of a product of the demo for this seller; returns its id. */
export async function addGoods(
  db: Sql,
  seller: Pick<TestPerson, 'id'>,
  saleType = 'normal',
): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: `insert into products (seller_id, sale_type, origin, origin_country, name_ar, name_en, fish_id, market_id, city_id,
       size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id)
     select $1, $2, origin, origin_country, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id,
       fish_type_id, 50000, price_halalas, image_id
     from products where sale_type = 'normal' and status = 'active' order by id limit 1 returning id`,
    values: [seller.id, saleType],
  })
  return row?.id ?? 0
}

/** Inserts an auction from `from` to `to`, in hours from now, with one bid by each bidder. */
export async function addAuction(
  db: Sql,
  seller: TestPerson,
  from: number,
  to: number,
  bidders: TestPerson[] = [],
): Promise<number> {
  const id = await addGoods(db, seller, 'auction')
  await db.query({ text: 'update products set price_halalas = 100000 where id = $1', values: [id] })
  const last = bidders.at(-1)
  await db.query({
    text: `insert into auctions (product_id, starting_halalas, min_increment_halalas, starts_at, first_ends_at, ends_at,
       due_at, bids_count, current_halalas, max_halalas, leader_id, last_hash)
     values ($1, 100000, 1000, now() + make_interval(hours => $2), now() + make_interval(hours => $3),
       now() + make_interval(hours => $3), now() + make_interval(hours => $3), $4, $5, $5, $6, $7)`,
    values: [
      ...[id, from, to, bidders.length],
      ...[last ? 100_000 + bidders.length * 1_000 : null, last?.id ?? null, last ? noHash : null],
    ],
  })
  for (const [place, { id: bidder }] of bidders.entries()) {
    await db.query({
      text: `insert into bids (auction_id, number, bidder_id, amount_halalas, at, hash)
       values ($1, $2, $3, $4, now() + make_interval(hours => $5), $6)`,
      values: [id, place + 1, bidder, 100_000 + (place + 1) * 1_000, from, noHash],
    })
  }
  return id
}

/** A placeholder for tests that do not read the hash chain. */
const noHash = Buffer.alloc(32)

export interface Trade {
  readonly buyer: TestPerson
  readonly seller: TestPerson
  readonly status: string
  readonly completedHoursAgo?: number
}

export async function addOrder(
  db: Sql,
  { buyer, seller, status, completedHoursAgo = 1_000 }: Trade,
): Promise<number> {
  const product = await addGoods(db, seller)
  const [order] = await db.query<{ id: number }>({
    text: `insert into orders (sale_type, buyer_id, seller_id, status, city_id, payment_id, delivery_method_id, address, body,
       subtotal_halalas, completed_at)
     select 'normal', $1, $2, $3::text, city_id, (select min(id) from options where list = 'payments'),
       (select min(id) from options where list = 'delivery_methods'),
       '{"recipient_name": "منى الغامدي", "address": "حي الشاطئ"}', 'اتصل بي قبل الوصول', 5000,
       case when $3 = 'completed' then now() - make_interval(hours => $5) end
     from products where id = $4 returning id`,
    values: [buyer.id, seller.id, status, product, completedHoursAgo],
  })
  const id = order?.id ?? 0
  await db.query({
    text: `insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, quantity_grams,
       ordered_grams, price_halalas, total_halalas)
     select $1, id, fish_id, market_id, origin, name_ar, name_en, 2500, 2500, 2000, 5000 from products where id = $2`,
    values: [id, product],
  })
  await db.query({
    text: `insert into order_events (order_id, position, status, at, by_user_id, side)
           values ($1, 1, $2, now(), $3, 'buyer')`,
    values: [...[id, status, buyer.id]],
  })
  return id
}
