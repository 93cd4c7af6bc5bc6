import type { Sql } from '#platform/database/db.ts'

/**
 * Inserts very many products, in large batches. Species and markets have a skewed distribution: a few are
 * frequent, most are rare. Names are like those of real listings: the species' name or an alias, a trader's addition, and
 * a unique word. Three of a hundred products are auctions, and most of the auctions have ended.
 */
export async function listManyProducts(db: Sql, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    await db.query({ text: insertProducts, values: [from, Math.min(count, from + batch), count] })
  }
  await db.query({ text: insertAuctions })
  for (const table of ['products', 'product_words', 'search_own_words', 'search_slips', 'auctions']) {
    await db.query({ text: `vacuum analyze ${table}` })
  }
}

const batch = 50_000

const insertProducts = `
  with kinds as materialized (select f.*, row_number() over (order by md5(code)) as rank from fish f where not hidden),
  places as materialized (select m.*, row_number() over (order by md5(code)) as rank from markets m),
  picks as materialized (
    select array(select id from kinds, generate_series(1, greatest(1, 1000 / rank))) as fish,
      array(select id from places, generate_series(1, greatest(1, 300 / rank))) as markets,
      array(select id from cities order by id) as cities,
      array(select id from users where type in ('fisherman', 'local_seller', 'international_seller')) as sellers,
      array(select id from options where list = 'sizes' order by position) as sizes,
      array(select id from options where list = 'qualities' order by position) as qualities,
      array(select id from options where list = 'fish_types' order by position) as states,
      (select min(id) from images) as picture),
  thrown as materialized (
    select n, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g
    from generate_series($1::int + 1, $2::int) n)
  insert into products (seller_id, sale_type, origin, farmed, origin_country, name_ar, name_en, fish_id, market_id, city_id,
    size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id, status, created_at)
  select p.sellers[1 + floor(t.a * cardinality(p.sellers))], case when t.g < 0.03 then 'auction' else 'normal' end,
    case when t.b < 0.7 then 'local' else 'imported' end, t.c < 0.1,
    case when t.b < 0.7 then 'SA' else (array['OM', 'YE', 'IN', 'NO', 'VN', 'PK'])[1 + floor(t.c * 6)] end,
    case when t.d < 0.1 and cardinality(k.aliases_ar) > 0
      then k.aliases_ar[1 + floor(t.e * cardinality(k.aliases_ar))] else k.name_ar end || added.ar,
    k.name_en || added.en, k.id, m.id,
    case when t.c < 0.93 then m.city_id else p.cities[1 + floor(t.e * cardinality(p.cities))] end,
    p.sizes[1 + floor(sqrt(t.d) * cardinality(p.sizes))], p.qualities[1 + floor(t.e * t.e * cardinality(p.qualities))],
    p.states[case when t.f < 0.01 then 1 when t.f < 0.5 then 2 when t.f < 0.72 then 3 when t.f < 0.98 then 4
             when t.f < 0.985 then 5 else 6 end],
    1000 * (1 + floor(t.e * 300)), 500 + floor(t.f * 15000), p.picture,
    case when t.g > 0.92 then 'hidden' else 'active' end, now() - ($3::int - t.n) * interval '20 seconds'
  from thrown t cross join picks p
  join fish k on k.id = p.fish[1 + floor(t.a * t.b * 0 + t.c * cardinality(p.fish))]
  join markets m on m.id = p.markets[1 + floor(t.e * cardinality(p.markets))]
  cross join lateral (select * from (values
      (0.06, ' حجم كبير', ', large'), (0.12, ' مع التنظيف', ', cleaned'), (0.15, ' مقشر', ', peeled'),
      (0.18, ' صيد اليوم', ' of today'), (0.21, ' شرائح', ' steaks'), (0.24, ' فيليه', ' fillet'), (0.26, ' للشوي', ' for grilling'),
      (0.28, ' كرتون', ' carton'), (0.30, ' لنش أبو محمد', ' of Abu Mohammed'),
      (0.34, ' دلال ' || translate(to_char(t.n % 20000, 'FM00000'), '0123456789', 'بتجدرسصعفق'), ' dallal'),
      (1.01, '', '')) kinds(up_to, ar, en) where t.d < up_to limit 1) added
  order by t.n`

const insertAuctions = `
  insert into auctions (product_id, starting_halalas, min_increment_halalas, starts_at, first_ends_at, ends_at)
  select id, 10000, 100, created_at, created_at + lasts, created_at + lasts
  from (select id, created_at, interval '5 minutes' + random() * random() * interval '13 days' as lasts
        from products p where sale_type = 'auction' and not exists (select from auctions where product_id = p.id)) lots`
