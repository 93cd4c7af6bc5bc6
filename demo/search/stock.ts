import type { Sql } from '#platform/database/db.ts'

/**
 * Lists six products of every species that may be listed: local and imported, in different markets, sizes and states, some
 * with traders' additions in the name; then the goods of `prepared`. Search results in tests then do not depend on the species
 * in the demo.
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
  await stock(db, prepared)
}

export interface Stocked {
  /** The code of the species. */
  readonly fish: string
  readonly ar: string
  readonly en: string
  readonly state: string
}

/** Lists one imported product for each of these goods. */
export async function stock(db: Sql, goods: readonly Stocked[]): Promise<void> {
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
    values: [JSON.stringify(goods)],
  })
}

/** Goods that people search by the kind of preparation. */
const prepared: readonly Stocked[] = [
  { fish: 'salmon', ar: 'فيليه سلمون', en: 'Salmon fillet', state: 'frozen' },
  { fish: 'salmon', ar: 'سلمون مدخن', en: 'Smoked salmon', state: 'smoked' },
  { fish: 'cod', ar: 'فيليه قد', en: 'Atlantic cod fillet', state: 'frozen' },
  { fish: 'kanad', ar: 'شرائح كنعد', en: 'Kingfish steaks', state: 'fresh' },
  { fish: 'hamour', ar: 'شرائح هامور', en: 'Hamour steaks', state: 'fresh' },
  {
    fish: 'shrimp-white-farmed',
    ar: 'روبيان مزارع مقشر',
    en: 'Whiteleg shrimp, farmed, peeled',
    state: 'frozen',
  },
  { fish: 'pangasius', ar: 'فيليه باسا', en: 'Basa fillet', state: 'frozen' },
  { fish: 'herring', ar: 'رنجة مدخنة', en: 'Smoked Atlantic herring', state: 'smoked' },
]

/**
 * Goods with unusual names. Each name is listed together with other names that begin with the same letters or contain the
 * same general words.
 */
export const named: readonly Stocked[] = [
  { fish: 'sultan-ibrahim', ar: 'سمك قرنوبي', en: 'Fish Qarnubi', state: 'frozen' },
  { fish: 'hamour', ar: 'سمكة الشيخ', en: 'Fishery Delight', state: 'frozen' },
  { fish: 'hamour', ar: 'أسماك النورس', en: 'Seagull Fishes', state: 'frozen' },
  { fish: 'kanad', ar: 'سوق الصفوة', en: 'Safwa Market Choice', state: 'frozen' },
  { fish: 'kanad', ar: 'أسواق الصفوة', en: 'Marketplace Safwan', state: 'frozen' },
  { fish: 'hamra', ar: 'صيد اليوم المركزي', en: 'Central Catch Today', state: 'frozen' },
  { fish: 'bohar', ar: 'صيد المركز', en: 'Centre Catches', state: 'frozen' },
  { fish: 'shaour', ar: 'عرض الجمعة', en: 'Friday Offer', state: 'frozen' },
  { fish: 'sheri', ar: 'عروض الجمعان', en: 'Fridays Offered', state: 'frozen' },
  { fish: 'salmon', ar: 'طبق الأفراح 40', en: 'Feast Platter 40', state: 'frozen' },
  { fish: 'cod', ar: 'طبق الأفراد 400', en: 'Feasts Platters 400', state: 'frozen' },
  { fish: 'zubaidi', ar: 'كرتون البركة', en: 'Baraka Box', state: 'frozen' },
  { fish: 'safi', ar: 'كرتونة بركات', en: 'Barakat Boxes', state: 'frozen' },
  { fish: 'najil', ar: 'لقمة البحار', en: 'Sailor Bite', state: 'frozen' },
  { fish: 'areolate-grouper', ar: 'لقمة البحارة', en: 'Sailors Bites', state: 'frozen' },
  { fish: 'crab-blue', ar: 'صندوق الشواء الكبير', en: 'Big Grill Box', state: 'frozen' },
  { fish: 'shrimp-jinga', ar: 'شواء صناديق', en: 'Grilled Boxes', state: 'frozen' },
  { fish: 'squid', ar: 'حلقات مقرمشة', en: 'Crispy Rings', state: 'frozen' },
  { fish: 'squid-bigfin', ar: 'حلقة قرمشة', en: 'Crisp Ring', state: 'frozen' },
  { fish: 'hareed', ar: 'غداء العائلة من جازان', en: 'Family Lunch from Jazan', state: 'frozen' },
  { fish: 'barracuda', ar: 'عائلة جازانية', en: 'Jazani Families', state: 'frozen' },
  { fish: 'boori', ar: 'محار اللؤلؤ الأسود', en: 'Black Pearl Selection', state: 'frozen' },
  { fish: 'arabi', ar: 'لؤلؤة سوداء', en: 'Blackest Pearls', state: 'frozen' },
  { fish: 'kanad', ar: 'شرائح نخبة الساحل', en: 'Coastal Elite Steaks', state: 'frozen' },
  { fish: 'khobat', ar: 'نخب ساحلية', en: 'Coast Elites', state: 'frozen' },
]
