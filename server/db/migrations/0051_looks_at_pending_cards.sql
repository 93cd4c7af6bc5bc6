-- Up Migration
-- The gateway is asked about pending card charges once a day (contract, section 2, Wallet).
comment on column charges.looked_at is 'when the gateway was last asked about a charge that had failed, or had been pending for 2 days';
