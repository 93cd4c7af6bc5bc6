-- Up Migration
-- The reason that a seller gives for refusing an order or a return (contract, section 2, orders/refuse).
alter table order_events
  add column refusal_reason text check (refusal_reason <> ''),
  add column refusal_note text check (refusal_note <> ''),
  add constraint order_events_refused_by_seller check (refusal_reason is null or side = 'seller'),
  add constraint order_events_note_has_reason check (refusal_note is null or refusal_reason is not null);
comment on column order_events.refusal_reason is 'a code of shared/orders/refusalReasons.ts; null for every other step and for a refusal without a reason';
comment on column order_events.refusal_note is 'the seller''s own words; required for the reason other';
