-- Up Migration
-- When the person last entered their password or second factor in this sign-in: at sign-in, or when a call asked for it.
alter table tokens add column confirmed_at timestamptz;
update tokens set confirmed_at = created_at;
alter table tokens alter column confirmed_at set default now(), alter column confirmed_at set not null;
