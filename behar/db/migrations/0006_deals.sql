-- Up Migration
-- Deals between the owners of a matching supply and demand (contract, section 6). The contacts are the data that the main
-- market had of each side when that side agreed; they are deleted when the side may no longer enter.
alter table supplies add column promised_grams bigint not null default 0 check (promised_grams >= 0);

create table deals (
  id bigint generated always as identity primary key,
  supply_id bigint not null references supplies,
  demand_id bigint not null references demands,
  seller_id bigint not null references members,
  buyer_id bigint not null references members,
  sender_id bigint not null references members,
  status text not null default 'sent' check (status in ('sent', 'agreed', 'declined', 'withdrawn', 'ended')),
  quantity_grams bigint check (quantity_grams > 0),
  note text not null default '',
  reason text not null default '',
  reserved_grams bigint not null default 0 check (reserved_grams >= 0),
  sold_grams bigint not null default 0 check (sold_grams >= 0),
  seller_contact jsonb,
  buyer_contact jsonb,
  seller_read_at timestamptz not null,
  buyer_read_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (seller_id <> buyer_id and sender_id in (seller_id, buyer_id)),
  check (status = 'agreed' or reserved_grams = 0)
);
create unique index deals_live on deals (supply_id, demand_id) where status in ('sent', 'agreed');
create index deals_of_demand on deals (demand_id);
create index deals_of_seller on deals (seller_id, changed_at desc, id desc);
create index deals_of_buyer on deals (buyer_id, changed_at desc, id desc);

create table deal_messages (
  id bigint generated always as identity primary key,
  deal_id bigint not null references deals,
  sender_id bigint not null references members,
  body text not null,
  created_at timestamptz not null,
  repeat_key text,
  repeat_digest bytea,
  check ((repeat_key is null) = (repeat_digest is null)),
  unique (sender_id, repeat_key)
);
create index deal_messages_of_deal on deal_messages (deal_id, id);
create index deal_messages_repeated on deal_messages (created_at) where repeat_key is not null;

-- Notifications for the other side in the main market (transactional outbox). A notice is sent with the token of its actor.
create table notices (
  id bigint generated always as identity primary key,
  actor_id bigint not null references members,
  receiver_id bigint not null references members,
  deal_id bigint not null references deals,
  news text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index notices_waiting on notices (actor_id, id) where sent_at is null;
