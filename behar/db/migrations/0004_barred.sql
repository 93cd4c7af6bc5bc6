-- Up Migration
-- Who may not enter the market any more (blocked, removed, of another type), as the main API said last. What they put up is
-- withheld: `removed` for every reader, with the state that it comes back to.
alter table members add column barred boolean not null default false;
alter table supplies add column withheld_status text,
  add constraint supplies_withheld check (withheld_status is null or status = 'removed' and withheld_status <> 'removed');
alter table demands add column withheld_status text,
  add constraint demands_withheld check (withheld_status is null or status = 'removed' and withheld_status <> 'removed');
create index members_barred on members (user_id) where barred;
create index supplies_withheld_of on supplies (owner_id, id) where withheld_status is not null;
create index demands_withheld_of on demands (owner_id, id) where withheld_status is not null;

-- When the main API was asked about everybody last. An answer to an earlier question is not written over a later one.
create table trader_checks (one boolean primary key default true check (one), asked_at timestamptz not null);
insert into trader_checks (asked_at) values ('-infinity');
