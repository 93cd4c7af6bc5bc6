-- Up Migration
-- A coast as the place of an alert, beside a market and every market (decision 96).
alter table alerts add column coast text;
alter table alerts add constraint alerts_coast_check
  check (coast is null or (coast in ('gulf', 'red_sea') and market_id is null)) not valid;

-- Each sent alert updates `fired_at`, which no index has: free space keeps the new version in its page (HOT).
alter table alerts set (fillfactor = 70);

-- Of an average: the coast to which it belongs. Goods and auctions have the coast of their market (market_coasts).
alter table alert_signals add column coast text;
alter table alert_signals add constraint alert_signals_coast_check
  check (coast is null or (coast in ('gulf', 'red_sea') and kind = 'average' and market_id is null)) not valid;

-- The terms without the coast are not unique any more. Changes of a person's alerts take turns and refuse equal terms; the
-- index alerts_terms is the same rule with the coast.
alter table alerts drop constraint alerts_user_id_kind_fish_id_market_id_origin_key;
