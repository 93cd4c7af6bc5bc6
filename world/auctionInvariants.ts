import { bidHash, termsHash } from './chain.ts'

const lapse = 'w.at + make_interval(secs => a.award_s)'

/** What must hold of auctions (trust, Invariants): each finds the records that break it, straight in the database. */
export const auctionInvariants: Readonly<Record<string, string>> = {
  'the amounts of an auction strictly rise, their numbers without gaps, none at or after its end': `
    select auction_id as id, number as by from (
      select b.auction_id, b.number, b.amount_halalas, b.at, a.ends_at, row_number() over w as place,
        lag(b.amount_halalas) over w as before, lag(b.at) over w as earlier
      from bids b join auctions a on a.product_id = b.auction_id
      window w as (partition by b.auction_id order by b.number)) b
    where number <> place or amount_halalas <= before or at >= ends_at or at < earlier`,
  'the first bid reaches the starting price, nobody bids before the start or for what is their own': `
    select b.auction_id as id, b.number as by
    from bids b join auctions a on a.product_id = b.auction_id join products p on p.id = b.auction_id
    where b.number = 1 and b.amount_halalas < a.starting_halalas or b.at < a.starts_at or b.bidder_id = p.seller_id`,
  'what an auction says of its bids is what its last bid says': `
    select a.product_id as id, a.bids_count as by from auctions a
    left join lateral (select * from bids b where b.auction_id = a.product_id order by number desc limit 1) b on true
    where a.bids_count <> coalesce(b.number, 0) or a.current_halalas is distinct from b.amount_halalas
      or a.leader_id is distinct from b.bidder_id or a.last_hash is distinct from b.hash
      or a.max_halalas < a.current_halalas`,
  'each bid is chained to the one before, the first to the terms': `
    select b.auction_id as id, b.number as by
    from (select b.*, lag(b.hash) over (partition by b.auction_id order by b.number) as previous from bids b) b
    join auctions a on a.product_id = b.auction_id
    where b.hash <> ${bidHash(`coalesce(b.previous, ${termsHash()})`)}`,
  'no auction ends later than bids may move its end': `
    select a.product_id as id, a.bids_count as by from auctions a
    where a.ends_at > a.first_ends_at + make_interval(secs => a.soft_cap_s) or a.ends_at < a.starts_at
      or a.bids_count = 0 and a.ends_at <> a.first_ends_at`,
  'the end of an auction is recorded as it was, and the clock knows what comes next': `
    select a.product_id as id, a.version as by from auctions a
    left join awards w on w.auction_id = a.product_id and w.lapsed_at is null
    where a.closed_at <> a.ends_at or a.closed_at is null and (w.number is not null or a.ordered_at is not null)
      or a.due_at is distinct from case
        when a.voided_at is not null or a.ordered_at is not null then null
        when a.closed_at is null then a.ends_at
        when w.number is not null then ${lapse} end`,
  'an auction has at most one award that stands, and earlier ones lapsed in their time': `
    select w.auction_id as id, w.number as by from (
      select *, lag(lapsed_at) over (partition by auction_id order by number) as before,
        row_number() over (partition by auction_id order by number) as place,
        row_number() over (partition by auction_id order by number desc) as from_last from awards) w
    join auctions a on a.product_id = w.auction_id
    where w.number <> w.place or w.from_last > 1 and w.lapsed_at is null
      or w.number > 1 and (w.before is null or w.at < w.before)
      or w.lapsed_at is not null and w.lapsed_at <> ${lapse}
      or w.lapsed_at is not null and w.from_last = 1 and a.ordered_at is not null`,
  'every award is of the highest bid of those who may still win': `
    select w.auction_id as id, w.number as by from awards w join auctions a on a.product_id = w.auction_id
    left join bids b on b.auction_id = w.auction_id and b.number = w.bid_number
    where b.bidder_id is distinct from w.bidder_id or b.amount_halalas is distinct from w.amount_halalas
      or w.at < b.at or not w.by_owner and w.amount_halalas < coalesce(a.reserve_halalas, 0)
      or exists (
        select from bids h where h.auction_id = w.auction_id and h.amount_halalas > w.amount_halalas
          and h.bidder_id not in (select e.bidder_id from awards e where e.auction_id = w.auction_id and e.number < w.number))`,
  // What the scales were short of went back: the rest costs its part.
  'an auction is ordered exactly where it became one order, by its winner at the amount that was accepted': `
    select a.product_id as id, count(o.id) as by from auctions a
    left join (select i.product_id, o.id, o.buyer_id, i.total_halalas, i.quantity_grams, i.ordered_grams
               from order_items i join orders o on o.id = i.order_id where o.sale_type = 'auction') o on o.product_id = a.product_id
    left join awards w on w.auction_id = a.product_id and w.lapsed_at is null
    group by a.product_id, a.ordered_at, a.voided_at
    having count(o.id) <> (a.ordered_at is not null)::int or a.ordered_at is not null and a.voided_at is not null
      or bool_or(o.buyer_id <> w.bidder_id
        or o.total_halalas <> greatest(1, w.amount_halalas * o.quantity_grams / o.ordered_grams))
      or a.ordered_at is not null and count(w.number) = 0`,
  'every end of an auction was told to its owner, and every award that stands to its winner': `
    select a.product_id as id, a.version as by from auctions a
    join products p on p.id = a.product_id join users u on u.id = p.seller_id and u.deleted_at is null
    left join awards w on w.auction_id = a.product_id and w.lapsed_at is null and a.voided_at is null
      and a.awarded_version > 0 and w.bidder_id in (select id from users where deleted_at is null)
    where a.closed_at > now() - interval '170 days' and (
      a.ended_version > 0 and a.awarded_version + a.voided_version = 0 and not ${told('p.seller_id', "':ended'")}
      or w.number is not null and not ${told('w.bidder_id', "':awarded:' || w.bid_number")})`,
}

function told(to: string, what: string): string {
  return `exists (select from notifications n where n.user_id = ${to}
    and n.event_key = 'auction:' || a.product_id || ${what})`
}
