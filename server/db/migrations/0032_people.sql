-- Up Migration
-- Users in the back office, and the second factor of staff (contract, sections 2 and 8).

alter table users
  -- The folded name, for search.
  add column found_by text generated always as (fold(f_name || ' ' || l_name)) stored,
  -- When verification was refused. A seller with neither time waits for a decision.
  add column verify_refused_at timestamptz,
  -- Since when sign-in asks for a second factor.
  add column second_factor_at timestamptz;

create index users_found on users using gin (found_by gin_trgm_ops);
create index users_joined on users (created_at, id);
create index users_named on users (f_name, l_name, id);
create index users_mobile_end on users (reverse(mobile)) where mobile is not null;
create index users_register_end on users (reverse(cr_number)) where cr_number is not null;
create index users_staff on users (staff_role, id) where staff_role is not null;
create index users_blocked on users (id) where blocked and deleted_at is null;
create index users_verified on users (id) where verified and deleted_at is null;
create index users_gone on users (id) where deleted_at is not null;
-- Sellers without a decision on their verification.
create index users_unlooked on users (id)
  where type <> 'local_buyer' and not verified and verify_refused_at is null
  and not blocked and deleted_at is null;

-- Second factors of staff. The secret is encrypted with a key in DATA_DIR.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  sealed bytea not null,
  -- The newest time step whose code was used; a code works once.
  last_step bigint not null default 0,
  -- Null: shown to the person, but not confirmed by a code yet.
  confirmed_at timestamptz
);
-- Single-use codes for a lost phone, stored as SHA-256.
create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);
