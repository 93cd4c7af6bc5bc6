import { canBid, userTypes } from '#shared/base/access/permissions.ts'
import { bidHash, exclusionHash, openedHash, termsHash } from '../trade/chain.ts'
import { valid, wayInvariants } from './wayInvariants.ts'

/** The announced end. For a lot in a session, the end after earlier lots have moved it. */
const planned = 'coalesce(a.planned_ends_at, a.first_ends_at)'

const lapse = 'w.at + make_interval(secs => a.award_s)'

/**
 * SQL: whether the bidder of a bid was excluded after the bid; `until` restricts the check to exclusions up to a time.
 */
const excluded = (bid: string, until = '') => `exists (select from exclusions e
  where e.auction_id = ${bid}.auction_id and e.bidder_id = ${bid}.bidder_id and e.after_number >= ${bid}.number ${until})`

const bidding = userTypes.filter(canBid).map((type) => `'${type}'`)

/** Invariants of auctions: each statement returns the records that break it. */
export const auctionInvariants: Readonly<Record<string, string>> = {
  ...wayInvariants,
  'each bid of an auction is above the eligible ones before it, before the end, and numbered without gaps': `
    select auction_id as id, number as by from (
      select b.auction_id, b.number, b.amount_halalas, b.at, a.ends_at, a.excluded_version, row_number() over w as place,
        lag(b.amount_halalas) over w as before, lag(b.at) over w as earlier
      from bids b join auctions a on a.product_id = b.auction_id
      where a.way = 'english' window w as (partition by b.auction_id order by b.number)) b
    where number <> place or at >= ends_at or at < earlier or case when excluded_version = 0 then amount_halalas <= before
      else exists (select from bids h where h.auction_id = b.auction_id and h.number < b.number
        and h.amount_halalas >= b.amount_halalas and not ${excluded('h', 'and e.after_number < b.number')}) end`,
  'the first bid reaches the starting price, and no bid is before the start or by the owner': `
    select b.auction_id as id, b.number as by
    from bids b join auctions a on a.product_id = b.auction_id join products p on p.id = b.auction_id
    where b.number = 1 and b.amount_halalas < a.starting_halalas and a.way <> 'dutch' or b.at < a.starts_at or b.bidder_id = p.seller_id`,
  'the bid columns of an auction equal its last eligible bid and its last link': `
    select a.product_id as id, a.bids_count as by from auctions a
    left join lateral (select * from bids b where b.auction_id = a.product_id order by number desc limit 1) b on true
    left join lateral (select * from bids h where h.auction_id = a.product_id and not ${excluded('h')}
                       order by number desc limit 1) h on true
    left join lateral (select * from exclusions e where e.auction_id = a.product_id order by number desc limit 1) e on true
    where a.bids_count <> coalesce(b.number, 0) or a.current_halalas is distinct from h.amount_halalas
      or a.leader_id is distinct from h.bidder_id or a.max_halalas < a.current_halalas
      or a.last_hash is distinct from case when e.after_number = b.number then e.hash else b.hash end
      or (e.number is null) <> (a.excluded_version = 0)`,
  'no person who may not bid leads a running auction or has an open award': `
    select a.product_id as id, u.id as by from auctions a
    left join awards w on w.auction_id = a.product_id and w.lapsed_at is null
    join users u on u.id = case when a.closed_at is null then a.leader_id else w.bidder_id end
    where a.voided_at is null and a.ordered_at is null and (u.blocked or u.type not in (${bidding}))
      and coalesce(w.at + make_interval(secs => a.award_s), a.ends_at) > now()`,
  "the price of a running auction reaches its reserve as soon as the leader's maximum does": `
    select product_id as id, bids_count as by from auctions
    where closed_at is null and voided_at is null and max_halalas >= reserve_halalas and current_halalas < reserve_halalas`,
  'each bid and each exclusion links to the previous one, the first to the terms': `
    select b.auction_id as id, b.number as by
    from (select b.*, coalesce(lag(b.hash) over (partition by b.auction_id order by b.number, b.place),
            (select hash from sealed_offers s where s.auction_id = b.auction_id order by number desc limit 1)) as previous from (
            select auction_id, number, 0 as place, bidder_id, amount_halalas, automatic, null as reason, at, hash from bids
            union all
            select auction_id, after_number, number, bidder_id, null, null, reason, at, hash from exclusions) b) b
    join auctions a on a.product_id = b.auction_id
    left join sealed_offers o on o.auction_id = b.auction_id and o.bidder_id = b.bidder_id and ${valid}
    where b.hash <> case when b.place = 0 and a.way = 'sealed' then ${openedHash('b.previous')} when b.place = 0 then ${bidHash(`coalesce(b.previous, ${termsHash()})`)}
      else ${exclusionHash('b.previous')} end`,
  'no auction ends after the latest end that bids can cause': `
    select a.product_id as id, a.bids_count as by from auctions a
    where a.way <> 'english' and a.soft_close_s + a.soft_cap_s <> 0
      or a.ends_at > ${planned} + make_interval(secs => a.soft_cap_s) or a.ends_at < a.starts_at
      or a.bids_count = 0 and a.ends_at <> ${planned}`,
  'the lots of a session close in their order, each at least one gap after the one before': `
    select product_id as id, session_id as by from (
      select a.product_id, a.session_id, a.ends_at, s.gap_s, lag(a.ends_at) over w as before
      from auctions a join auction_sessions s on s.id = a.session_id where a.voided_at is null
      window w as (partition by a.session_id order by a.session_position, a.product_id)) a
    where ends_at < before + make_interval(secs => gap_s)`,
  'a lot of a session has its start and market, and closes at its plan or later': `
    select a.product_id as id, a.session_id as by from auctions a
    join auction_sessions s on s.id = a.session_id join products p on p.id = a.product_id
    where a.starts_at <> s.starts_at or p.market_id <> s.market_id or a.ends_at < a.planned_ends_at
      or a.planned_ends_at < a.first_ends_at or a.first_ends_at < s.starts_at + make_interval(secs => s.gap_s)`,
  'the recorded end and the next due time of an auction follow from its rows': `
    select a.product_id as id, a.version as by from auctions a
    left join awards w on w.auction_id = a.product_id and w.lapsed_at is null
    where a.closed_at <> a.ends_at or a.closed_at is null and (w.number is not null or a.ordered_at is not null)
      or a.due_at is distinct from case
        when a.voided_at is not null or a.ordered_at is not null then null
        when a.closed_at is null then a.ends_at
        when w.number is not null then ${lapse} end`,
  'an auction has at most one open award, and earlier ones lapsed in time or with their bidder': `
    select w.auction_id as id, w.number as by from (
      select *, lag(lapsed_at) over (partition by auction_id order by number) as before,
        row_number() over (partition by auction_id order by number) as place,
        row_number() over (partition by auction_id order by number desc) as from_last from awards) w
    join auctions a on a.product_id = w.auction_id
    where w.number <> w.place or w.from_last > 1 and w.lapsed_at is null
      or w.number > 1 and (w.before is null or w.at < w.before)
      or w.lapsed_at is not null and w.lapsed_at <> ${lapse} and not exists (
        select from exclusions e where e.auction_id = w.auction_id and e.bidder_id = w.bidder_id and e.at = w.lapsed_at)
      or w.lapsed_at is not null and w.from_last = 1 and a.ordered_at is not null`,
  'every award is for the highest bid of an eligible bidder': `
    select w.auction_id as id, w.number as by from awards w join auctions a on a.product_id = w.auction_id
    left join bids b on b.auction_id = w.auction_id and b.number = w.bid_number
    where b.bidder_id is distinct from w.bidder_id or b.amount_halalas is distinct from w.amount_halalas
      or w.at < b.at or not w.by_owner and (w.amount_halalas < coalesce(a.reserve_halalas, 0) or exists (
        select from exclusions e where e.auction_id = w.auction_id and e.reason = 'rejected' and e.at <= w.at))
      or exists (
        select from bids h where h.auction_id = w.auction_id and h.amount_halalas > w.amount_halalas
          and not ${excluded('h', 'and e.at <= w.at')}
          and h.bidder_id not in (select e.bidder_id from awards e where e.auction_id = w.auction_id and e.number < w.number))
      or ${excluded('b', 'and e.at <= w.at')}`,
  // If weight was missing, its price was refunded, so the order costs the amount in proportion to its packed weight.
  'an auction is ordered exactly if its winner has one order at the accepted amount': `
    select a.product_id as id, count(o.id) as by from auctions a
    left join (select i.product_id, o.id, o.buyer_id, i.total_halalas, i.quantity_grams, i.ordered_grams
               from order_items i join orders o on o.id = i.order_id where o.sale_type = 'auction'
                 and o.status not in ('rejected', 'cancelled')) o on o.product_id = a.product_id
    left join awards w on w.auction_id = a.product_id and w.lapsed_at is null
    group by a.product_id, a.ordered_at, a.voided_at
    having count(o.id) <> (a.ordered_at is not null)::int or a.ordered_at is not null and a.voided_at is not null
      or bool_or(o.buyer_id <> w.bidder_id
        or o.total_halalas <> greatest(1, w.amount_halalas * o.quantity_grams / o.ordered_grams))
      or a.ordered_at is not null and count(w.number) = 0`,
  'an award lapses with its order exactly if that failed, and states which party failed it': `
    select i.product_id as id, o.id as by from orders o join order_items i on i.order_id = o.id
    left join seller_cancellations c on c.order_id = o.id
    left join exclusions e on e.auction_id = i.product_id and e.bidder_id = o.buyer_id
      and e.reason = case when c.order_id is null then 'abandoned' else 'rejected' end
    left join awards w on w.auction_id = e.auction_id and w.bidder_id = e.bidder_id and w.lapsed_at = e.at
    where o.sale_type = 'auction' and o.status in ('rejected', 'cancelled')
      and (w.number is null or i.total_halalas <> greatest(1, w.amount_halalas * i.quantity_grams / i.ordered_grams))
    union all
    select e.auction_id, e.after_number from exclusions e
    where e.reason <> 'barred' and not exists (
      select from orders o join order_items i on i.order_id = o.id and i.product_id = e.auction_id
      where o.buyer_id = e.bidder_id and o.status in ('rejected', 'cancelled'))`,
  'the owner is notified of every end, and the winner of every open award': `
    select a.product_id as id, a.version as by from auctions a
    join products p on p.id = a.product_id join users u on u.id = p.seller_id and u.deleted_at is null
    left join awards w on w.auction_id = a.product_id and w.lapsed_at is null and a.voided_at is null
      and a.awarded_version > 0 and w.bidder_id in (select id from users where deleted_at is null)
    where a.closed_at > now() - interval '170 days' and (
      a.ended_version > 0 and a.awarded_version + a.voided_version = 0 and not ${notified('p.seller_id', "':ended'")}
      or w.number is not null and not ${notified('w.bidder_id', "':awarded:' || w.bid_number")})`,
}

function notified(to: string, what: string): string {
  return `exists (select from notifications n where n.user_id = ${to}
    and n.event_key = 'auction:' || a.product_id || ${what})`
}
