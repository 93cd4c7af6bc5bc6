-- Up Migration
-- A blocked seller sells nothing (contract, section 8, "Blocked people"): goods are hidden while the block lasts.
alter table products add column hidden_by_block boolean not null default false,
  add constraint products_hidden_by_block check (not hidden_by_block or status = 'hidden');
comment on column products.hidden_by_block is 'hidden because the seller is blocked, and shown again when they are not';

-- Applies the rule to people who were blocked before it existed.
update products p set status = 'hidden', hidden_by_block = true, updated_at = now() from users u
  where u.id = p.seller_id and u.blocked and p.sale_type = 'normal' and p.status <> 'hidden';
update auctions a set voided_at = date_trunc('milliseconds', now()), due_at = null, version = a.version + 1,
    voided_version = a.version + 1
  from products p join users u on u.id = p.seller_id
  where p.id = a.product_id and u.blocked and a.ordered_at is null and a.voided_at is null
    and (a.closed_at is null or exists (select from awards w where w.auction_id = a.product_id and w.lapsed_at is null));
with taken_back as (
  update offers o set status = 'withdrawn', ended_at = now() from users u, requests r
  where u.id = o.seller_id and u.blocked and r.id = o.request_id and r.status in ('open', 'accepted')
    and o.status in ('open', 'accepted')
  returning o.request_id, r.status as request_status)
update requests r set offers_count = r.offers_count - case t.request_status when 'open' then 1 else 0 end,
    status = case t.request_status when 'open' then r.status else 'closed' end,
    closed_at = case t.request_status when 'open' then r.closed_at else now() end,
    closed_by = case t.request_status when 'open' then r.closed_by else 'operator' end
  from taken_back t where t.request_id = r.id;
update offers o set status = 'declined', ended_at = now() from requests r join users u on u.id = r.asker_id
  where r.id = o.request_id and u.blocked and r.status in ('open', 'accepted') and o.status in ('open', 'accepted');
update requests r set status = 'closed', closed_at = now(), closed_by = 'operator' from users u
  where u.id = r.asker_id and u.blocked and r.status in ('open', 'accepted');
with halted as (
  update orders o set status = 'disputed', due_status = null, due_at = null, dispute_at = now(),
    dispute_reason = coalesce(o.return_reason, 'البائع موقوف · The seller is blocked')
  from users u where u.id = o.seller_id and u.blocked and o.status in ('accepted', 'in_progress', 'return_requested')
  returning o.id)
insert into order_events (order_id, position, status, at, side)
  select h.id, (select max(position) + 1 from order_events e where e.order_id = h.id), 'disputed', now(), 'operator'
  from halted h;
