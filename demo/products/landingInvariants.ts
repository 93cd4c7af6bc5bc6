/** Invariants of arriving catches and of the goods that are held for their buyers. */
export const landingInvariants: Readonly<Record<string, string>> = {
  'the reserved weight of a catch equals its waiting reservations': `
    select l.id, l.reserved_grams as by from landings l
    left join (select landing_id, sum(wanted_grams) as grams from landing_reservations where status = 'waiting' group by 1) w
      on w.landing_id = l.id
    where l.reserved_grams <> coalesce(w.grams, 0) or l.reserved_grams > l.expected_grams`,
  'the landed weight of a catch was put on sale or kept for reservations, none of it twice': `
    select l.id, l.landed_grams as by from landings l
    left join (select landing_id, sum(kept_grams) as grams from landing_reservations group by 1) k on k.landing_id = l.id
    where coalesce(l.landed_grams, 0) <> coalesce(l.free_grams, 0) + coalesce(k.grams, 0)`,
  'goods are held for the buyers of a landed catch, in its product': `
    select r.id, r.held_grams as by from landing_reservations r join landings l on l.id = r.landing_id
    where r.kept_grams > 0 and (l.status <> 'landed' or r.product_id is distinct from l.product_id)`,
  'nobody reserves the own catch': `
    select r.id, r.buyer_id as by from landing_reservations r join landings l on l.id = r.landing_id
    where r.buyer_id = l.seller_id`,
  'a blocked person has no arriving catch and no open reservation': `
    select l.id, l.seller_id as by from landings l join users u on u.id = l.seller_id and u.blocked where l.status = 'arriving'
    union all
    select r.id, r.buyer_id from landing_reservations r join users u on u.id = r.buyer_id and u.blocked
    where r.status in ('waiting', 'held')`,
}
