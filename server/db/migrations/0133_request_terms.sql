-- Up Migration
-- The end of the REQUEST_DAYS of a request. closes_at is earlier if the day by which the fish is needed ends earlier. Null
-- for requests from before this column: closes_at.
alter table requests add column term_until timestamptz;
