import type { Sql } from '#platform/database/db.ts'

/** The id of the owner who has very many supplies. */
export const busyOwner = 1
/** One of this many supplies belongs to the busy owner. */
const busyShare = 20

/**
 * Fills the integration's boards with very many owners. Species, states of goods, sizes and countries have a skewed
 * distribution: a few are frequent and most are rare. Most of the newest third are waiting; most of the others are sold or
 * expired. Each row draws its own random numbers, because a statement would otherwise evaluate random() only once.
 */
export async function fillBoards(
  db: Sql,
  { supplies, demands }: { readonly supplies: number; readonly demands: number },
): Promise<void> {
  await db.query({ text: insertMembers, values: [owners] })
  for (let from = 0; from < supplies; from += batch) {
    await db.query({ text: insertSupplies, values: [from, Math.min(supplies, from + batch), supplies] })
  }
  for (let from = 0; from < demands; from += batch) {
    await db.query({ text: insertDemands, values: [from, Math.min(demands, from + batch), demands] })
  }
  for (const table of ['members', 'subscriptions', 'supplies', 'demands']) {
    await db.query({ text: `vacuum analyze ${table}` })
  }
}

const owners = 5_000
const batch = 100_000

const insertMembers = `
  with fresh as (
    insert into members (user_id, name, seen_at) select n, 'تاجر ' || n, now() from generate_series(1, $1::int) n
    on conflict do nothing returning user_id)
  insert into subscriptions (user_id, plan, starts_at, expires_at)
  select user_id, 'trial', now(), now() + interval '30 days' from fresh`

/** One row per number with random values: `fish`, `category` and `size`, and some numbers below one. */
const goods = `
  picks as materialized (
    select array(select id from fish_types, generate_series(1, greatest(1, 200 / place))) as fish,
      array[4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 3, 3, 3, 1, 5, 6] as categories,
      array(select id from sizes, generate_series(1, greatest(1, 30 / place))) as sizes,
      array['NO','NO','NO','NO','NO','IN','IN','IN','IN','OM','OM','OM','OM','YE','YE','VN','VN','VN','AE','EG','PK','TH','CN','TR',
        'BD','LK','CL','CA','IR','SD','ER','SO','MR','SN','KW','BH','SA'] as origins),
  thrown as materialized (
    select n, n::float / $3::int as age, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f
    from generate_series($1::int + 1, $2::int) n),
  made as materialized (
    select t.*, p.fish[1 + floor(t.a * cardinality(p.fish))] as fish,
      p.categories[1 + floor(t.b * cardinality(p.categories))] as category,
      p.sizes[1 + floor(t.c * cardinality(p.sizes))] as size, p.origins[1 + floor(t.d * cardinality(p.origins))] as origin,
      2 + floor(t.e * ${owners - 2})::int as owner, now() - (1 - t.n::float / $3::int) * interval '300 days' as at
    from thrown t cross join picks p)`

const insertSupplies = `
  with ${goods}
  insert into supplies (owner_id, status, category_id, fish_type_id, size_id, quantity_grams, price_halalas, origin_country,
    available_from, available_to, notes, created_at)
  select case when n % ${busyShare} = 0 then ${busyOwner} else owner end,
    case when age > 0.67 then case when f < 0.88 then 'available' when f < 0.93 then 'reserved' else 'sold' end
         when f < 0.55 then 'sold' when f < 0.95 then 'expired' else 'removed' end,
    category, fish, size, 1000 * (100 + floor(e * b * 20000)), 800 + floor(a * c * 6000) + floor(f * 2000), origin,
    (at + d * interval '20 days')::date,
    case when c < 0.7 then (greatest(at, case when age > 0.67 then now() else at end) + (21 + b * 40) * interval '1 day')::date end,
    case when e < 0.3 then 'تسليم الميناء' else '' end, at
  from made order by n`

const insertDemands = `
  with ${goods}
  insert into demands (owner_id, status, category_id, fish_type_id, size_id, quantity_grams, target_halalas, needed_by, notes,
    created_at)
  select case when n % ${busyShare} = 0 then ${busyOwner} else owner end,
    case when age > 0.67 then case when f < 0.5 then 'open' when f < 0.88 then 'matched' else 'fulfilled' end
         when f < 0.55 then 'fulfilled' when f < 0.95 then 'expired' else 'removed' end,
    category, fish, size, 1000 * (100 + floor(e * b * 20000)), case when d < 0.8 then 800 + floor(a * c * 6000) + floor(f * 2000) end,
    (greatest(at, case when age > 0.67 then now() else at end) + (1 + b * 60) * interval '1 day')::date,
    case when e < 0.3 then 'للمطاعم' else '' end, at
  from made order by n`
