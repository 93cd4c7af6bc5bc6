-- Up Migration
-- Settings of operators for all trade (contract, sections 8 and 9). Times in seconds and days; null: the environment's value.
alter table trade_settings
  add column soft_close_s int check (soft_close_s >= 0),
  add column soft_close_cap_s int check (soft_close_cap_s >= 0),
  add column accept_s int check (accept_s > 0),
  add column award_s int check (award_s > 0),
  add column hold_s int check (hold_s >= 0),
  add column return_s int check (return_s >= 0),
  add column pay_s int check (pay_s > 0),
  add column order_accept_s int check (order_accept_s > 0),
  add column order_step_s int check (order_step_s > 0),
  add column order_done_s int check (order_done_s > 0),
  add column auction_min_s int check (auction_min_s > 0),
  add column request_days int check (request_days > 0),
  add column second_factor_required boolean not null default false;
comment on column trade_settings.second_factor_required is 'whether whoever works for the market signs in with a second factor';

-- Whether any row of any table refers to this row. Reading the catalog includes future tables. Rows that are deleted together
-- with this row do not count.
create function is_referred_to(kind regclass, key bigint) returns boolean
  language plpgsql stable as $$
declare
  reference record;
  found boolean;
begin
  for reference in
    select c.conrelid::regclass as place, a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = kind and c.confdeltype <> 'c'
  loop
    execute format('select exists (select from %s where %I = $1)', reference.place, reference.name) into found using key;
    if found then return true; end if;
  end loop;
  return false;
end $$;
