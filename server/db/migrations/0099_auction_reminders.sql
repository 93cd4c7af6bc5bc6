-- Up Migration
-- The auctions whose bidders were notified shortly before the end.
create table auction_reminders (
  auction_id bigint primary key references auctions on delete cascade,
  at timestamptz not null
);
