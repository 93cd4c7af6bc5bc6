import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Channel, Source } from '#shared/prices/choices.ts'
import { averageOfSales } from '../headlineStore.ts'
import type { Sum } from './sums.ts'

/** The grains that are kept; seasons and years are sums of months. */
export type KeptGrain = 'day' | 'week' | 'month'

/** The days of a range, divided into kept periods, kept days and times that are counted from the orders. */
export interface Sources {
  readonly kept: KeptGrain
  /** The first days of the first and the last kept period. */
  readonly first: string
  readonly last: string
  /** The kept periods that contain a live day. Their other days are read from kept days. */
  readonly broken: readonly string[]
  readonly live: readonly string[]
  readonly since: readonly Date[]
  readonly until: readonly Date[]
}

export interface KeptDays {
  /** A version that changes with each change of kept figures. */
  readonly version: number
  readonly first: string
  readonly until: string
  readonly stale: readonly string[]
}

/** The days whose figures are kept; undefined if there are none. */
export async function loadKeptDays(db: Sql): Promise<KeptDays | undefined> {
  const [row] = await db.query<{ version: number; first: string; until: string; stale: string[] }>({
    name: 'prices_kept_days',
    text: `select version, first::text as first, until::text as until,
             coalesce((select json_agg(distinct day::text) from price_stale), '[]') as stale from price_kept`,
  })
  return row
}

/**
 * SQL for the lines of a view in the time range `r`. Use it in a lateral query that ends with OFFSET 0: PostgreSQL then applies the
 * range inside both parts of the view, which are orders and sales of halls. PostgreSQL would not push a join condition down into
 * the UNION ALL of the view, and would read every order.
 */
export const within = (view: 'price_lines' | 'price_places') =>
  `select * from ${view} i where i.completed_at >= r.since and i.completed_at < r.until`

/**
 * A digest of the sold lines of a species that are counted from the orders. Two digests are equal only if the lines are equal.
 */
export async function digestLines(db: Sql, fishId: number, { since, until }: Sources): Promise<string> {
  const [row] = await db.query<{ digest: string | null }>({
    name: 'prices_live_digest',
    text: `select md5(string_agg(l.id::text, ',' order by l.id)) as digest
           from unnest($2::timestamptz[], $3::timestamptz[]) r (since, until)
           cross join lateral (${within('price_lines')} and i.fish_id = $1 offset 0) l`,
    values: [fishId, since, until],
  })
  return row?.digest ?? 'none'
}

/** The choices that restrict a figure. Without a channel and a size, the figure is the total of its sources. */
export interface Choice {
  readonly fishId: number
  /** The place of the figure: `all`, a coast, or the id of a market. */
  readonly place: string
  readonly sources: readonly Source[]
  readonly channel: Channel | null
  readonly size: number | null
}

const sums = `sum(grams)::bigint as grams, sum(worth)::bigint as worth, sum(sales)::int as sales,
  to_json(coalesce(max(sellers) filter (where cardinality(sellers) = 5),
    first_sellers(sellers) filter (where cardinality(sellers) < 5))) as sellers, min(least) as least, max(most) as most`

/** The columns of a kept row, and of a sold line in the same form. */
const ofRow = 'f.grams, f.worth, f.sales, f.sellers, f.least_halalas as least, f.most_halalas as most'
const ofLine = `l.grams, l.price_halalas * l.grams, 1, array[l.seller_id], l.price_halalas, l.price_halalas`

const dayOfLine = `(l.completed_at at time zone 'Asia/Riyadh')::date`

type PeriodRow = Sum & { readonly start: string }

/** The sums of each period with sales, oldest first. */
export function listPeriods(db: Sql, choice: Choice, grain: string, from: Sources): Promise<PeriodRow[]> {
  const { fishId, place, sources, channel, size } = choice
  const isTotal = channel === null && size === null
  return db.query<PeriodRow>({
    name: 'prices_periods',
    text: `select start::text as start, ${sums} from (
             select period_start($6, f.start) as start, ${ofRow} from price_figures f
             where f.fish_id = $1 and f.place = $2 and f.grain = $7 and f.channel = any($4) and f.source = any($3)
               and ($5::int is null or f.size_id = $5) and f.start between $8::date and $9::date and f.start <> all($10::date[])
             union all
             select period_start($6, f.start), ${ofRow}
             from unnest($10::date[]) b (start) join price_figures f
               on f.fish_id = $1 and f.place = $2 and f.grain = 'day' and f.channel = any($4) and f.source = any($3)
               and ($5::int is null or f.size_id = $5) and f.start >= b.start
               and f.start < case $7 when 'week' then b.start + 7 when 'month' then (b.start + interval '1 month')::date else b.start end
             where f.start <> all($11::date[])
             union all
             select period_start($6, ${dayOfLine}), ${ofLine}
             from unnest($12::timestamptz[], $13::timestamptz[]) r (since, until)
             cross join lateral (${within('price_places')}
               and i.fish_id = $1 and i.place = $2 and i.source = any($3) and ($14 or i.channel = any($4))
               and ($5::int is null or i.size_id = $5) offset 0) l) parts
           group by start order by start limit 4000`,
    values: [
      fishId,
      place,
      sources,
      isTotal ? ['all'] : channel === null ? ['fixed', 'auction', 'offer'] : [channel],
      size,
      grain,
      from.kept,
      from.first,
      from.last,
      from.broken,
      from.live,
      from.since,
      from.until,
      isTotal,
    ],
  })
}

type DetailRow = Sum & {
  readonly source: Source
  readonly channel: Channel
  readonly size_id: number
  readonly size_ar: string | null
  readonly size_en: string | null
}

/** The parts of a range of days by source, channel and size. */
export function listDetails(
  db: Sql,
  { fishId, place }: Pick<Choice, 'fishId' | 'place'>,
  from: Sources,
): Promise<DetailRow[]> {
  return db.query<DetailRow>({
    name: 'prices_details',
    text: `select d.*, z.name_ar as size_ar, z.name_en as size_en from (
             select source, channel, size_id, ${sums} from (
               select f.source, f.channel, f.size_id, ${ofRow} from price_figures f
               where f.fish_id = $1 and f.place = $2 and f.grain = 'day' and f.channel = any('{fixed,auction,offer}')
                 and f.start between $3::date and $4::date and f.start <> all($5::date[])
               union all
               select l.source, l.channel, l.size_id, ${ofLine}
               from unnest($6::timestamptz[], $7::timestamptz[]) r (since, until)
               cross join lateral (${within('price_places')}
                 and i.fish_id = $1 and i.place = $2 offset 0) l) parts
             group by source, channel, size_id) d
           left join options z on z.id = d.size_id order by z.position nulls last, d.size_id limit 1000`,
    values: [fishId, place, from.first, from.last, from.live, from.since, from.until],
  })
}

/** A part of the last two weeks: today, the six days before today (`week`), or the seven days before those. */
type Bucket = 'today' | 'week' | 'before'

const bucketOf = (day: string) =>
  `case when ${day} = $1::date then 'today' when ${day} > $1::date - 7 then 'week' else 'before' end`

type RecentMarketRow = Sum & {
  readonly fish_id: number
  readonly market_id: number
  readonly source: Source
  readonly bucket: Bucket
}

/**
 * The sums of every market over the two weeks that end with `today`, for one species or for all (null). Market 0 contains the
 * goods of offers, which have no market but count for the country.
 */
export function listMarkets(
  db: Sql,
  { today, fishId }: { readonly today: string; readonly fishId: number | null },
  from: Sources,
): Promise<RecentMarketRow[]> {
  return db.query<RecentMarketRow>({
    name: 'prices_markets',
    text: `select fish_id, market_id, source, bucket, ${sums} from (
             select f.fish_id, f.place::int as market_id, f.source, ${bucketOf('f.start')} as bucket, ${ofRow} from price_figures f
             where f.grain = 'day' and f.channel = 'all' and ($2::int is null or f.fish_id = $2)
               and f.start between $3::date and $4::date and f.start <> all($5::date[]) and f.place <> all('{all,gulf,red_sea}')
             union all
             select f.fish_id, 0, f.source, ${bucketOf('f.start')}, ${ofRow} from price_figures f
             where f.grain = 'day' and f.channel = 'offer' and f.place = 'all' and ($2::int is null or f.fish_id = $2)
               and f.start between $3::date and $4::date and f.start <> all($5::date[])
             union all
             select l.fish_id, coalesce(l.market_id, 0), l.source, ${bucketOf(dayOfLine)}, ${ofLine}
             from unnest($6::timestamptz[], $7::timestamptz[]) r (since, until)
             cross join lateral (${within('price_lines')} and ($2::int is null or i.fish_id = $2) offset 0) l) parts
           group by fish_id, market_id, source, bucket limit 200000`,
    values: [today, fishId, from.first, from.last, from.live, from.since, from.until],
  })
}

type FishDayRow = Sum & { readonly fish_id: number; readonly source: Source; readonly start: string }

/** The sums of every species in a place by day, oldest first. */
export function listFishDays(db: Sql, place: string, from: Sources): Promise<FishDayRow[]> {
  return db.query<FishDayRow>({
    name: 'prices_fish_days',
    text: `select fish_id, source, start::text as start, ${sums} from (
             select f.fish_id, f.source, f.start, ${ofRow} from price_figures f
             where f.place = $1 and f.grain = 'day' and f.channel = 'all'
               and f.start between $2::date and $3::date and f.start <> all($4::date[])
             union all
             select l.fish_id, l.source, ${dayOfLine}, ${ofLine}
             from unnest($5::timestamptz[], $6::timestamptz[]) r (since, until)
             cross join lateral (${within('price_places')} and i.place = $1 offset 0) l) parts
           group by fish_id, source, start order by start limit 100000`,
    values: [place, from.first, from.last, from.live, from.since, from.until],
  })
}

interface MarketRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly city_ar: string
  readonly city_en: string
  readonly coast: string | null
}

/** The names of all markets, in their order. */
export function listMarketNames(db: Sql): Promise<MarketRow[]> {
  return db.query<MarketRow>({
    name: 'prices_market_names',
    text: `select m.id, m.name_ar, m.name_en, c.name_ar as city_ar, c.name_en as city_en, k.coast
           from markets m join cities c on c.id = m.city_id left join market_coasts k on k.market_id = m.id
           order by m.is_primary desc, m.position, m.id limit 1000`,
  })
}

interface ChoiceNames {
  readonly market_ar: string | null
  readonly market_en: string | null
  readonly size_ar: string | null
  readonly size_en: string | null
}

/** The names of the market and the size of a choice, which contains only their ids. */
export async function findChoiceNames(
  db: Sql,
  market: number | null,
  size: number | null,
): Promise<ChoiceNames> {
  const none: ChoiceNames = { market_ar: null, market_en: null, size_ar: null, size_en: null }
  if (market === null && size === null) return none
  const [row] = await db.query<ChoiceNames>({
    name: 'prices_choice_names',
    text: `select m.name_ar as market_ar, m.name_en as market_en, z.name_ar as size_ar, z.name_en as size_en
           from (values (1)) always left join markets m on m.id = $1 left join options z on z.id = $2 and z.list = 'sizes'`,
    values: [market, size],
  })
  return row ?? none
}

export interface FishRow {
  readonly id: number
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
  readonly official_name_en: string | null
  readonly image: string | null
  readonly hundred_riyal: boolean
}

const fishColumns = 'f.id, f.code, f.name_ar, f.name_en, f.official_name_en, i.path as image, f.hundred_riyal'

/** Finds a species by its code and by the origin of its prices (as fish_sides, decision 4), unless it is hidden. */
export async function findFish(
  db: Sql,
  code: string,
): Promise<(FishRow & { readonly origin: 'local' | 'imported' }) | undefined> {
  const [row] = await db.query<FishRow & { origin: 'local' | 'imported' }>({
    name: 'prices_fish',
    text: `select ${fishColumns},
             case when exists (select from order_items s where s.origin = 'local' and s.fish_id = f.id)
                    or exists (select from products p where p.fish_id = f.id and p.origin = 'local' and p.sale_type = 'normal'
                               and p.status = 'active')
                  then 'local' else 'imported' end as origin
           from fish f left join images i on i.id = f.image_id where f.code = $1 and not f.hidden`,
    values: [code],
  })
  return row
}

/** The average of the asking prices of a species and origin; undefined without goods on sale. */
export async function findAsked(
  db: Sql,
  fishId: number,
  origin: 'local' | 'imported',
): Promise<Halalas | undefined> {
  const [row] = await db.query<{ price: Halalas | null }>({
    name: 'prices_asked',
    text: `select ${averageOfSales} as price from products
           where fish_id = $1 and origin = $2 and sale_type = 'normal' and status = 'active' and quantity_grams > 0`,
    values: [fishId, origin],
  })
  return row?.price ?? undefined
}

/** Every species that is not hidden, in its order. */
export function listFish(db: Sql): Promise<FishRow[]> {
  return db.query<FishRow>({
    name: 'prices_all_fish',
    text: `select ${fishColumns} from fish f left join images i on i.id = f.image_id
           where not f.hidden order by f.position, f.id limit 2000`,
  })
}
