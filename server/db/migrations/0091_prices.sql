-- Up Migration
-- Published prices (docs/prices.md, decision 92).

-- Size and farming of sold goods, as they were when the goods were ordered. A later change of the product must not change a
-- published price. The worker fills older lines before it counts their day.
alter table order_items add column size_id int, add column farmed boolean;
comment on column order_items.size_id is 'the size of the goods when they were ordered; null: none, or farmed is null';
comment on column order_items.farmed is 'null: ordered before this column existed and not counted yet';

create function keep_sold_goods() returns trigger language plpgsql as $$
begin
  if new.product_id is not null then
    select p.size_id, p.farmed into new.size_id, new.farmed from products p where p.id = new.product_id;
  else
    new.farmed := false;
    select r.size_id into new.size_id from orders o join offers f on f.id = o.offer_id join requests r on r.id = f.request_id
    where o.id = new.order_id;
  end if;
  return new;
end $$;
create trigger order_items_sold before insert on order_items for each row execute function keep_sold_goods();

create function fill_sold_goods(days date[]) returns void language sql as $$
  update order_items i set farmed = coalesce(s.farmed, false), size_id = s.size_id
  from unnest(days) d (day)
  join orders o on o.status = 'completed' and o.completed_at >= d.day::timestamp at time zone 'Asia/Riyadh'
    and o.completed_at < (d.day + 1)::timestamp at time zone 'Asia/Riyadh'
  cross join lateral (select * from order_items where order_id = o.id and farmed is null offset 0) n
  left join products p on p.id = n.product_id
  left join offers f on f.id = o.offer_id left join requests r on r.id = f.request_id
  cross join lateral (select p.farmed, coalesce(p.size_id, r.size_id) as size_id) s
  where i.id = n.id
$$;

-- The first day of the period that contains a day. Weeks begin on Sunday; seasons in December, March, June and September.
create function period_start(grain text, day date) returns date language sql immutable as $$
  select case grain
    when 'day' then day
    when 'week' then day - extract(dow from day)::int
    when 'month' then date_trunc('month', day::timestamp)::date
    when 'season' then (date_trunc('quarter', day::timestamp + interval '1 month') - interval '1 month')::date
    when 'year' then date_trunc('year', day::timestamp)::date
  end
$$;

-- Sold lines of completed orders, without the order and the buyer. OFFSET 0 keeps the lookup of lines by order (0063).
create view price_lines as
select i.id, i.fish_id, o.completed_at, o.seller_id, i.market_id,
  case when i.origin = 'imported' then 'imported'
       when coalesce(i.farmed, (select p.farmed from products p where p.id = i.product_id), false) then 'farmed'
       else 'caught' end as source,
  case o.sale_type when 'auction' then 'auction' when 'offers' then 'offer' else 'fixed' end as channel,
  coalesce(i.size_id, case when i.farmed is null then (select p.size_id from products p where p.id = i.product_id) end, 0)
    as size_id,
  i.preparation, i.quantity_grams as grams, i.price_halalas
from orders o
cross join lateral (select * from order_items where order_id = o.id offset 0) i
where o.status = 'completed' and i.quantity_grams > 0;

-- The coast of a market: of coastal cities only. Goods of inland markets and of offers count for the country.
create view market_coasts as
select m.id as market_id, case when r.code = 'eastern' then 'gulf' else 'red_sea' end as coast
from markets m join cities c on c.id = m.city_id join regions r on r.id = c.region_id
where c.coastal;

-- The same lines once for each place: the country ('all'), the coast, and the market by its id.
create view price_places as
select p.place, l.*
from price_lines l
left join market_coasts c on c.market_id = l.market_id
cross join lateral (values ('all'), (c.coast), (l.market_id::text)) p (place)
where p.place is not null;

-- Kept figures. A row with channel 'all' and size 0 is the total of a source; the other rows are its parts. `worth` is the sum
-- of price times weight (halalas per kilogram times grams), so that an average is exact. `sellers` has the ids of the
-- sellers, at most five of them: the union over rows gives the exact number of sellers up to five, which is all that is published.
create table price_figures (
  fish_id int not null,
  place text not null,
  grain text not null check (grain in ('day', 'week', 'month')),
  start date not null,
  source text not null check (source in ('caught', 'farmed', 'imported')),
  channel text not null check (channel in ('all', 'fixed', 'auction', 'offer')),
  size_id int not null,
  grams bigint not null check (grams > 0),
  worth bigint not null,
  sales int not null check (sales > 0),
  sellers bigint[] not null,
  least_halalas bigint not null,
  most_halalas bigint not null,
  primary key (fish_id, place, grain, channel, source, size_id, start)
);
create index price_figures_start on price_figures (grain, start);
create index price_figures_totals on price_figures (place, grain, start) where channel = 'all';
create index price_figures_fish on price_figures (fish_id, grain, start) where channel = 'all';

create function join_sellers(kept bigint[], more bigint[]) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  if kept = '{}' then return more; end if;
  if cardinality(kept) = 5 or kept @> more then return kept; end if;
  return array(select distinct id from unnest(kept || more) id order by id limit 5);
end $$;
create aggregate first_sellers(bigint[]) (sfunc = join_sellers, stype = bigint[], initcond = '{}', parallel = safe);

-- The days that are kept: all from `first` to `until` except the stale ones. Without a row no day is kept, and every figure is
-- counted from the orders.
-- Counted up at every change of kept figures, also after the row was deleted, so that what is computed from them can be cached.
create sequence price_version;
create table price_kept (
  version bigint not null default nextval('price_version'),
  one boolean primary key default true check (one),
  first date not null,
  until date not null,
  -- Whether a kept figure has changed since the index was computed.
  index_due boolean not null default true,
  check (first <= until + 1)
);
-- When each day was counted last.
create table price_days (
  day date primary key,
  counted_at timestamptz not null
);
-- Days whose completed orders changed; append-only, as insight_stale.
create table price_stale (
  day date not null
);
create index price_stale_day on price_stale (day);

create or replace function note_new_stale_days() returns trigger language plpgsql as $$
begin
  with days as (
    select distinct (completed_at at time zone 'Asia/Riyadh')::date as day from new_orders where status = 'completed'),
  prices as (insert into price_stale (day) select day from days)
  insert into insight_stale (day) select day from days;
  return null;
end $$;

create or replace function note_stale_days() returns trigger language plpgsql as $$
begin
  with days as (
    select distinct (at at time zone 'Asia/Riyadh')::date as day
    from (values (case when old.status = 'completed' then old.completed_at end),
                 (case when new.status = 'completed' then new.completed_at end)) changed (at)
    where at is not null),
  prices as (insert into price_stale (day) select day from days)
  insert into insight_stale (day) select day from days;
  return null;
end $$;

-- A market that moves to another coast changes the figures of every day.
create function forget_kept_prices() returns trigger language plpgsql as $$
begin
  delete from price_kept;
  return null;
end $$;
create trigger markets_coast after update of city_id on markets for each row
  when (old.city_id <> new.city_id) execute function forget_kept_prices();
create trigger cities_coast after update of region_id, coastal on cities for each row
  when (old.region_id <> new.region_id or old.coastal <> new.coastal) execute function forget_kept_prices();
