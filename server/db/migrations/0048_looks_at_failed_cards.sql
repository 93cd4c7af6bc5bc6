-- Up Migration
-- The gateway is asked about failed card charges too, because a payment page that stays open may still be paid, and its callback
-- may be lost (contract, section 2, Wallet).
alter table charges add column looked_at timestamptz;
comment on column charges.looked_at is 'when the gateway was last asked about a charge that had failed';
create index charges_failed on charges (failed_at) where status = 'failed' and gateway_id is not null;
