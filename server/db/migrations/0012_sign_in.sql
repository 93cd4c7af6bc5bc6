-- Up Migration
-- The terms that a person accepted at sign-up, and when.
alter table users
  add column terms_version text,
  add column terms_agreed_at timestamptz,
  -- When the person agreed to receive news by message; null means not agreed.
  add column marketing_at timestamptz,
  add constraint users_terms check ((terms_version is null) = (terms_agreed_at is null));
-- A new account must confirm its mobile by this time. After it, the account is deleted and its mobile and ids are free again.
alter table users add column verify_by timestamptz;
create index users_waiting on users (verify_by) where verify_by is not null;

-- A short form of the User-Agent of the browser that signed in.
alter table tokens add column device text not null default '' check (length(device) <= 200);

-- The newest code that was sent to a mobile, for each purpose, as a salted SHA-256. An unknown mobile has a row too, without a
-- person, so that known and unknown mobiles take the same work.
create table codes (
  mobile text not null check (mobile ~ '^\+9665[0-9]{8}$'),
  purpose text not null check (purpose in ('reset', 'verify')),
  user_id bigint references users on delete cascade,
  salt bytea not null,
  hash bytea not null,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  primary key (mobile, purpose)
);
create index codes_user on codes (user_id);
create index codes_expired on codes (expires_at);

-- Rate limits: the number of uses within a time window. `key` is a SHA-256, so that no mobile or address is stored.
create table uses (
  what text not null,
  key bytea not null,
  used int not null check (used >= 0),
  ends_at timestamptz not null,
  primary key (what, key)
);
create index uses_ended on uses (ends_at);

-- Addresses from which a person signed in. They may receive codes beyond the daily limit of a mobile.
create table known_addresses (
  user_id bigint not null references users on delete cascade,
  key bytea not null,
  last_at timestamptz not null default now(),
  primary key (key, user_id)
);
create index known_addresses_user on known_addresses (user_id);
create index known_addresses_last on known_addresses (last_at);

-- Counts one use of each key, or of none: returns null if all are within their limits, otherwise the seconds until the next
-- attempt can succeed. Rows are locked in one order to prevent deadlocks.
create function take_uses(whats text[], keys bytea[], mosts int[], windows_s int[]) returns int
language plpgsql as $$
declare
  wait_s int;
begin
  insert into uses (what, key, used, ends_at)
  select what, key, 1, now() + make_interval(secs => window_s)
  from unnest(whats, keys, windows_s) as asked (what, key, window_s)
  order by what, key
  on conflict (what, key) do update set
    used = case when uses.ends_at <= now() then 1 else uses.used + 1 end,
    ends_at = case when uses.ends_at <= now() then excluded.ends_at else uses.ends_at end;

  select max(greatest(1, ceil(extract(epoch from uses.ends_at - now()))))::int into wait_s
  from unnest(whats, keys, mosts) as asked (what, key, most) join uses using (what, key)
  where uses.used > asked.most;

  if wait_s is not null then
    update uses set used = uses.used - 1
    from unnest(whats, keys) as asked (what, key)
    where uses.what = asked.what and uses.key = asked.key;
  end if;
  return wait_s;
end $$;
