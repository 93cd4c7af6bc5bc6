-- Up Migration
-- People who may no longer enter the market (blocked, removed, or of another type), as the main API last reported. Their
-- entries are withheld: every reader gets `removed`. The entry keeps the state that it returns to.
alter table members add column barred boolean not null default false;
alter table supplies add column withheld_status text,
  add constraint supplies_withheld check (withheld_status is null or status = 'removed' and withheld_status <> 'removed');
alter table demands add column withheld_status text,
  add constraint demands_withheld check (withheld_status is null or status = 'removed' and withheld_status <> 'removed');
create index members_barred on members (user_id) where barred;
create index supplies_withheld_of on supplies (owner_id, id) where withheld_status is not null;
create index demands_withheld_of on demands (owner_id, id) where withheld_status is not null;

-- When the main API was last asked about all members. The answer to an earlier question never overwrites a later one.
create table trader_checks (one boolean primary key default true check (one), asked_at timestamptz not null);
insert into trader_checks (asked_at) values ('-infinity');
