-- Up Migration
-- When the person of a sign-in last showed their password or second factor: at sign-in, or when a call asked for it again.
alter table tokens add column confirmed_at timestamptz;
update tokens set confirmed_at = created_at;
alter table tokens alter column confirmed_at set default now(), alter column confirmed_at set not null;
