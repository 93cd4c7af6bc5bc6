-- Up Migration
-- Accounts by what they are: a wallet or an order's escrow is opened with its first movement, the market's own accounts
-- are several rows of which one is taken at random, so that many can write at once.
create function account_of(of_kind text, owner bigint) returns bigint language plpgsql as $$
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
    select id into found from accounts where kind = of_kind and shard = floor(random() * 16)::int;
  end if;
  return found;
end $$;

create function move_money(
  move_key text, move_type text, from_kind text, from_owner bigint, to_kind text, to_owner bigint, amount bigint,
  about text, about_id bigint, held_for_order bigint default null, held_until timestamptz default null)
  returns bigint language plpgsql as $$
begin
  if amount is null or amount <= 0 then raise exception 'no amount to move: %', amount; end if;
  return transfer(move_key, move_type, account_of(from_kind, from_owner), account_of(to_kind, to_owner), amount,
    about, about_id, held_for_order, held_until);
end $$;
