-- Up Migration
-- Sellers who cancelled the order of a lot or of an accepted offer (contract, section 3, "Cancelled by the seller").
create table seller_cancellations (
  order_id bigint primary key references orders,
  seller_id bigint not null references users,
  reason text not null check (reason in ('rejected', 'not_accepted', 'cancelled', 'not_started')),
  at timestamptz not null
);
comment on table seller_cancellations is 'orders of lots and accepted offers that failed by their seller; counted in the back office';
create index seller_cancellations_seller on seller_cancellations (seller_id, order_id desc);

-- A rejected order removes its bidder from the auction, as a link of the hash chain like an exclusion.
alter table exclusions add column reason text not null default 'barred' check (reason in ('barred', 'rejected'));
create unique index exclusions_rejected on exclusions (auction_id, bidder_id) where reason = 'rejected';

-- Cancellations from before the rule existed.
insert into seller_cancellations (order_id, seller_id, reason, at)
  select o.id, o.seller_id, case when o.status = 'rejected' then 'rejected' when e.side = 'seller' then 'cancelled'
      when o.accepted_at is not null then 'not_started' else 'not_accepted' end, e.at
  from orders o join options p on p.id = o.payment_id
  join lateral (select side, at from order_events e where e.order_id = o.id order by position desc limit 1) e on true
  where o.sale_type in ('auction', 'offers') and (o.status = 'rejected' or o.status = 'cancelled' and (
    e.side = 'seller' or o.accepted_at is not null
    or e.side = 'clock' and (p.code = 'cod' or o.payment_status = 'refunded')));

insert into audit (action, record_type, record_id, after)
  select 'user.cancelled_sale', 'user', seller_id, jsonb_build_object('order', order_id, 'reason', reason)
  from seller_cancellations order by at;

-- Reopens their requests for the rest of their time.
with kept_not as (
  update offers f set status = 'withdrawn', ended_at = c.at from seller_cancellations c join orders o on o.id = c.order_id
  where f.id = o.offer_id returning f.request_id
), freed as (
  select r.id, r.closes_at > now() and not u.blocked and u.deleted_at is null as opens, r.closes_at > now() as in_time
  from requests r join kept_not k on k.request_id = r.id join users u on u.id = r.asker_id
), offered as (
  update offers f set
    status = case when not s.blocked and s.deleted_at is null and s.type <> 'local_buyer' then 'open' else 'withdrawn' end,
    ended_at = case when not s.blocked and s.deleted_at is null and s.type <> 'local_buyer' then null else now() end
  from freed r, users s where r.opens and f.request_id = r.id and f.status = 'declined' and s.id = f.seller_id
  returning f.request_id, f.status
)
update requests q set updated_at = now(), status = case when r.opens then 'open' else 'closed' end,
  closed_at = case when r.opens then null when r.in_time then now() else q.closes_at end,
  closed_by = case when r.opens then null when r.in_time then 'operator' else 'clock' end,
  offers_count = case when r.opens
    then (select count(*) from offered f where f.request_id = q.id and f.status = 'open') else q.offers_count end
  from freed r where r.id = q.id;

-- Their auctions count as lapsed at that time. If the owner may still accept, people who may no longer bid have left them too.
do $$
declare
  one record;
  barred record;
  hashed bytea;
  lapsed timestamptz;
begin
  for one in
    select a.product_id as id, a.salt, a.last_hash, a.bids_count, a.accept_s, w.bidder_id, w.at as awarded_at, c.at
    from seller_cancellations c join orders o on o.id = c.order_id and o.sale_type = 'auction'
    join order_items i on i.order_id = o.id join auctions a on a.product_id = i.product_id
    join awards w on w.auction_id = a.product_id and w.lapsed_at is null and w.bidder_id = o.buyer_id
    order by a.product_id for update of a
  loop
    lapsed := greatest(date_trunc('milliseconds', one.at), one.awarded_at + interval '1 millisecond');
    hashed := one.last_hash;
    for barred in
      select one.bidder_id as id, 'rejected' as reason, lapsed as at
      union all
      select u.id, 'barred', date_trunc('milliseconds', clock_timestamp()) from users u
      where lapsed + make_interval(secs => one.accept_s) > now() and u.id <> one.bidder_id
        and (u.blocked or u.deleted_at is not null or u.type not in ('local_seller', 'international_seller'))
        and exists (select from bids b where b.auction_id = one.id and b.bidder_id = u.id and not exists (
          select from exclusions e where e.auction_id = one.id and e.bidder_id = u.id and e.after_number >= b.number))
      order by reason desc, id
    loop
      hashed := sha256(convert_to(concat_ws(E'\n',
        case barred.reason when 'rejected' then 'samak-rejection/1' else 'samak-exclusion/1' end,
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
