-- Up Migration
-- Alerts of prices, landed fish and auctions (decision 96).
create table alerts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Limits the alerts of a person without a lock; the lowest free number is used.
  slot smallint not null check (slot between 1 and 30),
  kind text not null check (kind in ('price', 'landed', 'auction')),
  fish_id int not null references fish on delete cascade,
  -- Null: every market.
  market_id int references markets on delete cascade,
  -- Of a price alert: the origin, and the price per kilogram up to which it fires.
  origin text check (origin in ('local', 'imported')),
  price_halalas bigint check (price_halalas > 0),
  channels text[] not null check (channels <@ array['push', 'email', 'sms']),
  often text not null check (often in ('daily', 'always')),
  created_at timestamptz not null default now(),
  fired_at timestamptz,
  check ((kind = 'price') = (price_halalas is not null) and (kind = 'price') = (origin is not null)),
  unique (user_id, slot),
  unique nulls not distinct (user_id, kind, fish_id, market_id, origin)
);
create index alerts_of_fish on alerts (fish_id, id);
create index alerts_of_market on alerts (market_id);

-- What happened and has not been compared with all alerts yet. `record_id`: the product, the auction, or the species of an
-- average. `after_alert`: the alerts up to this id have been compared.
create table alert_signals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('goods', 'auction', 'average')),
  fish_id int not null,
  market_id int,
  origin text not null check (origin in ('local', 'imported')),
  -- Halalas per kilogram; null for an auction.
  price_halalas bigint check ((kind = 'auction') = (price_halalas is null)),
  -- Whether goods are newly on sale, and not only cheaper than before.
  landed boolean not null,
  seller_id bigint,
  record_id bigint not null,
  at timestamptz not null,
  after_alert bigint not null default 0
);

-- The auctions whose opening was queued.
create table alert_openings (
  auction_id bigint primary key references auctions on delete cascade,
  at timestamptz not null
);
