-- Up Migration
-- Bidders who left an auction because they may no longer bid (contract, Auctions, "Excluded bidders"). An exclusion is a link of
-- the public record's hash chain (shared/auctions/record.ts): the next bid's hash includes it.
create table exclusions (
  auction_id bigint not null references auctions,
  number int not null check (number > 0),
  bidder_id bigint not null references users,
  after_number int not null,
  at timestamptz not null,
  hash bytea not null,
  primary key (auction_id, number),
  foreign key (auction_id, after_number) references bids (auction_id, number)
);
comment on column exclusions.after_number is 'the last bid before it: earlier bids of this bidder win no more';
create index exclusions_bidder on exclusions (bidder_id);

-- An auction whose only bidder left has bids but no leader.
alter table auctions
  drop constraint auctions_check1, drop constraint auctions_check,
  add column excluded_version int not null default 0,
  add constraint auctions_leader check ((leader_id is null) = (current_halalas is null)
    and (leader_id is null) = (max_halalas is null) and (bids_count > 0 or leader_id is null));

-- Running auctions from before the price rose to the reserve at once, whose leader's maximum reaches the reserve. Auctions so near
-- their end that the bid would extend them are left out.
do $$
declare
  one record;
  hashed bytea;
begin
  for one in
    select a.*, date_trunc('milliseconds', clock_timestamp()) as now from auctions a
    where closed_at is null and voided_at is null and max_halalas >= reserve_halalas and current_halalas < reserve_halalas
      and ends_at > now() + make_interval(secs => soft_close_s + 60) order by product_id for update
  loop
    hashed := sha256(convert_to(concat_ws(E'\n', 'samak-bid/1', encode(one.last_hash, 'hex'), one.bids_count + 1,
      one.reserve_halalas, left(encode(sha256(convert_to(concat_ws(E'\n', 'samak-bidder/1', encode(one.salt, 'hex'),
        one.leader_id), 'UTF8')), 'hex'), 16), 1, floor(extract(epoch from one.now) * 1000)::bigint), 'UTF8'));
    insert into bids (auction_id, number, bidder_id, amount_halalas, automatic, at, hash)
      values (one.product_id, one.bids_count + 1, one.leader_id, one.reserve_halalas, true, one.now, hashed);
    update auctions set bids_count = one.bids_count + 1, current_halalas = one.reserve_halalas, last_hash = hashed,
      version = version + 1, bid_version = version + 1 where product_id = one.product_id;
  end loop;
end $$;
