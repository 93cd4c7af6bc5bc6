-- Up Migration
-- The people who asked to be reminded of an auction session. `sent_for` is the start of which they were reminded: a session
-- that moves is a new reminder.
create table session_reminders (
  session_id bigint not null references auction_sessions on delete cascade,
  user_id bigint not null references users,
  at timestamptz not null,
  sent_for timestamptz,
  primary key (session_id, user_id)
);
create index session_reminders_user on session_reminders (user_id);

alter table notifications drop constraint notifications_data_type_check, add constraint notifications_data_type_check
  check (data_type in ('orders', 'auction_orders', 'user_orders', 'auction', 'auction_confirm', 'auction_outbid',
    'request_offer', 'offer_accepted', 'request', 'wallet', 'account', 'product', 'behar_deal', 'subscription',
    'alert_product', 'alert_auction', 'alert_price', 'landing', 'auction_session')) not valid;
