-- Up Migration
-- The double-entry ledger. Every movement is a balanced transfer between two accounts; its rows are never changed or
-- deleted, the sum over all accounts is zero at all times, and no account of a person or an order goes below zero.

-- person: a wallet. escrow: the money of one order on its way. The rest are the market's side of the world outside:
-- what came in by card (gateway) and by bank, what is on its way out (payout), what the market earned (commission).
create table accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('person', 'escrow', 'gateway', 'bank', 'payout', 'commission')),
  user_id bigint unique references users,
  order_id bigint unique references orders,
  -- Many write to the market's own accounts at once: each of them is several rows.
  shard smallint check (shard >= 0),
  balance_halalas bigint not null default 0,
  held_halalas bigint not null default 0 check (held_halalas >= 0),
  version bigint not null default 0,
  next_release_at timestamptz,
  unique (kind, shard),
  check ((kind = 'person') = (user_id is not null)),
  check ((kind = 'escrow') = (order_id is not null)),
  check ((kind in ('person', 'escrow')) = (shard is null)),
  constraint accounts_not_below_zero check (kind in ('gateway', 'bank') or balance_halalas >= held_halalas)
) with (fillfactor = 50);
create index accounts_due on accounts (next_release_at) where next_release_at is not null;
comment on column accounts.held_halalas is 'of the balance, what is not free yet; see holds';
comment on column accounts.next_release_at is 'when the earliest hold ends; null where nothing is held by time';

insert into accounts (kind, shard)
select kind, shard from unnest(array['gateway', 'bank', 'payout', 'commission']) kind, generate_series(0, 15) shard;

create table transfers (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) between 1 and 200),
  type text not null check (type in ('charge', 'purchase', 'sale', 'refund', 'commission', 'payout', 'release')),
  reference_type text not null check (reference_type in ('order', 'charge', 'confirmation', 'payout', 'hold')),
  reference_id bigint not null,
  at timestamptz not null default clock_timestamp()
);
create index transfers_reference on transfers (reference_type, reference_id);
comment on column transfers.key is 'what this transfer is for, said once: order:7:purchase. The same key moves nothing twice';

-- One line of an account's statement. A hold or release changes no balance, only what of it is free.
create table entries (
  account_id bigint not null references accounts,
  version bigint not null,
  transfer_id bigint not null references transfers,
  type text not null check (type in ('charge', 'purchase', 'sale', 'refund', 'commission', 'payout', 'hold', 'release')),
  amount_halalas bigint not null,
  held_change_halalas bigint not null default 0,
  balance_after_halalas bigint not null,
  held_after_halalas bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, version),
  check (amount_halalas <> 0 or held_change_halalas <> 0),
  check ((type in ('hold', 'release')) = (amount_halalas = 0))
);
create index entries_transfer on entries (transfer_id);
comment on column entries.at is 'written under the lock of its account, so it rises with the version';

-- Money of a sale that is not free yet. frozen: a return or a dispute is open, and time alone frees nothing.
create table holds (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  order_id bigint not null unique references orders,
  amount_halalas bigint not null check (amount_halalas > 0),
  release_at timestamptz not null,
  frozen boolean not null default false,
  ended_at timestamptz
);
create index holds_due on holds (account_id, release_at) where ended_at is null and not frozen;

create trigger transfers_stay before update or delete on transfers for each row execute function refuse_change();
create trigger entries_stay before update or delete on entries for each row execute function refuse_change();

-- Writes one line and moves the account with it; the caller holds the account's lock.
create function write_entry(account bigint, transfer bigint, kind text, amount bigint, held_change bigint)
  returns void language sql as $$
  with moved as (
    update accounts
    set balance_halalas = balance_halalas + amount, held_halalas = held_halalas + held_change, version = version + 1
    where id = account
    returning version, balance_halalas, held_halalas)
  insert into entries
    (account_id, version, transfer_id, type, amount_halalas, held_change_halalas, balance_after_halalas, held_after_halalas)
  select account, version, transfer, kind, amount, held_change, balance_halalas, held_halalas from moved
$$;

-- Frees what is due on an account whose lock the caller holds; how much that is.
create function release_due(account bigint) returns bigint language plpgsql as $$
declare
  now_at timestamptz := clock_timestamp();
  freed bigint := 0;
  due record;
  move bigint;
begin
  for due in
    update holds set ended_at = now_at
    where account_id = account and ended_at is null and not frozen and release_at <= now_at
    returning id, amount_halalas
  loop
    insert into transfers (key, type, reference_type, reference_id)
    values ('hold:' || due.id || ':release', 'release', 'hold', due.id) returning id into move;
    perform write_entry(account, move, 'release', 0, -due.amount_halalas);
    freed := freed + due.amount_halalas;
  end loop;
  update accounts set next_release_at =
    (select min(release_at) from holds where account_id = account and ended_at is null and not frozen)
  where id = account;
  return freed;
end $$;

-- Moves an amount once: the same key again moves nothing and answers null. What is due on both accounts is freed first, so
-- that a late job changes nothing. With an order and a moment the receiver's part is held until then. WL001: not enough is
-- free on the giving account. The locks are taken by id, so that two who pay each other never wait in a circle.
create function transfer(
  move_key text, move_type text, giver bigint, receiver bigint, amount bigint, about text, about_id bigint,
  held_for_order bigint default null, held_until timestamptz default null) returns bigint
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  move bigint;
  account record;
begin
  if amount is null or amount <= 0 then raise exception 'no amount to move: %', amount; end if;
  if giver = receiver then raise exception 'from account % to itself', giver; end if;
  insert into transfers (key, type, reference_type, reference_id)
  values (move_key, move_type, about, about_id) on conflict (key) do nothing returning id into move;
  if move is null then return null; end if;

  for account in
    select id, kind, balance_halalas - held_halalas as free, next_release_at from accounts
    where id in (giver, receiver) order by id for no key update
  loop
    if account.next_release_at <= clock_timestamp() then
      account.free := account.free + release_due(account.id);
    end if;
    if account.id = giver and account.free < amount and account.kind not in ('gateway', 'bank') then
      raise exception 'not enough is free' using errcode = 'WL001';
    end if;
  end loop;

  with moved as (
    update accounts
    set balance_halalas = balance_halalas + case when id = giver then -amount else amount end, version = version + 1
    where id in (giver, receiver)
    returning id, version, balance_halalas, held_halalas)
  insert into entries
    (account_id, version, transfer_id, type, amount_halalas, balance_after_halalas, held_after_halalas)
  select id, version, move, move_type, case when id = giver then -amount else amount end, balance_halalas, held_halalas
  from moved;

  if held_until is not null then
    perform write_entry(receiver, move, 'hold', 0, amount);
    insert into holds (account_id, order_id, amount_halalas, release_at)
    values (receiver, held_for_order, amount, held_until);
    update accounts set next_release_at = least(next_release_at, held_until) where id = receiver;
  end if;
  return move;
end $$;

-- The last line of an account before a moment, found in as many steps as its number has digits in twos; 0 for none.
create function version_before(account bigint, moment timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  earlier boolean;
begin
  select version into high from accounts where id = account;
  while low < high loop
    middle := (low + high + 1) / 2;
    select at < moment into earlier from entries where account_id = account and version = middle;
    if earlier then low := middle; else high := middle - 1; end if;
  end loop;
  return low;
end $$;
