-- Up Migration
-- A document of verification may be a PDF, which has no width and height: documents/ab12.pdf.
alter table images alter width drop not null, alter height drop not null;
alter table images add constraint images_size_of_pictures
  check (path ~ '[.]pdf$' or (width is not null and height is not null)) not valid;
comment on column images.path is
  'below /uploads/, the 640 px form: products/ab12-640.webp, -320 and -960 stand beside it; or a PDF: documents/ab12.pdf';

-- The bank gives each file of payouts its own reference. Folded as in shared/wallet/rules.ts; null until the file is sent.
-- Files that were sent before with one reference keep it: only the first of them has it here.
alter table payout_batches add column folded_reference text;
create function folded_reference_0090(typed text) returns text language sql immutable as $$
  select regexp_replace(lower(translate(normalize(typed, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')), '[^[:alnum:]]', '', 'g')
$$;
update payout_batches b set folded_reference = folded_reference_0090(b.bank_reference)
where b.status <> 'cancelled' and b.bank_reference is not null and not exists (
  select from payout_batches o where o.id < b.id and o.status <> 'cancelled'
    and folded_reference_0090(o.bank_reference) = folded_reference_0090(b.bank_reference));
drop function folded_reference_0090(text);
create unique index payout_batches_reference on payout_batches (folded_reference);
