-- Up Migration
-- The answers to calls with an Idempotency-Key (contract, section 1, "retries"). Keys are kept for 24 h.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null check (length(key) <= 200),
  digest bytea not null,
  -- The exact bytes of the answer, for repeated calls.
  answer json,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_at on idempotency_keys (at);
comment on column idempotency_keys.digest is 'SHA-256 over the call and what was sent, files by their bytes';
