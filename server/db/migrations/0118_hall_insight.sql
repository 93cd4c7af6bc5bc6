-- Up Migration
-- Sales of halls in the figures of staff (decision 106), with the sale type `hall`.

-- As in 0063_insight.sql, and the sales of halls with negative ids, on the day of the hammer.
create or replace view insight_lines as
select o.id as order_id, o.completed_at, k.dimension, k.key, i.quantity_grams as grams, i.total_halalas as halalas
from orders o
cross join lateral (select * from order_items where order_id = o.id offset 0) i
cross join lateral (values
  ('all', 'all'),
  ('market', coalesce(i.market_id::text, 'none')),
  ('fish', i.fish_id::text),
  ('origin', i.origin),
  ('channel', o.sale_type)) k (dimension, key)
where o.status = 'completed'
union all
select -h.id, h.sold_at, k.dimension, k.key, h.quantity_grams, h.hammer_halalas
from hall_sales h
cross join lateral (values
  ('all', 'all'),
  ('market', h.market_id::text),
  ('fish', h.fish_id::text),
  ('origin', 'local'),
  ('channel', 'hall')) k (dimension, key)
where h.reversed_at is null;

-- Buyers and sellers of completed orders and of sales of halls; people of a hall without an account are left out.
create view insight_traders as
select o.completed_at as at, t.side, t.user_id
from orders o
cross join lateral (values ('buyer', o.buyer_id), ('seller', o.seller_id)) t (side, user_id)
where o.status = 'completed'
union all
select h.sold_at, t.side, p.user_id
from hall_sales h
cross join lateral (values ('buyer', h.buyer_id), ('seller', h.seller_id)) t (side, person_id)
join hall_people p on p.id = t.person_id and p.user_id is not null
where h.reversed_at is null;

create or replace function note_hall_days() returns trigger language plpgsql as $$
begin
  with prices as (insert into price_stale (day) values ((new.sold_at at time zone 'Asia/Riyadh')::date))
  insert into insight_stale (day) values ((new.sold_at at time zone 'Asia/Riyadh')::date);
  return null;
end $$;

-- A person of a hall who gets an account counts as active on the days of the earlier sales too.
create function note_linked_days() returns trigger language plpgsql as $$
begin
  insert into insight_stale (day)
  select distinct (sold_at at time zone 'Asia/Riyadh')::date from hall_sales where seller_id = new.id
  union
  select distinct (sold_at at time zone 'Asia/Riyadh')::date from hall_sales where buyer_id = new.id;
  return null;
end $$;
create trigger hall_people_linked after update on hall_people for each row
  when (old.user_id is distinct from new.user_id) execute function note_linked_days();

insert into insight_stale (day) select distinct (sold_at at time zone 'Asia/Riyadh')::date from hall_sales where reversed_at is null;
