-- Up Migration
-- What an unverified seller may do: null means everything, 0 nothing, otherwise this many goods on sale and no auctions.
alter table trade_settings add column unverified_goods int check (unverified_goods between 0 and 1000);
