import type { Sql } from '#platform/database/db.ts'

/**
 * Inserts `count` completed orders of one line each, spread over two years, and a tenth as many people, of whom a third are
 * sellers. A few people have most of the orders.
 */
export async function fillTrade(db: Sql, count: number): Promise<void> {
  await db.query({ text: insertPeople, values: [Math.ceil(count / 10)] })
  for (let from = 0; from < count; from += batch) {
    await db.query({ text: insertTrade, values: [from, Math.min(count, from + batch), count] })
  }
  for (const table of ['orders', 'order_items']) await db.query({ text: `vacuum analyze ${table}` })
}

/** Each batch ends within the deadline of a statement. */
const batch = 50_000

const insertPeople = `
  insert into users (type, f_name, l_name, mobile, email, verified, mobile_verified_at, created_at)
  select case when n % 3 = 0 then 'local_seller' else 'local_buyer' end, 'محمد', 'الغامدي', '+96659' || to_char(n, 'FM0000000'),
    'trader-' || n || '@example.com', n % 3 = 0, now(), now() - n * interval '730 days' / $1::int
  from generate_series(1, $1::int) n on conflict (mobile) do nothing`

const insertTrade = `
  with picks as materialized (
    select array(select id from users where mobile like '+96659%') as buyers,
      array(select id from users where mobile like '+96659%' and type <> 'local_buyer') as sellers,
      array(select id from products where sale_type = 'normal' order by md5(id::text) limit 20000) as goods,
      array(select id from options where list = 'payments' order by position) as payments,
      (select min(id) from options where list = 'delivery_methods') as delivery, (select min(id) from cities) as city),
  thrown as materialized (
    select n, random() as a, random() as b, random() as c, random() as d, random() as e
    from generate_series($1::int + 1, $2::int) n),
  made as materialized (
    select p.buyers[1 + floor(power(t.a, 3) * cardinality(p.buyers))] as buyer,
      p.sellers[1 + floor(power(t.b, 3) * cardinality(p.sellers))] as seller,
      p.goods[1 + floor(t.c * cardinality(p.goods))] as product,
      (array['normal', 'normal', 'normal', 'auction', 'offers'])[1 + floor(t.d * 5)] as sale_type,
      p.payments[1 + floor(t.d * cardinality(p.payments))] as payment, p.delivery, p.city,
      500 * (1 + floor(t.e * 40))::bigint as grams, now() - ($3::int - t.n + 1) * interval '730 days' / $3::int as at
    from thrown t cross join picks p),
  placed as (
    insert into orders (sale_type, buyer_id, seller_id, status, payment_status, city_id, payment_id, delivery_method_id,
      subtotal_halalas, created_at, completed_at)
    select sale_type, buyer, seller, 'completed', 'paid', city, payment, delivery, grams * 25 / 10, at - interval '2 days', at
    from made where buyer <> seller
    returning id, completed_at, subtotal_halalas)
  insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, quantity_grams, ordered_grams,
    price_halalas, total_halalas)
  select o.id, p.id, p.fish_id, p.market_id, p.origin, p.name_ar, p.name_en, m.grams, m.grams, 2500, o.subtotal_halalas
  from placed o join made m on m.at = o.completed_at join products p on p.id = m.product`
