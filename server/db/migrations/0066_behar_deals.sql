-- Up Migration
-- A step of a deal in the behar market is notified in the main market.
alter table notifications drop constraint notifications_data_type_check, add constraint notifications_data_type_check
  check (data_type in ('orders', 'auction_orders', 'user_orders', 'auction', 'auction_confirm', 'auction_outbid',
    'request_offer', 'offer_accepted', 'request', 'wallet', 'account', 'product', 'behar_deal'));
