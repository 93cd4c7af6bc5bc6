-- Up Migration
-- The account of a kind and an owner. The first movement creates a wallet or an order's escrow account. The market's own
-- accounts have several rows for concurrent writers; a record always uses the same row, so that its money can be paid back.
create function account_of(of_kind text, owner bigint, about_id bigint) returns bigint language plpgsql as $$
declare
  found bigint;
begin
  if of_kind = 'person' then
    select id into found from accounts where user_id = owner;
    if found is null then
      insert into accounts (kind, user_id) values ('person', owner) on conflict (user_id) do nothing;
      select id into found from accounts where user_id = owner;
    end if;
  elsif of_kind = 'escrow' then
    select id into found from accounts where order_id = owner;
    if found is null then
      insert into accounts (kind, order_id) values ('escrow', owner) on conflict (order_id) do nothing;
      select id into found from accounts where order_id = owner;
    end if;
  else
    select id into found from accounts where kind = of_kind and shard = about_id % 16;
  end if;
  return found;
end $$;

create function move_money(
  move_key text, move_type text, from_kind text, from_owner bigint, to_kind text, to_owner bigint, amount bigint,
  about text, about_id bigint, held_for_order bigint default null, held_until timestamptz default null)
  returns bigint language plpgsql as $$
begin
  return transfer(move_key, move_type, account_of(from_kind, from_owner, about_id),
    account_of(to_kind, to_owner, about_id), amount, about, about_id, held_for_order, held_until);
end $$;

-- The hold of an order, with its account locked; no row if it was released before.
create function lock_hold(for_order bigint) returns setof holds language plpgsql as $$
declare
  account bigint;
begin
  select account_id into account from holds where order_id = for_order;
  perform from accounts where id = account for no key update;
  return query select * from holds where order_id = for_order and ended_at is null;
end $$;

create function earliest_release(account bigint) returns timestamptz language sql as $$
  select min(release_at) from holds where account_id = account and ended_at is null and not frozen
$$;

-- Stops the release of an order's hold by time.
create function freeze_hold(for_order bigint) returns boolean language plpgsql as $$
declare
  hold holds;
begin
  select * into hold from lock_hold(for_order);
  if hold.id is null then return false; end if;
  update holds set frozen = true where id = hold.id;
  update accounts set next_release_at = earliest_release(hold.account_id) where id = hold.account_id;
  return true;
end $$;

-- Lets time release the hold again: at its own time, but not before `until`.
create function extend_hold(for_order bigint, until timestamptz) returns boolean language plpgsql as $$
declare
  hold holds;
begin
  select * into hold from lock_hold(for_order);
  if hold.id is null then return false; end if;
  update holds set frozen = false, release_at = greatest(release_at, until) where id = hold.id;
  update accounts set next_release_at = earliest_release(hold.account_id) where id = hold.account_id;
  return true;
end $$;

-- Releases the hold of an order at once, also if it is frozen.
create function end_hold(for_order bigint) returns boolean language plpgsql as $$
declare
  hold holds;
  move bigint;
begin
  select * into hold from lock_hold(for_order);
  if hold.id is null then return false; end if;
  insert into transfers (key, type, reference_type, reference_id)
  values ('hold:' || hold.id || ':release', 'release', 'hold', hold.id) returning id into move;
  update holds set ended_at = clock_timestamp() where id = hold.id;
  perform write_entry(hold.account_id, move, 'release', 0, -hold.amount_halalas);
  update accounts set next_release_at = earliest_release(hold.account_id) where id = hold.account_id;
  return true;
end $$;
