import type { Sql } from '#platform/database/db.ts'

/**
 * Inserts very many open requests of very many people, in large batches. Species and cities have a skewed distribution: a
 * few fish are frequent, most are rare. Half of the requests name a size, a third name a quality, two thirds name a price,
 * and two thirds name a day.
 */
export async function openManyRequests(db: Sql, count: number): Promise<void> {
  await db.query({ text: insertAskers, values: [askers] })
  for (let from = 0; from < count; from += batch) {
    await db.query({ text: insertRequests, values: [from, Math.min(count, from + batch), count] })
  }
  for (const table of ['users', 'requests', 'request_words']) {
    await db.query({ text: `vacuum analyze ${table}` })
  }
}

const askers = 20_000
const batch = 25_000

const insertAskers = `
  insert into users (type, f_name, l_name, mobile, email)
  select 'local_buyer', 'منى', 'الغامدي', '+96657' || to_char(n, 'FM0000000'), 'asker-' || n || '@example.com'
  from generate_series(1, $1::int) n`

const insertRequests = `
  with kinds as materialized (select f.*, row_number() over (order by md5(code)) as rank from fish f where not hidden),
  places as materialized (select c.*, row_number() over (order by md5(code)) as rank from cities c where not hidden),
  picks as materialized (
    select array(select id from kinds, generate_series(1, greatest(1, 1000 / rank))) as fish,
      array(select id from places, generate_series(1, greatest(1, 300 / rank))) as cities,
      array(select id from users where mobile like '+96657%') as askers,
      array(select id from options where list = 'sizes' order by position) as sizes,
      array(select id from options where list = 'qualities' order by position) as qualities),
  thrown as materialized (
    select n, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g
    from generate_series($1::int + 1, $2::int) n),
  asked as materialized (
    select t.*, now() - ($3::int - t.n) * interval '20 seconds' as at from thrown t)
  insert into requests (asker_id, title, fish_id, city_id, size_id, quality_id, quantity_grams, price_halalas, needed_by,
    offers_count, created_at, updated_at, closes_at)
  select p.askers[1 + floor(t.a * cardinality(p.askers))],
    k.name_ar || (array[' للمطعم', ' للعزومة', ' لمطبخ الفندق', ' للتجميد', ' صيد اليوم', ''])[1 + floor(t.b * 6)]
      || (case when t.g < 0.02 then ' دلال ' || translate(to_char(t.n % 2000, 'FM0000'), '0123456789', 'بتجدرسصعفق') else '' end),
    k.id, p.cities[1 + floor(t.d * cardinality(p.cities))],
    case when t.e < 0.5 then p.sizes[1 + floor(t.f * cardinality(p.sizes))] end,
    case when t.f < 0.33 then p.qualities[1 + floor(t.e * cardinality(p.qualities))] end,
    1000 * (1 + floor(t.b * t.d * 500)), case when t.g < 0.67 then 500 + floor(t.e * 12000) end,
    case when t.g > 0.33 then (t.at + t.d * interval '30 days')::date end,
    floor(t.a * t.b * 6), t.at, t.at, t.at + interval '30 days'
  from asked t cross join picks p join kinds k on k.id = p.fish[1 + floor(t.c * cardinality(p.fish))]
  order by t.n`

/** Gives all requests the same fish, and most of them a price at which nobody sells: the worst case of an index scan. */
export async function askForOneFish(db: Sql, fish: number): Promise<void> {
  await db.query({ text: 'update requests set fish_id = $1, price_halalas = 100', values: [fish] })
  await db.query({ text: 'vacuum analyze requests' })
}
