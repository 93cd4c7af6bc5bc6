-- Up Migration
-- Until when the buyer may order an accepted offer. Kept from the acceptance; requests that are accepted now get the same time.
alter table requests add column order_until timestamptz;
update requests set order_until = now() + interval '48 hours' where status = 'accepted';
create index requests_order_due on requests (order_until) where status = 'accepted';
