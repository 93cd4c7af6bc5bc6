-- Up Migration
-- Processing of contact messages (contract, section 8): the assignee, the answer, and who closed the message.
alter table contacts
  add column assigned_to bigint references users,
  add column handled_by bigint references users,
  add column reply text,
  add column replied_by bigint references users,
  add column replied_at timestamptz;
-- Waiting messages first, newest first.
create index contacts_listed on contacts ((handled_at is not null), id desc);

alter table products add column hidden_by_seller boolean not null default false;
comment on column products.hidden_by_seller is 'that the seller had hidden them when the market did: they stay so when it shows them';

-- A notification about own goods links to those goods.
alter table notifications drop constraint notifications_data_type_check, add constraint notifications_data_type_check
  check (data_type in ('orders', 'auction_orders', 'user_orders', 'auction', 'auction_confirm', 'auction_outbid',
    'request_offer', 'offer_accepted', 'request', 'wallet', 'account', 'product'));
