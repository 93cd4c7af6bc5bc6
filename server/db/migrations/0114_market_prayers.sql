-- Up Migration
-- Whether closings of a market keep clear of prayer times, in minutes around the call (decision 104). A market without a row
-- has the default of shared/catalog/clearTimes.ts.
create table market_prayers (
  market_id int primary key references markets on delete cascade,
  clear boolean not null,
  before_min int not null check (before_min between 0 and 60),
  after_min int not null check (after_min between 0 and 60)
);
