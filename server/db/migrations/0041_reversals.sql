-- Up Migration
-- An administrator can reverse an approved bank transfer (contract, section 8).

alter table confirmations drop constraint confirmations_status_check,
  add constraint confirmations_status_check check (status in ('pending', 'approved', 'refused', 'reversed'));
-- A reversed transfer may be reported again, as a refused one.
drop index confirmations_reference;
create unique index confirmations_reference on confirmations (folded_bank, folded_reference)
  where status not in ('refused', 'reversed');

-- loss: the part of a reversal that the market bears because the wallet has too little.
alter table accounts drop constraint accounts_kind_check,
  add constraint accounts_kind_check
    check (kind in ('person', 'escrow', 'gateway', 'bank', 'payout', 'commission', 'loss')),
  drop constraint accounts_not_below_zero,
  add constraint accounts_not_below_zero check (kind in ('gateway', 'bank', 'loss') or balance_halalas >= held_halalas);
insert into accounts (kind, shard) select 'loss', shard from generate_series(0, 15) shard;
alter table transfers drop constraint transfers_type_check,
  add constraint transfers_type_check
    check (type in ('charge', 'purchase', 'sale', 'refund', 'commission', 'payout', 'release', 'reversal'));
alter table entries drop constraint entries_type_check,
  add constraint entries_type_check
    check (type in ('charge', 'purchase', 'sale', 'refund', 'commission', 'payout', 'hold', 'release', 'reversal'));

-- As in 0017_wallet.sql, but the loss account may become negative.
create or replace function transfer(
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
    if account.id = giver and account.free < amount and account.kind not in ('gateway', 'bank', 'loss') then
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

-- Reversals: the ledger transfers that reverse an approved bank transfer.
create table reversals (
  confirmation_id bigint primary key references confirmations,
  original_id bigint not null unique references transfers,
  -- The amount taken from the wallet; null if nothing was available.
  transfer_id bigint unique references transfers,
  -- The amount that the market lost; null if the wallet had enough.
  write_off_id bigint unique references transfers,
  reversed_by bigint references users on delete set null,
  at timestamptz not null default clock_timestamp(),
  check (transfer_id is not null or write_off_id is not null)
);
create trigger reversals_stay before delete on reversals for each row execute function refuse_change();

-- The bank's reference of a sent payout: one bank transfer settles one payout.
alter table payouts add column bank_reference text, add column folded_bank_reference text,
  add constraint payouts_reference_settled check (bank_reference is null or status = 'settled'),
  add constraint payouts_reference_folded check ((bank_reference is null) = (folded_bank_reference is null));
create unique index payouts_bank_reference on payouts (folded_bank_reference) where folded_bank_reference is not null;
