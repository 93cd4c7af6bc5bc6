-- Up Migration
-- Messages outside of the site: push, e-mail and SMS (decision 95).

-- How a person is notified. A row exists once the person has chosen something or subscribed a browser; only then are
-- notifications of the person queued below. `choices` is { group: [channel] } (shared/notifications/groups.ts).
create table notification_settings (
  user_id bigint primary key references users on delete cascade,
  language text not null check (language in ('ar', 'en')),
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  -- Minutes of the day in Riyadh.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  urgent_in_quiet boolean not null,
  check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until)
);

-- Browsers that receive push. They end with their sign-in.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  sign_in_id bigint not null references tokens on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://'),
  -- The browser's public key and secret, base64url.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_person on push_subscriptions (user_id, id desc);
create index push_subscriptions_sign_in on push_subscriptions (sign_in_id);

-- Notifications whose messages are not planned yet. `number` is the notification's number at that time: a gathered
-- notification with a newer number is planned by its newer row.
create table notifications_unplanned (
  number bigint primary key,
  notification_id bigint not null
);

-- Sent messages by channel: how often, and when last. One message by e-mail or SMS is sent for a notification.
create table messages_sent (
  notification_id bigint not null references notifications on delete cascade,
  channel text not null check (channel in ('push', 'email', 'sms')),
  user_id bigint not null,
  sent_at timestamptz not null,
  primary key (notification_id, channel)
);
create index messages_sent_person on messages_sent (user_id, channel, sent_at);

-- The alert that caused a notification; alerts are in 0098.
alter table notifications add column alert_id bigint;
alter table notifications drop constraint notifications_data_type_check, add constraint notifications_data_type_check
  check (data_type in ('orders', 'auction_orders', 'user_orders', 'auction', 'auction_confirm', 'auction_outbid',
    'request_offer', 'offer_accepted', 'request', 'wallet', 'account', 'product', 'behar_deal', 'subscription',
    'alert_product', 'alert_auction', 'alert_price')) not valid;

-- As before (0014); also queues the notifications of people with settings, and keeps the alert.
create or replace function add_notifications(told jsonb) returns setof bigint language plpgsql as $$
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
                                         kind text, facts jsonb, event_key text, alert_id bigint)
      order by t.place
    ), once as (
      insert into notifications (id, number, user_id, actor_id, data_type, data_id, kind, facts, event_key, alert_id)
        select n.number, n.number, n.user_id, n.actor_id, n.data_type, n.data_id, n.kind, n.facts, n.event_key, n.alert_id
        from news n where n.event_key is not null
      on conflict (user_id, event_key) do nothing
      returning id, number, user_id
    ), gathered as (
      insert into notifications (id, number, user_id, actor_id, data_type, data_id, kind, facts, alert_id)
        select n.number, n.number, n.user_id, n.actor_id, n.data_type, n.data_id, n.kind, n.facts, n.alert_id
        from news n where n.event_key is null
      on conflict (user_id, kind, data_id) where event_key is null and read_at is null
        do update set number = excluded.number, actor_id = excluded.actor_id, facts = excluded.facts,
          happened_at = excluded.happened_at
      returning id, number, user_id
    ), written as (
      select o.id, o.number, o.user_id from once o union all select g.id, g.number, g.user_id from gathered g
    ), queued as (
      insert into notifications_unplanned (number, notification_id)
        select w.number, w.id from written w
        where exists (select from notification_settings s where s.user_id = w.user_id)
    )
    select distinct w.user_id from written w;
end $$;
