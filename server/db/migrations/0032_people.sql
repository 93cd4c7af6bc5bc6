-- Up Migration
-- The market's people as operators look for them, and the second factor of those who work here (contract, sections 2 and 8).

alter table users
  -- The form of the name that searching compares.
  add column found_by text generated always as (fold(f_name || ' ' || l_name)) stored,
  -- Since when a seller is known not to be verified; a seller with neither waits for somebody to look.
  add column verify_refused_at timestamptz,
  -- Since when a second factor is asked for at sign-in.
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
-- Sellers that nobody has looked at yet.
create index users_unlooked on users (id)
  where type <> 'local_buyer' and not verified and verify_refused_at is null
  and not blocked and deleted_at is null;

-- What shows at sign-in, beside the password, that it is them. The secret is sealed with a key that lies in DATA_DIR.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  sealed bytea not null,
  -- The newest step of time whose code was taken: each is taken once.
  last_step bigint not null default 0,
  -- Null: shown, but no code of it has come back yet.
  confirmed_at timestamptz
);
-- Each opens once where the telephone is lost; of a code its SHA-256 is kept.
create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);
