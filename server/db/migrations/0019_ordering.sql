-- Up Migration
-- How orders are made, paid and ended (contract, section 2, Orders, and section 3).

-- What somebody pays in: into the wallet, or for the orders that name it. One cart is one charge.
create table charges (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  method text not null check (method in ('card', 'bank_transfer')),
  purpose text not null check (purpose in ('wallet', 'orders')),
  amount_halalas bigint not null check (amount_halalas > 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed')),
  reference text not null unique,
  gateway_id text,
  redirect_url text,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  check ((status = 'pending') = (settled_at is null))
);
create index charges_user on charges (user_id, id desc);
create index charges_waiting on charges (created_at) where status = 'pending' and gateway_id is not null;
comment on column charges.reference is 'what a transfer has to name: SMK-7K2M4Q';

alter table orders
  add column charge_id bigint references charges,
  add column commission_bp int not null default 0 check (commission_bp between 0 and 10000),
  -- The times that hold for this order, in seconds: a running order keeps those it began with.
  add column windows jsonb not null default '{}',
  -- What the clock does to it next, and when.
  add column due_status text check (due_status in ('cancelled', 'completed', 'disputed')),
  add column due_at timestamptz,
  add column accepted_at timestamptz,
  add column return_reason text,
  add column return_at timestamptz,
  add column return_refused_at timestamptz,
  add column dispute_reason text,
  add column dispute_at timestamptz,
  add column decision_refund_halalas bigint check (decision_refund_halalas >= 0),
  add column decision_note text,
  -- What went back to the buyer so far.
  add column refunded_halalas bigint not null default 0 check (refunded_halalas >= 0),
  add constraint orders_due check ((due_status is null) = (due_at is null));
create index orders_charge on orders (charge_id) where charge_id is not null;
create index orders_due on orders (due_at) where due_at is not null;
create index orders_seller_status on orders (seller_id, status, id desc);
create index orders_buyer_status on orders (buyer_id, status, id desc);

alter table order_items add column ordered_grams bigint;
update order_items set ordered_grams = quantity_grams;
alter table order_items alter column ordered_grams set not null,
  add constraint order_items_packed check (quantity_grams <= ordered_grams);

alter table order_events add column side text check (side in ('buyer', 'seller', 'operator', 'clock'));
update order_events e set side = case
    when e.by_user_id is null then 'clock' when e.by_user_id = o.buyer_id then 'buyer'
    when e.by_user_id = o.seller_id then 'seller' else 'operator' end
  from orders o where o.id = e.order_id;
alter table order_events alter column side set not null;

create table return_images (
  order_id bigint not null references orders,
  position int not null,
  image_id bigint not null references images,
  primary key (order_id, position)
);

-- Bank transfers that people told of: for the wallet, or for the orders of a charge.
create table confirmations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  charge_id bigint references charges,
  order_id bigint references orders,
  amount_halalas bigint not null check (amount_halalas > 0),
  bank_name text not null,
  account_holder text not null,
  transfer_reference text not null,
  folded_bank text not null,
  folded_reference text not null,
  transferred_at timestamptz not null,
  -- Goes with the person.
  receipt_id bigint references images,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  note text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((status = 'pending') = (decided_at is null))
);
-- The same transfer counts once, whoever tells of it; one that was refused may be told again.
create unique index confirmations_reference on confirmations (folded_bank, folded_reference) where status <> 'refused';
create index confirmations_user on confirmations (user_id, id desc);
create index confirmations_receipt on confirmations (receipt_id);
create index confirmations_charge on confirmations (charge_id) where charge_id is not null;
create index confirmations_waiting on confirmations (id) where status = 'pending';

create table payouts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  amount_halalas bigint not null check (amount_halalas > 0),
  iban text check (iban ~ '^SA[0-9]{4}[0-9A-Z]{18}$'),
  account_holder text not null,
  status text not null default 'pending' check (status in ('pending', 'settled', 'refused')),
  note text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((status = 'pending') = (decided_at is null))
);
create index payouts_user on payouts (user_id, id desc);
create index payouts_waiting on payouts (id) where status = 'pending';

-- What the market's people set for all trade (contract, section 8, operator/site). One row.
create table trade_settings (
  singleton boolean primary key default true check (singleton),
  commission_bp int not null default 0 check (commission_bp between 0 and 10000)
);
insert into trade_settings default values;
