import type { Sql } from '#platform/database/db.ts'
import { within } from '../figures/store.ts'

/** Locks the keeping of figures until the end of the transaction; false if another worker has the lock. */
export async function lockKeeping(tx: Sql): Promise<boolean> {
  const [row] = await tx.query<{ readonly locked: boolean }>({
    text: `select pg_try_advisory_xact_lock(hashtext('price days')) as locked`,
  })
  return row?.locked ?? false
}

/** The days that are kept, and the first day with a completed order. */
interface KeptRow {
  readonly first: string | null
  readonly until: string | null
  readonly first_sold: string | null
}

export async function loadKept(tx: Sql): Promise<KeptRow> {
  const [row] = await tx.query<KeptRow>({
    text: `select k.first::text as first, k.until::text as until,
             (select (least((select min(completed_at) from orders where status = 'completed'),
               (select min(sold_at) from hall_sales where reversed_at is null)) at time zone 'Asia/Riyadh')::date::text) as first_sold
           from (values (1)) always left join price_kept k on true`,
  })
  return row ?? { first: null, until: null, first_sold: null }
}

/** Kept days that are stale, newest first. */
export async function listStale(
  tx: Sql,
  { first, until, most }: { readonly first: string; readonly until: string; readonly most: number },
): Promise<string[]> {
  const rows = await tx.query<{ readonly day: string }>({
    text: `select distinct day::text as day from price_stale where day between $1::date and $2::date order by day desc limit $3`,
    values: [first, until, most],
  })
  return rows.map(({ day }) => day)
}

const columns =
  'fish_id, place, grain, start, source, channel, size_id, grams, worth, sales, sellers, least_halalas, most_halalas'

/**
 * Counts days again from the orders, and then the weeks and months that contain them from the kept days. The stale rows are deleted
 * first: an order that changes during the count leaves a row that the next run finds.
 */
export async function countDays(tx: Sql, days: readonly string[]): Promise<void> {
  const values = [days]
  await tx.query({ text: 'delete from price_stale where day = any($1::date[])', values })
  await tx.query({ text: 'select fill_sold_goods($1::date[])', values })
  await tx.query({
    text: `delete from price_figures where grain = 'day' and start = any($1::date[])`,
    values,
  })
  await tx.query({
    text: `insert into price_figures (${columns})
           select l.fish_id, l.place, 'day', d.day, l.source, coalesce(l.channel, 'all'), coalesce(l.size_id, 0), sum(l.grams),
             sum(l.price_halalas * l.grams), count(*), (array_agg(distinct l.seller_id order by l.seller_id))[1:5],
             min(l.price_halalas), max(l.price_halalas)
           from unnest($1::date[]) d (day)
           cross join lateral (select d.day::timestamp at time zone 'Asia/Riyadh' as since,
             (d.day + 1)::timestamp at time zone 'Asia/Riyadh' as until) r
           cross join lateral (${within('price_places')} offset 0) l
           group by grouping sets ((l.fish_id, l.place, d.day, l.source, l.channel, l.size_id), (l.fish_id, l.place, d.day, l.source))`,
    values,
  })
  for (const grain of ['week', 'month']) {
    const periods = [days, grain]
    await tx.query({
      text: `delete from price_figures where grain = $2
               and start in (select distinct period_start($2, day) from unnest($1::date[]) d (day))`,
      values: periods,
    })
    await tx.query({
      text: `insert into price_figures (${columns})
             select f.fish_id, f.place, $2, p.start, f.source, f.channel, f.size_id, sum(f.grams), sum(f.worth), sum(f.sales),
               first_sellers(f.sellers), min(f.least_halalas), max(f.most_halalas)
             from (select distinct period_start($2, day) as start from unnest($1::date[]) d (day)) p
             join price_figures f on f.grain = 'day' and f.start >= p.start
               and f.start < case $2 when 'week' then p.start + 7 else (p.start + interval '1 month')::date end
             group by f.fish_id, f.place, p.start, f.source, f.channel, f.size_id`,
      values: periods,
    })
  }
  await tx.query({
    text: `insert into price_days (day, counted_at) select day, clock_timestamp() from unnest($1::date[]) d (day)
           on conflict (day) do update set counted_at = excluded.counted_at`,
    values,
  })
}

/** Stores the range of kept days, and marks the index as due. */
export async function saveKept(
  tx: Sql,
  { first, until }: { readonly first: string; readonly until: string },
): Promise<void> {
  await tx.query({
    text: `insert into price_kept (first, until) values ($1, $2)
           on conflict (one) do update set first = excluded.first, until = excluded.until, index_due = true,
             version = nextval('price_version')`,
    values: [first, until],
  })
}
