-- Up Migration
-- Search (contract, GET products; domain, section 10). Words that name species, places and traits are loaded from their rows
-- into memory, with a version. Words of a product's own name are stored here, in the transaction that writes the product.

-- Replaces letters that Arabic keyboards rarely produce, and both sets of Arabic digits.
create function fold_rare_letters(written text) returns text
  language sql immutable strict parallel safe
  return case when written ~ '[ٱیکگچڤپ٠-٩۰-۹]'
    then translate(written, 'ٱیکگچڤپ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ايككجفب01234567890123456789') else written end;

-- The normalized form of a text for search. shared/base/text/fold.ts explains each step and computes the same result.
-- Explicit collations make the result the same in every database.
create function fold(written text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    btrim(regexp_replace(
      lower((translate(fold_rare_letters(
        regexp_replace(normalize(written, NFKC) collate "C",
          '[\u064b-\u065f\u0670\u0640\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]', '', 'g')),
        'أةىإئآؤء', 'اهياياو')) collate pg_c_utf8) collate "C",
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0600-\u061f\u066a-\u066d\u06d4\u06fd\u06fe\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufd3e\ufd3f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U0010ffff]+',
      ' ', 'g')),
    '(^| )ال(?=[^ ]{3})', '\1', 'g');

-- The distinct words of a text, folded. Single characters and texts longer than a word are left out.
create function search_words(written text) returns text[]
  language sql immutable strict parallel safe
  return array(select distinct word collate "C" from string_to_table(fold(written), ' ') word
               where length(word) between 2 and 32 order by 1);

create function search_words(name_ar text, name_en text, aliases text[]) returns text[]
  language sql immutable parallel safe
  return search_words(name_ar || ' ' || name_en || ' ' || coalesce((select string_agg(one, ' ') from unnest(aliases) one), ''));

-- The distinct results of removing one letter from a word.
create function search_variants(word text) returns setof text
  language sql immutable strict parallel safe rows 6
  begin atomic
    select distinct overlay(word placing '' from at for 1) from generate_series(1, length(word)) at;
  end;

-- The words that name a row. Products do not store them among their own words.
alter table fish add column search_words text[]
  generated always as (search_words(name_ar, name_en, aliases_ar || aliases_en)) stored;
alter table markets add column search_words text[] generated always as (search_words(name_ar, name_en, aliases)) stored;
alter table cities add column search_words text[] generated always as (search_words(name_ar, name_en, aliases)) stored;
alter table options add column search_words text[] generated always as (search_words(name_ar, name_en, '{}')) stored;

-- One row, which counts changes of the names of species, places and traits, so that a reader knows whether its copy in memory
-- is current.
create table search_version (
  single boolean primary key default true check (single),
  version bigint not null default 1
);
insert into search_version default values;

create function count_search_version() returns trigger language plpgsql as $$
begin
  update search_version set version = version + 1;
  return null;
end $$;
create trigger search_version after insert or update or delete or truncate on fish
  for each statement execute function count_search_version();
create trigger search_version after insert or update or delete or truncate on markets
  for each statement execute function count_search_version();
create trigger search_version after insert or update or delete or truncate on cities
  for each statement execute function count_search_version();
create trigger search_version after insert or update or delete or truncate on regions
  for each statement execute function count_search_version();
create trigger search_version after insert or update or delete or truncate on options
  for each statement execute function count_search_version();

-- The words of a product's name that do not name its species, market, city, size, quality or state.
create table product_words (
  word text collate "C" not null,
  fish_id int not null,
  product_id bigint not null references products on delete cascade,
  primary key (word, fish_id, product_id)
);
create index product_words_newest on product_words (word, product_id desc) include (fish_id);
create index product_words_product on product_words (product_id);

-- All own words that were ever stored, found by prefix and by the variants of one typing error.
create table search_own_words (
  word text collate "C" primary key
);
create table search_slips (
  variant text collate "C" not null,
  word text collate "C" not null,
  primary key (variant, word)
);
comment on table search_slips is 'words of 4 letters and more, each without one of its letters';

-- Both statements use one generic plan per connection, because planning takes longer than the work for one product.
create function keep_own_words(words text[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with fresh as (
    insert into search_own_words (word)
    select w from unnest(words) w where not exists (select from search_own_words known where known.word = w)
    order by 1
    on conflict do nothing
    returning word)
  insert into search_slips (variant, word)
  select variant, fresh.word from fresh, search_variants(fresh.word) variant
  where length(fresh.word) > 3 order by 1, 2
  on conflict do nothing;
end $$;

create function keep_product_words(ids bigint[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  kept text[];
begin
  with own as (
    insert into product_words (word, fish_id, product_id)
    select own.word, p.fish_id, p.id
    from products p
    join fish f on f.id = p.fish_id join markets m on m.id = p.market_id join cities c on c.id = p.city_id
    join options s on s.id = p.size_id join options q on q.id = p.quality_id join options t on t.id = p.fish_type_id
    cross join lateral (
      select word from unnest(search_words(p.name_ar || ' ' || p.name_en)) word
      where word <> all(f.search_words) and word <> all(m.search_words) and word <> all(c.search_words)
        and word <> all(s.search_words) and word <> all(q.search_words) and word <> all(t.search_words)
      limit 24) own
    where p.id = any(ids)
    returning word)
  select array_agg(distinct word) into kept from own;
  if kept is not null then perform keep_own_words(kept); end if;
end $$;

create function keep_new_product_words() returns trigger language plpgsql as $$
begin
  perform keep_product_words(array(select id from fresh));
  return null;
end $$;
create trigger search_words_new after insert on products referencing new table as fresh
  for each statement execute function keep_new_product_words();

create function keep_changed_product_words() returns trigger language plpgsql as $$
begin
  delete from product_words where product_id = new.id;
  perform keep_product_words(array[new.id]);
  return null;
end $$;
create trigger search_words_changed
  after update of name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id, fish_type_id on products
  for each row when ((old.name_ar, old.name_en, old.fish_id, old.market_id, old.city_id, old.size_id, old.quality_id,
    old.fish_type_id) is distinct from (new.name_ar, new.name_en, new.fish_id, new.market_id, new.city_id,
    new.size_id, new.quality_id, new.fish_type_id))
  execute function keep_changed_product_words();

-- A word that no longer names a row becomes an own word of the products that had it in their name. A word that begins to name
-- a row may remain an own word: such a product is found by both.
create function keep_words_of_renamed() returns trigger language plpgsql as $$
declare
  lost text[] := array(select unnest(old.search_words) except select unnest(new.search_words));
begin
  if cardinality(lost) = 0 then return null; end if;
  execute format(
    'insert into product_words (word, fish_id, product_id)
     select word, p.fish_id, p.id
     from products p cross join lateral (select search_words(p.name_ar || '' '' || p.name_en) as words offset 0) named
     cross join unnest($2) word
     where $1 in (%s) and word = any(named.words)
     on conflict do nothing', tg_argv[0]) using new.id, lost;
  perform keep_own_words(lost);
  return null;
end $$;
create trigger search_words_renamed after update on fish
  for each row when (old.search_words is distinct from new.search_words) execute function keep_words_of_renamed('fish_id');
create trigger search_words_renamed after update on markets
  for each row when (old.search_words is distinct from new.search_words) execute function keep_words_of_renamed('market_id');
create trigger search_words_renamed after update on cities
  for each row when (old.search_words is distinct from new.search_words) execute function keep_words_of_renamed('city_id');
create trigger search_words_renamed after update on options
  for each row when (old.search_words is distinct from new.search_words)
  execute function keep_words_of_renamed('size_id, quality_id, fish_type_id');

select keep_product_words(array(select id from products));

-- Index scans of a search over the goods on sale, newest first: by species, market and city, each with the other filters; by
-- the frequent combinations of species with place or state; and by state.
create index products_search_fish on products (fish_id, id desc)
  include (origin, farmed, origin_country, size_id, quality_id, fish_type_id)
  where sale_type = 'normal' and status = 'active';
create index products_search_market on products (market_id, id desc)
  include (fish_id, origin, farmed, origin_country, size_id, quality_id, fish_type_id)
  where sale_type = 'normal' and status = 'active';
create index products_search_city on products (city_id, id desc)
  include (fish_id, origin, farmed, origin_country, size_id, quality_id, fish_type_id)
  where sale_type = 'normal' and status = 'active';
create index products_search_fish_market on products (fish_id, market_id, id desc)
  where sale_type = 'normal' and status = 'active';
create index products_search_fish_city on products (fish_id, city_id, id desc)
  where sale_type = 'normal' and status = 'active';
create index products_search_fish_state on products (fish_id, fish_type_id, id desc)
  where sale_type = 'normal' and status = 'active';
create index products_search_state on products (fish_type_id, id desc)
  where sale_type = 'normal' and status = 'active';

-- Most auctions have ended. With these columns beside the end, an index scan finds the running auctions directly.
alter table auctions add column fish_id int, add column market_id int, add column city_id int;
comment on column auctions.fish_id is 'like market_id and city_id a copy of the product''s, kept by triggers';

create function copy_product_to_auction() returns trigger language plpgsql as $$
begin
  select p.fish_id, p.market_id, p.city_id into new.fish_id, new.market_id, new.city_id
  from products p where p.id = new.product_id;
  return new;
end $$;
create trigger search_auction_new before insert on auctions for each row execute function copy_product_to_auction();

create function copy_changed_product_to_auction() returns trigger language plpgsql as $$
begin
  update auctions set fish_id = new.fish_id, market_id = new.market_id, city_id = new.city_id where product_id = new.id;
  return null;
end $$;
create trigger search_auction_changed after update of fish_id, market_id, city_id on products
  for each row when (new.sale_type = 'auction' and (old.fish_id, old.market_id, old.city_id) is distinct from
    (new.fish_id, new.market_id, new.city_id))
  execute function copy_changed_product_to_auction();

update auctions set fish_id = p.fish_id, market_id = p.market_id, city_id = p.city_id
from products p where p.id = auctions.product_id;
create index auctions_search_fish on auctions (fish_id, ends_at);
create index auctions_search_market on auctions (market_id, ends_at);
create index auctions_search_city on auctions (city_id, ends_at);
