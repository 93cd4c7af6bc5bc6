-- Up Migration
-- The weekly price index (docs/prices.md, decision 93).

-- Baskets are published with their weights and never revised. `items` is [{ fish_id, source, weight, base }]: weights in 1/10,000,
-- base prices in halalas per kilogram. `link` is the index in 1/1,000 of a point at the base prices.
create table price_baskets (
  place text not null check (place in ('all', 'gulf', 'red_sea')),
  number int not null check (number > 0),
  -- The last of the weeks from which weights and base prices come; the basket applies to the weeks after it.
  link_week date not null,
  items jsonb not null,
  link int not null check (link > 0),
  published_at timestamptz not null,
  primary key (place, number)
);

-- A published week keeps its first value; `value` is the present one. Both in 1/1,000 of a point. `coverage` is the weight of
-- the species with sales in the week, in 1/10,000.
create table price_index (
  place text not null,
  week date not null,
  basket int not null,
  first_value int not null check (first_value > 0),
  value int not null check (value > 0),
  coverage int not null check (coverage between 0 and 10000),
  published_at timestamptz not null,
  revised_at timestamptz,
  primary key (place, week),
  foreign key (place, basket) references price_baskets,
  check ((revised_at is null) <= (first_value = value))
);
