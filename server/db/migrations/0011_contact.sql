-- Up Migration
-- Messages of the contact form, for staff.
create table contacts (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  locale text not null check (locale in ('ar', 'en')),
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
create index contacts_waiting on contacts (id desc) where handled_at is null;
