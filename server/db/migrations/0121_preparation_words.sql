-- Up Migration
-- A search for cleaned fish, fillet or steaks also finds the goods whose seller offers that preparation.

create function preparation_words(preparations jsonb) returns text
  language sql immutable strict parallel safe
  return concat_ws(' ',
    case when preparations ? 'gutted' then 'منزوع الأحشاء gutted' end,
    case when preparations ? 'cleaned' then 'تنظيف منظف cleaned' end,
    case when preparations ? 'fillet' then 'فيليه fillet' end,
    case when preparations ? 'steaks' then 'شرائح steaks' end);
comment on function preparation_words is 'the search words of the offered preparations, in both languages';

create or replace function keep_product_words(ids bigint[]) returns void
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
      select word from unnest(search_words(concat_ws(' ', preparation_words(p.preparations), p.name_ar, p.name_en))) word
      where word <> all(f.search_words) and word <> all(m.search_words) and word <> all(c.search_words)
        and word <> all(s.search_words) and word <> all(q.search_words) and word <> all(t.search_words)
      limit 34) own
    where p.id = any(ids)
    returning word)
  select array_agg(distinct word) into kept from own;
  if kept is not null then perform keep_own_words(kept); end if;
end $$;

delete from product_words w using products p where p.id = w.product_id and p.preparations <> '{}';
select keep_product_words(array(select id from products where preparations <> '{}'));

-- The trigger comes last, because changing it blocks writers of products until the commit.
drop trigger search_words_changed on products;
create trigger search_words_changed
  after update of name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id, fish_type_id, preparations on products
  for each row when ((old.name_ar, old.name_en, old.fish_id, old.market_id, old.city_id, old.size_id, old.quality_id,
    old.fish_type_id, old.preparations) is distinct from (new.name_ar, new.name_en, new.fish_id, new.market_id, new.city_id,
    new.size_id, new.quality_id, new.fish_type_id, new.preparations))
  execute function keep_changed_product_words();
