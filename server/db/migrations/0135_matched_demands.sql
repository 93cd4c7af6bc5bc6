-- Up Migration
-- A notification about a demand of the behar market.
alter table notifications drop constraint notifications_data_type_check, add constraint notifications_data_type_check
  check (data_type in ('orders', 'auction_orders', 'user_orders', 'auction', 'auction_confirm', 'auction_outbid',
    'request_offer', 'offer_accepted', 'request', 'wallet', 'account', 'product', 'behar_deal', 'subscription',
    'alert_product', 'alert_auction', 'alert_price', 'landing', 'auction_session', 'behar_demand')) not valid;
