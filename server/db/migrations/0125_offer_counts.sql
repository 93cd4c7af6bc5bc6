-- Up Migration
-- The version of the last change of `offers_count`, which the stream of a tender reports.
alter table auctions add column offers_version int not null default 0;
