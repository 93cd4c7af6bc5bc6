import { commitmentHash, offerHash, termsHash } from '../trade/chain.ts'

/** SQL: whether the row `o` of sealed_offers is the valid offer of its bidder: not replaced, withdrawn or barred. */
export const valid = `o.ended is null and not exists (select from sealed_offers l
  where l.auction_id = o.auction_id and l.bidder_id = o.bidder_id and l.number > o.number)`

/** Invariants of Dutch lots and sealed tenders: each statement returns the records that break it. */
export const wayInvariants: Readonly<Record<string, string>> = {
  "a Dutch lot is sold once, at the clock's price of the press, and ends with it": `
    select a.product_id as id, b.number as by from auctions a
    left join bids b on b.auction_id = a.product_id
    left join awards w on w.auction_id = a.product_id and w.bid_number = b.number
    where a.way = 'dutch' and (
      a.first_ends_at <> a.starts_at + make_interval(secs => a.step_s
        * (ceil((a.starting_halalas - a.floor_halalas)::numeric / a.min_increment_halalas)::int + 1))
      or a.reserve_halalas is not null or not a.auto_accept
      or b.number is null and a.ends_at <> a.first_ends_at
      or b.number is not null and (b.number <> 1 or b.automatic or a.closed_at is null
        or a.ends_at <> b.at + interval '1 millisecond' or w.at is distinct from a.ends_at or w.by_owner
        or b.amount_halalas <> greatest(a.floor_halalas, a.starting_halalas - a.min_increment_halalas
          * floor(extract(epoch from b.at - a.starts_at) / a.step_s)::bigint)))`,
  'the offers of a tender form one chain from its terms, inside of its time, and not by the owner': `
    select b.auction_id as id, b.number as by from (
      select s.*, lag(s.hash) over w as previous, row_number() over w as place,
        lag(s.ended) over (partition by s.auction_id, s.bidder_id order by s.number) as before,
        row_number() over (partition by s.auction_id, s.bidder_id order by s.number) as own
      from sealed_offers s window w as (partition by s.auction_id order by s.number)) b
    join auctions a on a.product_id = b.auction_id join products p on p.id = a.product_id
    where a.way <> 'sealed' or b.number <> b.place or b.at < a.starts_at or b.at >= a.first_ends_at
      or b.bidder_id = p.seller_id or b.amount_halalas < a.starting_halalas
      or b.ended is not null and (b.own = 1 or b.before is not null)
      or b.commitment <> ${commitmentHash} or b.hash <> ${offerHash(`coalesce(b.previous, ${termsHash()})`)}`,
  'no offer of a tender is a bid before the opening, and afterwards exactly the valid ones are': `
    select o.auction_id as id, o.number as by from sealed_offers o join auctions a on a.product_id = o.auction_id
    left join bids b on b.auction_id = o.auction_id and b.bidder_id = o.bidder_id
    where ${valid} and case when a.closed_at is null then b.number is not null
      else b.number is null or b.amount_halalas <> o.amount_halalas or b.at <> o.at or b.automatic end
    union all
    select b.auction_id, b.number from bids b join auctions a on a.product_id = b.auction_id
    where a.way = 'sealed' and not exists (
      select from sealed_offers o where o.auction_id = b.auction_id and o.bidder_id = b.bidder_id and ${valid})`,
  'the opened offers of a tender are ranked by amount, and of equal offers the earlier one ranks higher': `
    select id, by from (
      select b.auction_id as id, b.number as by,
        row_number() over (partition by b.auction_id order by b.amount_halalas, o.number desc) as rank
      from bids b join sealed_offers o on o.auction_id = b.auction_id and o.bidder_id = b.bidder_id and ${valid}) ranked
    where by <> rank`,
  'a tender counts its valid offers while they are sealed, and its state shows none of them': `
    select a.product_id as id, a.offers_count as by from auctions a
    where a.way = 'sealed' and (a.offers_count <> case when a.closed_at is not null then 0
        else (select count(*) from sealed_offers o where o.auction_id = a.product_id and ${valid}) end
      or a.closed_at is null and (a.bids_count > 0 or a.current_halalas is not null or a.leader_id is not null
        or a.max_halalas is not null or a.last_hash is not null))
      or a.way <> 'sealed' and exists (select from sealed_offers s where s.auction_id = a.product_id)`,
}
