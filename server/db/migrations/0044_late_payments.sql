-- Up Migration
-- A card charge that was reported as failed may still be paid later. Its money then enters the wallet and pays no order
-- (contract, section 2, Wallet).
alter table charges add column failed_at timestamptz;
update charges set failed_at = settled_at where status = 'failed';
comment on column charges.failed_at is 'when it was reported as failed, also where it was paid after that';
