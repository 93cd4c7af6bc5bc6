-- Up Migration
-- Time does not release the holds of a blocked seller (contract, section 8, "Blocked people").
drop index holds_due;
alter table holds rename column frozen to frozen_by_return;
alter table holds add column frozen_by_block boolean not null default false;
alter table holds add column frozen boolean not null generated always as (frozen_by_return or frozen_by_block) stored;
create index holds_due on holds (account_id, release_at) where ended_at is null and not frozen;
create index holds_open on holds (account_id) where ended_at is null;
comment on column holds.frozen_by_return is 'a return or a dispute is open';
comment on column holds.frozen_by_block is 'its seller is blocked';

-- As in 0020_money.sql, with the new column name.
create or replace function freeze_hold(for_order bigint) returns boolean language plpgsql as $$
declare
  hold holds;
begin
  select * into hold from lock_hold(for_order);
  if hold.id is null then return false; end if;
  update holds set frozen_by_return = true where id = hold.id;
  update accounts set next_release_at = earliest_release(hold.account_id) where id = hold.account_id;
  return true;
end $$;

create or replace function extend_hold(for_order bigint, until timestamptz) returns boolean language plpgsql as $$
declare
  hold holds;
begin
  select * into hold from lock_hold(for_order);
  if hold.id is null then return false; end if;
  update holds set frozen_by_return = false, release_at = greatest(release_at, until) where id = hold.id;
  update accounts set next_release_at = earliest_release(hold.account_id) where id = hold.account_id;
  return true;
end $$;

-- Freezes the holds of a person, or lets time release them again. A hold that is due when the account is locked is released:
-- before a freeze if its time has passed, after a freeze as soon as nothing else freezes it.
create function freeze_person(person bigint, by_block boolean) returns void language plpgsql as $$
declare
  account bigint;
begin
  select id into account from accounts where user_id = person for no key update;
  if account is null then return; end if;
  if by_block then perform release_due(account); end if;
  update holds set frozen_by_block = by_block where account_id = account and ended_at is null;
  if not by_block then perform release_due(account); end if;
  update accounts set next_release_at = earliest_release(account) where id = account;
end $$;

-- Applies the rule to people who were blocked before it existed.
select freeze_person(id, true) from users where blocked order by id;
