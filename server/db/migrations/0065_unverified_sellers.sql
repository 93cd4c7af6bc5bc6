-- Up Migration
-- What a seller who is not verified may do: null everything, 0 nothing, otherwise this many goods on sale and no auctions.
alter table trade_settings add column unverified_goods int check (unverified_goods between 0 and 1000);
