-- Up Migration
-- One receipt of the market's bank account credits one transfer (contract, section 8). The key is the bank's folded reference;
-- the bank's name is typed by people and does not distinguish receipts.

-- The references of a line: its whole reference, and every word of it and of its details that can be one. The import writes them
-- (shared/operator/statementMatch.ts, referencesOf); this migration fills those of earlier imports.
alter table statement_lines
  add column folded_reference text not null default '',
  add column reference_keys text[] not null default '{}';

create function folded_reference_0036(typed text) returns text language sql immutable as $$
  select regexp_replace(lower(translate(normalize(typed, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')),
    '[^[:alnum:]]', '', 'g')
$$;
update statement_lines set
  folded_reference = folded_reference_0036(reference),
  reference_keys = array(
    select distinct key from (
      select folded_reference_0036(reference) as key
      union all
      select folded_reference_0036(word) from regexp_split_to_table(reference || ' ' || details, '[\s/|,;:]+') word
      where length(folded_reference_0036(word)) >= 6 and folded_reference_0036(word) ~ '[0-9]') named
    where key <> '' limit 30);
drop function folded_reference_0036(text);
create index statement_lines_keys on statement_lines using gin (reference_keys);

create table bank_receipts (
  confirmation_id bigint primary key references confirmations,
  folded_reference text not null constraint bank_receipts_reference unique,
  -- The statement line of the receipt, if it was imported.
  line_id bigint constraint bank_receipts_line unique references statement_lines,
  at timestamptz not null default clock_timestamp()
);

-- Of receipts that were credited twice, the first approval keeps the receipt. The others have none: `npm run verify` reports
-- them, and a reversal corrects them.
insert into bank_receipts (confirmation_id, folded_reference, at)
select distinct on (folded_reference) id, folded_reference, decided_at from confirmations
where status = 'approved' order by folded_reference, decided_at, id;
update bank_receipts r set line_id = l.id
from (select confirmation_id, min(id) as id from statement_lines where confirmation_id is not null group by 1) l
where l.confirmation_id = r.confirmation_id;
