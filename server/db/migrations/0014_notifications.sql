-- Up Migration
-- Notifications, written in the transaction of their cause (contract, section 2, Notifications).
create sequence notification_numbers;

create table notifications (
  id bigint primary key,
  user_id bigint not null references users on delete cascade,
  actor_id bigint references users on delete set null,
  data_type text not null check (data_type in (
    'orders', 'auction_orders', 'user_orders', 'auction', 'auction_confirm', 'auction_outbid', 'request_offer',
    'offer_accepted', 'wallet', 'account'
  )),
  data_id bigint not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  event_key text,
  number bigint not null unique,
  happened_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, event_key)
);
comment on column notifications.kind is 'which words it is put into, in the reader''s language when it is read';
comment on column notifications.facts is 'what the words name';
comment on column notifications.event_key is
  'one event gives one notification per receiver; null where what happens again is gathered in one unread row';
comment on column notifications.number is
  'place in the stream of its receiver: its id, and a new one whenever a gathered row is brought up to date';

create index notifications_newest on notifications (user_id, number desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create unique index notifications_gathered on notifications (user_id, kind, data_id)
  where event_key is null and read_at is null;
create index notifications_read on notifications (read_at) where read_at is not null;

-- Writes notifications and returns the receivers of new ones. The numbers of one receiver become visible in order: a writer
-- locks the receiver until the commit, so that a stream that has read up to a number has missed no lower number. Receivers are
-- locked in one order, and their rows in users first (the foreign keys would lock those later), to prevent deadlocks.
create function add_notifications(told jsonb) returns setof bigint language plpgsql as $$
begin
  perform from users
    where id in (select unnest(array[t.user_id, t.actor_id])
                 from jsonb_to_recordset(told) as t(user_id bigint, actor_id bigint))
    order by id for key share;
  perform pg_advisory_xact_lock(1407, receiver.place)
    from (select distinct (user_id % 2147483647)::int as place
          from jsonb_to_recordset(told) as t(user_id bigint) order by 1) receiver;
  return query
    with news as (
      select nextval('notification_numbers') as number, t.*
      from jsonb_to_recordset(told) as t(place int, user_id bigint, actor_id bigint, data_type text, data_id bigint,
                                         kind text, facts jsonb, event_key text)
      order by t.place
    ), once as (
      insert into notifications (id, number, user_id, actor_id, data_type, data_id, kind, facts, event_key)
        select n.number, n.number, n.user_id, n.actor_id, n.data_type, n.data_id, n.kind, n.facts, n.event_key
        from news n where n.event_key is not null
      on conflict (user_id, event_key) do nothing
      returning user_id
    ), gathered as (
      insert into notifications (id, number, user_id, actor_id, data_type, data_id, kind, facts)
        select n.number, n.number, n.user_id, n.actor_id, n.data_type, n.data_id, n.kind, n.facts
        from news n where n.event_key is null
      on conflict (user_id, kind, data_id) where event_key is null and read_at is null
        do update set number = excluded.number, actor_id = excluded.actor_id, facts = excluded.facts,
          happened_at = excluded.happened_at
      returning user_id
    )
    select o.user_id from once o union select g.user_id from gathered g;
end $$;
