-- Up Migration
-- VAT of halls (decision 106): a registered hall owes the tax that its share of a hammer price contains.

alter table hall_terms add column vat_number text;
alter table hall_terms add constraint hall_terms_vat_check check (vat_number ~ '^3[0-9]{13}3$') not valid;
comment on column hall_terms.vat_number is 'the VAT number of the hall from this day; null: not registered';

alter table hall_sales
  add column vat_number text,
  add column vat_halalas bigint not null default 0;
alter table hall_sales
  add constraint hall_sales_vat_check
    check (case when vat_number is null then vat_halalas = 0
      else vat_number ~ '^3[0-9]{13}3$' and vat_halalas between 0 and hall_halalas + say_halalas end) not valid;
comment on column hall_sales.vat_number is 'the VAT number of the hall on the day of the sale; null: the hall was not registered';

-- hall_vat: the tax that halls owe. Each new check admits all that the old one did.
alter table accounts drop constraint accounts_kind_check,
  add constraint accounts_kind_check
    check (kind in ('person', 'escrow', 'gateway', 'bank', 'payout', 'commission', 'loss', 'subscription',
      'hall', 'hall_cash', 'hall_due', 'hall_vat')) not valid;
insert into accounts (kind, shard) select 'hall_vat', shard from generate_series(0, 15) shard;
alter table transfers drop constraint transfers_type_check,
  add constraint transfers_type_check check (type in
    ('charge', 'purchase', 'sale', 'refund', 'commission', 'payout', 'release', 'reversal', 'subscription', 'say', 'vat')) not valid;
alter table entries drop constraint entries_type_check,
  add constraint entries_type_check check (type in
    ('charge', 'purchase', 'sale', 'refund', 'commission', 'payout', 'hold', 'release', 'reversal', 'subscription', 'say', 'vat'))
    not valid;
