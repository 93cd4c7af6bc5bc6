-- Up Migration
-- Paid renewals of the main market that were applied to subscriptions, each once (decision 76).
create table renewals (
  user_id bigint not null references members,
  -- The main market numbers the renewals of a person from 1.
  number int not null check (number > 0),
  length int not null check (length > 0),
  unit text not null check (unit in ('days', 'months')),
  paid_at timestamptz not null,
  -- The end of the subscription before (null for none) and after it.
  ended_at timestamptz,
  ends_at timestamptz not null,
  applied_at timestamptz not null default clock_timestamp(),
  primary key (user_id, number)
);
