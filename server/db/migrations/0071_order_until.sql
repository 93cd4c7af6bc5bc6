-- Up Migration
-- How long the buyer may order an accepted offer. Kept from the acceptance; earlier acceptances get the same time limit.
alter table requests add column order_until timestamptz;
update requests set order_until = now() + interval '48 hours' where status = 'accepted';
create index requests_order_due on requests (order_until) where status = 'accepted';
