import type { Database } from '#platform/database/db.ts'

/** The markets that have prices: at most 80, each with sales every day. */
export async function pricedMarkets(db: Database): Promise<number[]> {
  const rows = await db.query<{ id: number }>({ text: 'select id from markets order by id limit 80' })
  return rows.map(({ id }) => id)
}

/**
 * Fills ten years of kept daily prices of 80 markets for one species, and their weeks and months: the rows that the worker
 * would have counted from the orders. Returns the code of the species and the number of rows.
 */
export async function fillPrices(db: Database): Promise<{ readonly code: string; readonly rows: number }> {
  // The demo has fewer than 80 markets, so the missing ones are added.
  await db.query({
    text: `insert into markets (code, city_id, kind, name_ar, name_en)
           select 'bench-' || n, (select min(id) from cities where coastal), 'retail_market', 'سوق ' || n, 'Market ' || n
           from generate_series(1, greatest(0, 80 - (select count(*)::int from markets))) n`,
  })
  const [fish] = await db.query<{ id: number; code: string }>({
    text: `select f.id, f.code from fish f where not f.hidden and exists
             (select from order_items i where i.fish_id = f.id and i.origin = 'local') order by f.id limit 1`,
  })
  if (!fish) throw new Error('the demo has no sold species')
  await db.query({ text: 'truncate price_figures, price_stale, price_kept' })
  const details = `(values ('all', 0), ('fixed', 1), ('fixed', 2), ('auction', 1)) c (channel, size_id)`
  await db.query({
    text: `insert into price_figures
           select $1, p.place, 'day', d::date, 'caught', c.channel, c.size_id, g, g * (3000 + (random() * 2000)::int), 8,
             array[1, 2, 3, 4, 5]::bigint[], 2800, 5200
           from (select id::text as place from (select id from markets order by id limit 80) m
                 union all select unnest(array['all', 'gulf', 'red_sea'])) p
           cross join generate_series(current_date - 3653, current_date - 1, interval '1 day') d
           cross join ${details} cross join lateral (select 1000 + (random() * 90000)::int as g) w`,
    values: [fish.id],
  })
  for (const grain of ['week', 'month']) {
    await db.query({
      text: `insert into price_figures
             select fish_id, place, $1, period_start($1, start) as first, source, channel, size_id, sum(grams), sum(worth), sum(sales),
               array[1, 2, 3, 4, 5]::bigint[], min(least_halalas), max(most_halalas)
             from price_figures where grain = 'day' group by fish_id, place, first, source, channel, size_id`,
      values: [grain],
    })
  }
  await db.query({
    text: `insert into price_kept (first, until, index_due) values ('1900-01-01', current_date - 1, false)`,
  })
  await db.query({ text: 'vacuum analyze' })
  const [counted] = await db.query<{ rows: number }>({ text: 'select count(*) as rows from price_figures' })
  return { code: fish.code, rows: counted?.rows ?? 0 }
}
