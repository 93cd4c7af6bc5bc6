-- Up Migration
-- What a person agreed to when they joined, and when.
alter table users
  add column terms_version text,
  add column terms_agreed_at timestamptz,
  -- Since when news by message are wanted; null: they are not.
  add column marketing_at timestamptz,
  add constraint users_terms check ((terms_version is null) = (terms_agreed_at is null));
-- A new account waits until then for the code of its mobile; after it, it is gone and gives its numbers free.
alter table users add column verify_by timestamptz;
create index users_waiting on users (verify_by) where verify_by is not null;

-- What the browser of a sign-in calls itself, in short.
alter table tokens add column device text not null default '' check (length(device) <= 200);

-- The newest code that was sent to a mobile, for each purpose. Of a code its salted SHA-256 is kept. An unknown mobile
-- has a row as well, without a person: known and unknown cost the same.
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

-- How often something was done within its window of time; `key` is a SHA-256, so that no mobile or address stands here.
create table uses (
  what text not null,
  key bytea not null,
  used int not null check (used >= 0),
  ends_at timestamptz not null,
  primary key (what, key)
);
create index uses_ended on uses (ends_at);

-- Where a person signed in before: such an address gets codes beyond the day's limit of a mobile.
create table known_addresses (
  user_id bigint not null references users on delete cascade,
  key bytea not null,
  last_at timestamptz not null default now(),
  primary key (key, user_id)
);
create index known_addresses_user on known_addresses (user_id);
create index known_addresses_last on known_addresses (last_at);

-- Counts one use of each, or none: null when all are within their limits, else the seconds until another may succeed.
-- Rows are taken in one order, so that two callers never wait for each other.
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
