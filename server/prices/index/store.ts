import type { Sql } from '#platform/database/db.ts'
import type { IndexPlace } from '#shared/prices/choices.ts'
import type { Basket, BasketItem, IndexWeek, WeekTrade } from '#shared/prices/priceIndex.ts'

/** Locks and returns the range of kept days; undefined if kept figures have not changed since the index was computed. */
export async function findDueIndex(
  tx: Sql,
): Promise<{ readonly first: string; readonly until: string; readonly stale: boolean } | undefined> {
  const [row] = await tx.query<{ first: string; until: string; stale: boolean }>({
    text: `select first::text as first, until::text as until, exists (select from price_stale where day <= until) as stale
           from price_kept where index_due for update skip locked`,
  })
  return row
}

export async function clearDueIndex(tx: Sql): Promise<void> {
  await tx.query({ text: 'update price_kept set index_due = false' })
}

/** The kept trade of a place by week, species and source, until a given week. */
export function listWeekTrade(db: Sql, place: IndexPlace, last: string): Promise<WeekTrade[]> {
  return db.query<WeekTrade>({
    name: 'prices_week_trade',
    text: `select start::text as week, fish_id, source, grams, worth, to_json(sellers) as sellers from price_figures
           where place = $1 and grain = 'week' and channel = 'all' and start <= $2::date
           order by start, fish_id, source limit 2000000`,
    values: [place, last],
  })
}

/** The published baskets of a place, oldest first. */
export function listBaskets(db: Sql, place: IndexPlace): Promise<Basket[]> {
  return db.query<Basket>({
    name: 'prices_baskets',
    text: `select number, link_week::text as link_week, items, link from price_baskets where place = $1 order by number limit 200`,
    values: [place],
  })
}

export async function insertBasket(
  tx: Sql,
  place: IndexPlace,
  { number, link_week, items, link }: Omit<Basket, 'items'> & { readonly items: readonly BasketItem[] },
): Promise<void> {
  await tx.query({
    text: `insert into price_baskets (place, number, link_week, items, link, published_at)
           values ($1, $2, $3, $4::jsonb, $5, clock_timestamp())`,
    values: [place, number, link_week, JSON.stringify(items), link],
  })
}

/** Publishes new weeks and revises changed ones. The first published value of a week is kept. */
export async function saveWeeks(tx: Sql, place: IndexPlace, weeks: readonly IndexWeek[]): Promise<void> {
  await tx.query({
    text: `insert into price_index (place, week, basket, first_value, value, coverage, published_at)
           select $1, week, basket, value, value, coverage, clock_timestamp()
           from jsonb_to_recordset($2::jsonb) w (week date, basket int, value int, coverage int)
           on conflict (place, week) do update
             set value = excluded.value, coverage = excluded.coverage,
               revised_at = case when price_index.value = excluded.value then price_index.revised_at else clock_timestamp() end
             where price_index.value <> excluded.value or price_index.coverage <> excluded.coverage`,
    values: [place, JSON.stringify(weeks)],
  })
}

export interface WeekRow {
  readonly place: IndexPlace
  readonly week: string
  readonly basket: number
  readonly first_value: number
  readonly value: number
  readonly coverage: number
  readonly revised_at: Date | null
}

/** The published weeks of a place, oldest first. */
export function listWeeks(db: Sql, place: IndexPlace): Promise<WeekRow[]> {
  return db.query<WeekRow>({
    name: 'prices_index_weeks',
    text: `select place, week::text as week, basket, first_value, value, coverage, revised_at from price_index
           where place = $1 order by week limit 4000`,
    values: [place],
  })
}

/** The newest week of each place, with the one before it and the one a year earlier. */
export function listLatestWeeks(
  db: Sql,
): Promise<(WeekRow & { readonly before: number | null; readonly year_before: number | null })[]> {
  return db.query<WeekRow & { before: number | null; year_before: number | null }>({
    name: 'prices_latest_index',
    text: `select i.place, i.week::text as week, i.basket, i.first_value, i.value, i.coverage, i.revised_at,
             (select b.value from price_index b where b.place = i.place and b.week = i.week - 7) as before,
             (select y.value from price_index y where y.place = i.place and y.week = i.week - 364) as year_before
           from (select place, max(week) as week from price_index group by place) newest join price_index i using (place, week)
           order by i.place limit 3`,
  })
}
