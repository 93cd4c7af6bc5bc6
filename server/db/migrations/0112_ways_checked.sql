-- Up Migration
-- Validates the checks of 0111_ways.sql without a lock that blocks writers.
alter table auctions validate constraint auctions_way;
alter table auctions validate constraint auctions_fall;
alter table auctions validate constraint auctions_offers;
