-- Up Migration
-- Notices to the owner of a demand that a supply matches (contract, section 6). A notice is about a deal or about a demand;
-- `noticed_on` limits those about a demand to one a day.
alter table notices alter column deal_id drop not null, add column demand_id bigint references demands;
alter table notices add constraint notices_about check (num_nonnulls(deal_id, demand_id) = 1) not valid;
alter table demands add column noticed_on date;
