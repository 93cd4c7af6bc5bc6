-- Up Migration
create table favorites (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  at timestamptz not null default clock_timestamp(),
  primary key (user_id, product_id)
);
comment on table favorites is 'hearts: a row is a heart, taking it away deletes the row';
create index favorites_newest on favorites (user_id, at desc, product_id desc);
-- Removing a product deletes its favorites.
create index favorites_by_product on favorites (product_id);
