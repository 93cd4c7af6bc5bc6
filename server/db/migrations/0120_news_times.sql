-- Up Migration
-- Whether an editor chose the publication time of an item. A draft without a chosen time is published when it is completed; until
-- now such a draft was recognized by the seconds of its time.
alter table blogs add column time_chosen boolean not null default false;
update blogs set time_chosen = true where date_trunc('minute', published_at) = published_at;
