import { limits } from '#shared/base/limits.ts'

/** The condition that two entries are of the same kind and of different owners. */
const sameGoods = (one: string, other: string) =>
  `${one}.fish_type_id = ${other}.fish_type_id and ${one}.category_id = ${other}.category_id
   and ${one}.size_id = ${other}.size_id and ${one}.owner_id <> ${other}.owner_id`

/**
 * Selects the supplies of `ids` (an SQL array expression) in that order. Each row has the number of demands of others that
 * match on the day `today`, and the demand that pays most. Each lookup is an index scan in the order of the price, which
 * stops at the limit. The rule is meetingOf in shared/behar/matching.ts.
 */
export const supplyRows = (ids: string, today: string) => `
  select s.id, s.owner_id, o.name as owner, s.status, s.fish_type_id as fish, s.category_id as category, s.size_id as size,
    s.quantity_grams as quantity, s.reserved_grams as reserved, s.promised_grams as promised, s.sold_grams as sold, s.price_halalas as price, s.origin_country as origin,
    s.available_from::text as available_from, s.available_to::text as available_to,
    s.notes, s.created_at, m.matches, n.id as near_id, n.owner_id as near_owner, n.quantity_grams as near_quantity,
    n.target_halalas as near_target, n.needed_by::text as near_needed_by, asked.place
  from unnest(${ids}) with ordinality as asked (id, place) join supplies s on s.id = asked.id
  join members o on o.user_id = s.owner_id
  cross join lateral (
    select count(*) as matches, (array_agg(w.id))[1] as nearest from (
      select d.id from demands d
      where s.status = 'available' and (s.available_to is null or s.available_to >= ${today}) and d.status in ('open', 'matched')
        and ${sameGoods('d', 's')} and d.needed_by >= s.available_from and d.needed_by >= ${today}
      order by d.target_halalas desc nulls first, d.id desc limit ${limits.behar.matches}) w) m
  left join demands n on n.id = m.nearest`

/**
 * Selects the demands of `ids` like {@link supplyRows}. Each row has the number of supplies of others that are available
 * by the day of need, and the cheapest of them.
 */
export const demandRows = (ids: string, today: string) => `
  select d.id, d.owner_id, o.name as owner, d.status, d.fish_type_id as fish, d.category_id as category, d.size_id as size,
    d.quantity_grams as quantity, d.fulfilled_grams as fulfilled, d.target_halalas as target, d.needed_by::text as needed_by,
    d.notes, d.created_at, m.matches, n.id as near_id, n.owner_id as near_owner, n.quantity_grams as near_quantity,
    n.price_halalas as near_price, n.origin_country as near_origin, n.available_from::text as near_from,
    n.available_to::text as near_to, asked.place
  from unnest(${ids}) with ordinality as asked (id, place) join demands d on d.id = asked.id
  join members o on o.user_id = d.owner_id
  cross join lateral (
    select count(*) as matches, (array_agg(w.id))[1] as nearest from (
      select s.id from supplies s
      where d.status in ('open', 'matched') and d.needed_by >= ${today} and s.status = 'available'
        and ${sameGoods('s', 'd')} and s.available_from <= d.needed_by
        and (s.available_to is null or s.available_to >= ${today})
      order by s.price_halalas, s.id desc limit ${limits.behar.matches}) w) m
  left join supplies n on n.id = m.nearest`
