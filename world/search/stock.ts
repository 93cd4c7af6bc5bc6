import type { Sql } from '#node/db.ts'

/**
 * Lists six products of every species that may be listed: local and imported ones, in all markets, sizes and states,
 * some with what traders add to the name. What a search finds then does not depend on which species a world trades.
 */
export async function stockEverySpecies(db: Sql): Promise<void> {
  await db.query({
    text: `insert into products (seller_id, origin, origin_country, name_ar, name_en, fish_id, market_id, city_id,
             size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id)
           select seller.id, case when n % 3 = 2 then 'imported' else 'local' end,
             case when n % 3 = 2 then 'OM' else 'SA' end,
             f.name_ar || (array['', ' حجم كبير', '', ' مع التنظيف', '', ''])[n + 1],
             f.name_en || (array['', ', large', '', ', cleaned', '', ''])[n + 1],
             f.id, m.id, m.city_id, s.id, q.id, t.id, 50000, 3000, picture.id
           from fish f cross join generate_series(0, 5) n
           cross join lateral (select id, city_id from markets order by (id * 7 + f.id * 5 + n * 11) % 47 limit 1) m
           cross join lateral (select id from options where list = 'sizes' order by (id + n + f.id) % 6 limit 1) s
           cross join lateral (select id from options where list = 'qualities' order by (id + n) % 4 limit 1) q
           cross join lateral (select id from options where list = 'fish_types' and code in ('fresh', 'chilled', 'frozen')
                               order by (id + n) % 3 limit 1) t
           cross join (select min(id) as id from users where type = 'local_seller') seller
           cross join (select min(id) as id from images) picture
           where not f.hidden order by n, f.id`,
  })
  await db.query({
    text: `insert into products (seller_id, origin, origin_country, name_ar, name_en, fish_id, market_id, city_id,
             size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id)
           select seller.id, 'imported', 'NO', made.ar, made.en, f.id, m.id, m.city_id, s.id, q.id, t.id, 50000, 3000,
             picture.id
           from json_to_recordset($1::json) made(fish text, ar text, en text, state text)
           join fish f on f.code = made.fish
           join options t on t.list = 'fish_types' and t.code = made.state
           join options s on s.list = 'sizes' and s.code = 'medium'
           join options q on q.list = 'qualities' and q.code = 'a'
           cross join (select id, city_id from markets where is_primary) m
           cross join (select min(id) as id from users where type = 'international_seller') seller
           cross join (select min(id) as id from images) picture`,
    values: [JSON.stringify(prepared)],
  })
}

/** Goods that are asked for by how they were prepared. */
const prepared = [
  { fish: 'salmon', ar: 'فيليه سلمون', en: 'Atlantic salmon fillet', state: 'frozen' },
  { fish: 'salmon', ar: 'سلمون مدخن', en: 'Smoked Atlantic salmon', state: 'smoked' },
  { fish: 'cod', ar: 'فيليه قد', en: 'Atlantic cod fillet', state: 'frozen' },
  { fish: 'kanad', ar: 'شرائح كنعد', en: 'Narrow-barred Spanish mackerel steaks', state: 'fresh' },
  { fish: 'hamour', ar: 'شرائح هامور', en: 'Orange-spotted grouper steaks', state: 'fresh' },
  {
    fish: 'shrimp-white-farmed',
    ar: 'روبيان مزارع مقشر',
    en: 'Whiteleg shrimp, farmed, peeled',
    state: 'frozen',
  },
  { fish: 'pangasius', ar: 'فيليه باسا', en: 'Basa fillet', state: 'frozen' },
  { fish: 'herring', ar: 'رنجة مدخنة', en: 'Smoked Atlantic herring', state: 'smoked' },
]
