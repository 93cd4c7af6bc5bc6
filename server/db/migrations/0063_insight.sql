-- Up Migration
-- Completed trade by day in Riyadh, for the figures of staff. The worker fills these tables; readers count the days that
-- are not closed, or stale, from the orders, so that figures never depend on when the worker ran (decision 73).
create table insight_days (
  dimension text not null check (dimension in ('all', 'market', 'fish', 'origin', 'channel')),
  day date not null,
  -- The id of the market or species, the origin or the sale type; 'none' for lines without a market.
  key text not null,
  grams bigint not null,
  halalas bigint not null,
  orders int not null,
  primary key (dimension, day, key)
);

-- Buyers and sellers of a day. The distinct people of a period cannot be computed from daily counts.
create table insight_people (
  side text not null check (side in ('buyer', 'seller')),
  user_id bigint not null,
  day date not null,
  primary key (side, user_id, day)
);
create index insight_people_day on insight_people (day);

create table insight_closed (
  day date primary key,
  commission_halalas bigint not null
);

-- Days whose completed orders changed. Append-only and without a key, so that concurrent completions never wait for each
-- other; the worker deletes the rows of a day before it counts the day again.
create table insight_stale (
  day date not null
);
create index insight_stale_day on insight_stale (day);

-- The lines of completed orders, once for each dimension. OFFSET 0 keeps the lookup of lines by order: the planner cannot
-- estimate a join with a list of times, and would read all lines of the market.
create view insight_lines as
select o.id as order_id, o.completed_at, k.dimension, k.key, i.quantity_grams as grams, i.total_halalas as halalas
from orders o
cross join lateral (select * from order_items where order_id = o.id offset 0) i
cross join lateral (values
  ('all', 'all'),
  ('market', coalesce(i.market_id::text, 'none')),
  ('fish', i.fish_id::text),
  ('origin', i.origin),
  ('channel', o.sale_type)) k (dimension, key)
where o.status = 'completed';

create function note_new_stale_days() returns trigger language plpgsql as $$
begin
  insert into insight_stale (day)
  select distinct (completed_at at time zone 'Asia/Riyadh')::date from new_orders where status = 'completed';
  return null;
end $$;
create trigger orders_stale_new after insert on orders
  referencing new table as new_orders for each statement execute function note_new_stale_days();

create function note_stale_days() returns trigger language plpgsql as $$
begin
  insert into insight_stale (day)
  select distinct (at at time zone 'Asia/Riyadh')::date
  from (values (case when old.status = 'completed' then old.completed_at end),
               (case when new.status = 'completed' then new.completed_at end)) changed (at)
  where at is not null;
  return null;
end $$;
create trigger orders_stale after update on orders for each row
  when ((old.status = 'completed' or new.status = 'completed')
    and (old.status <> new.status or old.completed_at is distinct from new.completed_at))
  execute function note_stale_days();

create index order_events_ended on order_events (at) where status in ('cancelled', 'rejected');
-- Entries are appended in the order of time, so that a BRIN index finds the entries of a day at almost no cost for writes.
create index entries_at on entries using brin (at);
