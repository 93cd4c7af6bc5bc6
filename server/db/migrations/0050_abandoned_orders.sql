-- Up Migration
-- If the buyer of a lot cancels or does not pay, the award ends; for an accepted offer, the request closes (contract, section 3,
-- "Cancelled by the buyer").
alter table exclusions drop constraint exclusions_reason_check,
  add constraint exclusions_reason_check check (reason in ('barred', 'rejected', 'abandoned'));
drop index exclusions_rejected;
create unique index exclusions_failed_order on exclusions (auction_id, bidder_id) where reason <> 'barred';

-- Requests whose order ended this way before the rule existed.
with abandoned as (
  update offers f set status = 'declined', ended_at = e.at from orders o
  join lateral (select at from order_events e where e.order_id = o.id order by position desc limit 1) e on true
  where f.id = o.offer_id and f.status = 'accepted' and o.status = 'cancelled'
    and not exists (select from seller_cancellations c where c.order_id = o.id)
  returning f.request_id, e.at
)
update requests r set status = 'closed', closed_at = a.at, closed_by = 'owner', updated_at = a.at
  from abandoned a where r.id = a.request_id;

-- The awards of these orders lapse at the time of the cancellation. While the owner may still accept another bid, bidders
-- who may no longer bid are excluded. The clock awards nothing: the next bidder is notified when the owner accepts.
do $$
declare
  one record;
  barred record;
  hashed bytea;
  lapsed timestamptz;
begin
  for one in
    select a.product_id as id, a.salt, a.last_hash, a.bids_count, a.accept_s, w.bidder_id, w.at as awarded_at, e.at
    from orders o join order_items i on i.order_id = o.id join auctions a on a.product_id = i.product_id
    join lateral (select at from order_events e where e.order_id = o.id order by position desc limit 1) e on true
    join awards w on w.auction_id = a.product_id and w.lapsed_at is null and w.bidder_id = o.buyer_id
    where o.sale_type = 'auction' and o.status = 'cancelled'
      and not exists (select from seller_cancellations c where c.order_id = o.id)
    order by a.product_id for update of a
  loop
    lapsed := greatest(date_trunc('milliseconds', one.at), one.awarded_at + interval '1 millisecond');
    hashed := one.last_hash;
    for barred in
      select one.bidder_id as id, 'abandoned' as reason, lapsed as at
      union all
      select u.id, 'barred', date_trunc('milliseconds', clock_timestamp()) from users u
      where lapsed + make_interval(secs => one.accept_s) > now() and u.id <> one.bidder_id
        and (u.blocked or u.deleted_at is not null or u.type not in ('local_seller', 'international_seller'))
        and exists (select from bids b where b.auction_id = one.id and b.bidder_id = u.id and not exists (
          select from exclusions e where e.auction_id = one.id and e.bidder_id = u.id and e.after_number >= b.number))
      order by reason, id
    loop
      hashed := sha256(convert_to(concat_ws(E'\n',
        case barred.reason when 'abandoned' then 'samak-abandonment/1' else 'samak-exclusion/1' end,
        encode(hashed, 'hex'), one.bids_count, left(encode(sha256(convert_to(concat_ws(E'\n', 'samak-bidder/1',
          encode(one.salt, 'hex'), barred.id), 'UTF8')), 'hex'), 16),
        floor(extract(epoch from barred.at) * 1000)::bigint), 'UTF8'));
      insert into exclusions (auction_id, number, bidder_id, after_number, at, hash, reason)
        values (one.id, (select count(*) + 1 from exclusions where auction_id = one.id), barred.id, one.bids_count,
          barred.at, hashed, barred.reason);
    end loop;
    update awards set lapsed_at = lapsed where auction_id = one.id and bidder_id = one.bidder_id;
    update auctions a set ordered_at = null, due_at = null, last_hash = hashed, version = a.version + 2,
        ended_version = a.version + 1, excluded_version = a.version + 2, leader_id = best.bidder_id,
        current_halalas = best.amount_halalas, max_halalas = best.amount_halalas
      from (select 1) always left join lateral (
        select b.bidder_id, b.amount_halalas from bids b where b.auction_id = one.id and not exists (
          select from exclusions e where e.auction_id = one.id and e.bidder_id = b.bidder_id and e.after_number >= b.number)
        order by b.number desc limit 1) best on true
      where a.product_id = one.id;
  end loop;
end $$;
