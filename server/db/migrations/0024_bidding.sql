-- Up Migration
-- Auctions: bids and their hash chain, the end, awards, streamed states (contract, Auctions; shared/auctions/engine.ts).

-- The owner may accept before the planned end, which ends the auction at that moment.
alter table auctions drop constraint auctions_check,
  add constraint auctions_span check (starts_at < first_ends_at and starts_at <= ends_at),
  add column starts_after text check (starts_after in ('fajr', 'asr')),
  -- The settings of this auction. Later changes of the market's settings do not apply to it.
  add column soft_close_s int not null default 120 check (soft_close_s >= 0),
  add column soft_cap_s int not null default 3600 check (soft_cap_s >= 0),
  add column accept_s int not null default 86400 check (accept_s > 0),
  add column award_s int not null default 86400 check (award_s > 0),
  add column leader_id bigint references users,
  add column max_halalas bigint,
  add column salt bytea not null default uuid_send(gen_random_uuid()),
  add column last_hash bytea,
  add column closed_at timestamptz,
  add column ordered_at timestamptz,
  add column due_at timestamptz,
  add column version int not null default 0,
  add column bid_version int not null default 0,
  add column extended_version int not null default 0,
  add column ended_version int not null default 0,
  add column awarded_version int not null default 0,
  add column voided_version int not null default 0;
comment on column auctions.max_halalas is 'up to which the market bids for the leader; never below current_halalas';
comment on column auctions.salt is 'makes the marks of bidders; never shown';
comment on column auctions.closed_at is 'the end is recorded: equals ends_at, which moves no more';
comment on column auctions.due_at is 'when the clock next changes something; null for never';
comment on column auctions.version is 'counts the changes that streams tell; the others: the version at the last one of their kind';

alter table bids add column hash bytea;
-- A person's bids, and the last bid in each auction.
drop index bids_bidder;
create index bids_bidder on bids (bidder_id, auction_id, number desc);

-- Computes the hash chain of bids that were made before it existed (shared/auctions/record.ts defines the hashed texts).
do $$
declare
  one record;
  previous text;
begin
  for one in
    select b.id, b.auction_id, b.number, b.amount_halalas, b.automatic,
      floor(extract(epoch from b.at) * 1000)::bigint as at_ms,
      left(encode(sha256(convert_to(concat_ws(E'\n', 'samak-bidder/1', encode(a.salt, 'hex'), b.bidder_id), 'UTF8')), 'hex'), 16) as mark,
      encode(sha256(convert_to(concat_ws(E'\n', 'samak-auction/1', a.product_id, a.starting_halalas, a.min_increment_halalas,
        a.soft_close_s, a.soft_cap_s, floor(extract(epoch from a.starts_at) * 1000)::bigint,
        floor(extract(epoch from a.first_ends_at) * 1000)::bigint), 'UTF8')), 'hex') as terms
    from bids b join auctions a on a.product_id = b.auction_id order by b.auction_id, b.number
  loop
    previous := case when one.number = 1 then one.terms else previous end;
    previous := encode(sha256(convert_to(concat_ws(E'\n', 'samak-bid/1', previous, one.number, one.amount_halalas, one.mark,
      one.automatic::int, one.at_ms), 'UTF8')), 'hex');
    update bids set hash = decode(previous, 'hex') where id = one.id;
  end loop;
end $$;
alter table bids alter column hash set not null;

-- Bids that were accepted by the owner or at the end. A lapsed award stays, and its bidder cannot win again.
create table awards (
  auction_id bigint not null references auctions,
  number int not null check (number > 0),
  bid_number int not null,
  bidder_id bigint not null references users,
  amount_halalas bigint not null,
  at timestamptz not null,
  by_owner boolean not null,
  lapsed_at timestamptz check (lapsed_at > at),
  primary key (auction_id, number),
  foreign key (auction_id, bid_number) references bids (auction_id, number),
  unique (auction_id, bidder_id)
);
create unique index awards_standing on awards (auction_id) where lapsed_at is null;
create index awards_bidder on awards (bidder_id);

insert into awards (auction_id, number, bid_number, bidder_id, amount_halalas, at, by_owner)
select a.product_id, 1, b.number, b.bidder_id, b.amount_halalas, a.accepted_at, not a.auto_accept
from auctions a join bids b on b.id = a.accepted_bid_id where a.accepted_at is not null;

update auctions a set
  leader_id = b.bidder_id, max_halalas = a.current_halalas, last_hash = b.hash, version = a.bids_count, bid_version = a.bids_count
from bids b where b.auction_id = a.product_id and b.number = a.bids_count;
update auctions a set ordered_at = o.created_at
from order_items i join orders o on o.id = i.order_id
where i.product_id = a.product_id and o.sale_type = 'auction';
update auctions a set closed_at = ends_at
where exists (select from awards w where w.auction_id = a.product_id);
update auctions set due_at = case when closed_at is null then ends_at else
  (select w.at + make_interval(secs => award_s) from awards w where w.auction_id = product_id) end
where voided_at is null and ordered_at is null;

alter table auctions drop column accepted_bid_id, drop column accepted_at,
  add check ((bids_count = 0) = (leader_id is null)), add check ((bids_count = 0) = (last_hash is null)),
  add check (coalesce(max_halalas >= current_halalas, current_halalas is null)),
  add check (closed_at = ends_at);
create index auctions_due on auctions (due_at) where due_at is not null;
