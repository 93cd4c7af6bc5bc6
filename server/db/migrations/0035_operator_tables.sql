-- Up Migration
-- The back office's tables at a hundred thousand rows each (contract, section 8). Building the indexes blocks writers of a table
-- for about half a second per hundred thousand rows. Messages, news, requests, audit actions and statement lines are rewritten
-- with their search columns and cannot be read meanwhile: some seconds per hundred thousand rows, half a minute for as many
-- news items of a thousand letters.

-- pg_trgm makes trigrams of letters only, and with the C locale only English letters count as letters: Arabic words would have no
-- trigram, and every row would be read. So each Arabic letter of a folded text is mapped to a character that folded texts do not
-- contain: 26 capitals, and separators for the two rarest letters. Equal texts stay equal.
create function trigram_signs(folded text) returns text
  language sql immutable strict parallel safe
  return translate(folded, 'ابتجحخدذرزسشصضطعغفقكلمنهويظث', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ#+');

create index users_words on users using gin (trigram_signs(found_by) gin_trgm_ops);
drop index users_found;

-- The names of goods apart from the goods, because goods change with each order and their names rarely.
create table product_names (
  product_id bigint primary key references products on delete cascade,
  signs text not null
);
insert into product_names select id, trigram_signs(fold(name_ar || ' ' || name_en)) from products;
create index product_names_words on product_names using gin (signs gin_trgm_ops);

create function keep_new_product_names() returns trigger language plpgsql as $$
begin
  insert into product_names select id, trigram_signs(fold(name_ar || ' ' || name_en)) from fresh;
  return null;
end $$;
create trigger names_new after insert on products referencing new table as fresh
  for each statement execute function keep_new_product_names();

create function keep_changed_product_name() returns trigger language plpgsql as $$
begin
  update product_names set signs = trigram_signs(fold(new.name_ar || ' ' || new.name_en)) where product_id = new.id;
  return null;
end $$;
create trigger names_changed after update of name_ar, name_en on products
  for each row when ((old.name_ar, old.name_en) is distinct from (new.name_ar, new.name_en))
  execute function keep_changed_product_name();

create index products_named on products (name_ar, id);
create index products_price on products (price_halalas, id);
create index products_quantity on products (quantity_grams, id);
create index products_fish on products (fish_id, id);
create index products_sold_out on products (id) where status = 'sold_out';
create index products_hidden on products (id) where status = 'hidden';
create index products_lots on products (id) where sale_type = 'auction';
create index products_placed on products (special_position, id) where special_position is not null;

create index auctions_void on auctions (ends_at, product_id) where voided_at is not null;

alter table requests add column signs text generated always as (trigram_signs(fold(title))) stored;
create index requests_words on requests using gin (signs gin_trgm_ops);
drop index requests_titled;

alter table contacts add column signs text
  generated always as (trigram_signs(fold(name || ' ' || email || ' ' || subject || ' ' || message))) stored;
create index contacts_words on contacts using gin (signs gin_trgm_ops);
create index contacts_named on contacts (name, id);
create index contacts_assigned on contacts (assigned_to, id) where assigned_to is not null;

alter table blogs add column signs text
  generated always as (trigram_signs(fold(title_ar || ' ' || title_en || ' ' || body_ar || ' ' || body_en))) stored;
create index blogs_words on blogs using gin (signs gin_trgm_ops);
create index blogs_told on blogs (published_at, id);
create index blogs_titled on blogs (title_ar, id);
create index blogs_kept_back on blogs (published_at, id) where hidden;

alter table statement_lines add column signs text
  generated always as (trigram_signs(fold(reference || ' ' || details))) stored;
create index statement_lines_found on statement_lines using gin (signs gin_trgm_ops);
drop index statement_lines_words;

alter table audit add column signs text generated always as (trigram_signs(fold(note))) stored;
create index audit_words on audit using gin (signs gin_trgm_ops) where signs is not null;
drop index audit_note;

create index upgrades_turn on upgrades ((status <> 'pending'), (case when status = 'pending' then id else -id end));
create index upgrades_status on upgrades (status, id);

-- The books of one kind of record in order of time.
create index transfers_kind_at on transfers (reference_type, at, id);
