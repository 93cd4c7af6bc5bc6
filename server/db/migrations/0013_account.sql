-- Up Migration
-- Requests to become a seller, decided by staff (contract, profile/upgrade).
create table upgrades (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  type text not null check (type in ('fisherman', 'local_seller', 'international_seller')),
  cr_number text,
  document_id bigint references images,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  note text,
  decided_by bigint references users,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (type = 'fisherman' or cr_number is not null),
  check ((status = 'pending') = (decided_at is null)),
  check (status <> 'refused' or note is not null)
);
comment on column upgrades.document_id is 'a private picture: its person and the market''s people see it';
create unique index upgrades_one_waits on upgrades (user_id) where status = 'pending';
create index upgrades_newest on upgrades (user_id, id desc);
create index upgrades_waiting on upgrades (id) where status = 'pending';
create index upgrades_decided on upgrades (id desc) where status <> 'pending';
create index upgrades_document on upgrades (document_id) where document_id is not null;

-- The audit log of staff: who, when, the values before and after (contract, section 8). Append-only.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id bigint references users,
  action text not null,
  record_type text not null,
  record_id bigint not null,
  before jsonb,
  after jsonb,
  note text
);
comment on column audit.actor_id is 'null: somebody at the server''s own terminal';
create index audit_record on audit (record_type, record_id, id desc);
create index audit_actor on audit (actor_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_only_grows before update or delete on audit
  for each statement execute function refuse_change();

-- The row of a removed person stays for the trade records that refer to it, without personal data.
alter table users add constraint users_removed check (deleted_at is null or
  (f_name = '' and l_name = '' and address = ''
    and num_nonnulls(mobile, email, n_id, cr_number, password_hash, staff_role, terms_version, marketing_at) = 0));

-- Deleting a picture looks up every table that can refer to it.
create index users_avatar on users (avatar_id) where avatar_id is not null;
create index products_image on products (image_id);
create index product_images_image on product_images (image_id);
create index order_items_image on order_items (image_id);
