-- Up Migration
-- quantity_grams is the quantity in the state of the entry: the free quantity of an available supply, the reserved quantity of
-- a reserved one, and the whole quantity of a sold one. These columns contain the other parts of the entry.
alter table supplies add column reserved_grams bigint not null default 0 check (reserved_grams >= 0),
  add column sold_grams bigint not null default 0 check (sold_grams >= 0);
alter table demands add column fulfilled_grams bigint not null default 0 check (fulfilled_grams >= 0);

-- Changes that owners made to a quantity of their entries. The key makes a repeated call take effect once.
create table steps (
  id bigint generated always as identity primary key,
  owner_id bigint not null references members,
  supply_id bigint references supplies,
  demand_id bigint references demands,
  step text not null check (step in ('reserve', 'release', 'sell', 'fulfill')),
  quantity_grams bigint not null check (quantity_grams > 0),
  created_at timestamptz not null,
  repeat_key text,
  repeat_digest bytea,
  check ((supply_id is null) <> (demand_id is null)),
  check ((repeat_key is null) = (repeat_digest is null)),
  unique (owner_id, repeat_key)
);
create index steps_repeated on steps (created_at) where repeat_key is not null;
