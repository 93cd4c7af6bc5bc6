-- Up Migration
-- Further ways to sell a lot (decision 103): a Dutch clock, whose step down is min_increment_halalas, and a sealed tender.
alter table auctions add column way text not null default 'english';
alter table auctions add column floor_halalas bigint;
alter table auctions add column step_s int;
alter table auctions add column offers_count int not null default 0;
alter table auctions add constraint auctions_way check (way in ('english', 'dutch', 'sealed')) not valid;
alter table auctions add constraint auctions_fall check (
  (way = 'dutch') = (floor_halalas is not null) and (way = 'dutch') = (step_s is not null)
  and coalesce(floor_halalas > 0 and floor_halalas < starting_halalas and step_s > 0, true)) not valid;
alter table auctions add constraint auctions_offers check (offers_count >= 0 and (way = 'sealed' or offers_count = 0)) not valid;
comment on column auctions.offers_count is 'the bidders with a valid offer in a tender';

-- Sealed offers, and the links that end them. A bidder's last link counts. Amounts and salts are secret until the end: only
-- the opening, the bidder's own page and the bidder's export read them (docs/security.md).
create table sealed_offers (
  auction_id bigint not null references auctions,
  number int not null check (number > 0),
  bidder_id bigint not null references users,
  amount_halalas bigint check (amount_halalas > 0),
  salt bytea check (length(salt) = 32),
  commitment bytea,
  ended text check (ended in ('withdrawn', 'barred')),
  at timestamptz not null,
  hash bytea not null,
  primary key (auction_id, number),
  check ((ended is null) = (amount_halalas is not null) and (ended is null) = (salt is not null)
    and (ended is null) = (commitment is not null))
);
create index sealed_offers_bidder on sealed_offers (bidder_id, auction_id, number desc);
