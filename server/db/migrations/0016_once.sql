-- Up Migration
-- What a person's call with an Idempotency-Key answered (contract, section 1, "retries"). Keys live 24 h.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null check (length(key) <= 200),
  digest bytea not null,
  -- As it was written: a repetition gets the same bytes.
  answer json,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_at on idempotency_keys (at);
comment on column idempotency_keys.digest is 'SHA-256 over the call and what was sent, files by their bytes';
