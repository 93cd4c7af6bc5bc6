import type { Sql } from '#platform/database/db.ts'
import type { Source } from '#shared/prices/choices.ts'
import { type Sources, within } from '../figures/store.ts'
import type { Sum } from '../figures/sums.ts'

export type DayRow = Sum & {
  readonly fish_id: number
  readonly day: string
  /** The id of a market; 0: the goods of offers, which have no market; null: the country. */
  readonly market_id: number | null
  readonly source: Source
}

/** The sums by day, species, source and place, for one species or for all (null), ordered by day. */
export function listDaily(db: Sql, fishId: number | null, from: Sources): Promise<DayRow[]> {
  return db.query<DayRow>({
    name: 'prices_daily',
    text: `select fish_id, day::text as day, market_id, source, sum(grams)::bigint as grams, sum(worth)::bigint as worth,
             sum(sales)::int as sales, to_json(first_sellers(sellers)) as sellers, min(least) as least, max(most) as most
           from (
             select f.fish_id, f.start as day, case f.place when 'all' then null else f.place::int end as market_id, f.source,
               f.grams, f.worth, f.sales, f.sellers, f.least_halalas as least, f.most_halalas as most
             from price_figures f
             where f.grain = 'day' and f.channel = 'all' and ($1::int is null or f.fish_id = $1)
               and f.start between $2::date and $3::date and f.start <> all($4::date[]) and f.place <> all('{gulf,red_sea}')
             union all
             select f.fish_id, f.start, 0, f.source, f.grams, f.worth, f.sales, f.sellers, f.least_halalas, f.most_halalas
             from price_figures f
             where f.grain = 'day' and f.channel = 'offer' and f.place = 'all' and ($1::int is null or f.fish_id = $1)
               and f.start between $2::date and $3::date and f.start <> all($4::date[])
             union all
             select l.fish_id, (l.completed_at at time zone 'Asia/Riyadh')::date, p.market_id, l.source, l.grams,
               l.price_halalas * l.grams, 1, array[l.seller_id], l.price_halalas, l.price_halalas
             from unnest($5::timestamptz[], $6::timestamptz[]) r (since, until)
             cross join lateral (${within('price_lines')} and ($1::int is null or i.fish_id = $1) offset 0) l
             cross join lateral (values (null::int), (coalesce(l.market_id, 0))) p (market_id)) parts
           group by fish_id, day, market_id, source order by day, fish_id, market_id nulls first, source limit 500000`,
    values: [fishId, from.first, from.last, from.live, from.since, from.until],
  })
}

/** The time at which the newest of these days was counted; null if none is kept. */
export async function lastCounted(db: Sql, from: string, to: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>({
    name: 'prices_last_counted',
    text: 'select max(counted_at) as at from price_days where day between $1::date and $2::date',
    values: [from, to],
  })
  return row?.at ?? null
}

interface PlaceRow {
  readonly id: number
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
}

/** The codes and names of all markets. */
export function listPlaces(db: Sql): Promise<PlaceRow[]> {
  return db.query<PlaceRow>({
    name: 'prices_places',
    text: 'select id, code, name_ar, name_en from markets order by id limit 1000',
  })
}

/** The name of the site. */
export async function loadSiteName(db: Sql, locale: 'ar' | 'en'): Promise<string> {
  const [row] = await db.query<{ name_ar: string; name_en: string }>({
    name: 'prices_site',
    text: 'select name_ar, name_en from site',
  })
  return row?.[`name_${locale}`] ?? ''
}
