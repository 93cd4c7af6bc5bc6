-- Up Migration
-- What is held for a blocked seller is not released by time (contract, section 8, "Blocked people").
drop index holds_due;
alter table holds rename column frozen to frozen_by_return;
alter table holds add column frozen_by_block boolean not null default false;
alter table holds add column frozen boolean not null generated always as (frozen_by_return or frozen_by_block) stored;
create index holds_due on holds (account_id, release_at) where ended_at is null and not frozen;
create index holds_open on holds (account_id) where ended_at is null;
comment on column holds.frozen_by_return is 'a return or a dispute is open';
comment on column holds.frozen_by_block is 'its seller is blocked';

-- As before (0020_money.sql), by the column's new name.
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

-- Freezes what is held for a person, or lets time run on. What is due when the account is locked is released: before a freeze
-- by the clock, after it as soon as nothing else freezes it.
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

-- People who were blocked before there was this rule.
select freeze_person(id, true) from users where blocked order by id;
