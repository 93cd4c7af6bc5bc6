import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { InsightDimension } from '#shared/operator/insight/periods.ts'
import { countedDays } from './closingStore.ts'

/**
 * A period. Some of its days come from the stored figures, and the rest is counted from the orders and the sales of
 * halls.
 */
export interface Sources {
  /** The first day, and the day after the last whole day, in Riyadh time. */
  readonly first: string
  readonly end: string
  /** The days of the period that have no valid stored figures and are counted from the orders. */
  readonly live: readonly string[]
  /** The start and end times between which the orders are counted. */
  readonly since: readonly Date[]
  readonly until: readonly Date[]
}

/** The days from `first` to the day before `end` that are stale or not closed. */
export async function findLiveDays(db: Sql, first: string, end: string): Promise<string[]> {
  const rows = await db.query<{ readonly day: string }>({
    name: 'insight_live_days',
    text: `select d.day::text as day from (
             select $1::date + n as day from generate_series(0, $2::date - $1::date - 1) n) d
           where not exists (select from ${countedDays} where c.day = d.day)
             or exists (select from insight_stale s where s.day = d.day)
           order by d.day limit 1000`,
    values: [first, end],
  })
  return rows.map(({ day }) => day)
}

/**
 * Completed trade by day and key. Parameter 1 is the dimension, 2 to 6 are the sources. Because of OFFSET 0, PostgreSQL keeps the
 * lateral query separate and applies its conditions inside both parts of the view; join conditions would not be pushed down.
 */
const trade = `
  select d.day, d.key, d.grams, d.halalas, d.orders from insight_days d
  where d.dimension = $1 and d.day >= $2::date and d.day < $3::date and d.day <> all($4::date[])
  union all
  select (l.completed_at at time zone 'Asia/Riyadh')::date, l.key, sum(l.grams), sum(l.halalas), count(distinct l.order_id)
  from unnest($5::timestamptz[], $6::timestamptz[]) r (since, until)
  cross join lateral (
    select * from insight_lines i where i.completed_at >= r.since and i.completed_at < r.until and i.dimension = $1 offset 0) l
  group by 1, 2`

const valuesOf = ({ first, end, live, since, until }: Sources) => [first, end, live, since, until]

export interface DayRow {
  readonly day: string
  readonly grams: Grams
  readonly halalas: Halalas
  readonly orders: number
}

/** The trade of each day that has any. */
export function listDays(db: Sql, sources: Sources): Promise<DayRow[]> {
  return db.query<DayRow>({
    name: 'insight_days',
    text: `select t.day::text as day, sum(t.grams) as grams, sum(t.halalas) as halalas, sum(t.orders) as orders
           from (${trade}) t group by t.day order by t.day limit 1000`,
    values: ['all', ...valuesOf(sources)],
  })
}

export interface KeyRow {
  readonly key: string
  readonly name_ar: string | null
  readonly name_en: string | null
  readonly grams: Grams
  readonly halalas: Halalas
  readonly orders: number
}

/** The trade by one dimension, largest sales first; the names are those of species and markets. */
export function listKeys(db: Sql, dimension: InsightDimension, sources: Sources): Promise<KeyRow[]> {
  return db.query<KeyRow>({
    name: 'insight_keys',
    text: `select t.key, n.name_ar, n.name_en, t.grams, t.halalas, t.orders
           from (select k.key, sum(k.grams) as grams, sum(k.halalas) as halalas, sum(k.orders) as orders
                 from (${trade}) k group by k.key) t
           left join (select 'fish' as dimension, id::text as key, name_ar, name_en from fish
                      union all select 'market', id::text, name_ar, name_en from markets) n
             on n.dimension = $1 and n.key = t.key
           order by t.halalas desc, t.key limit 1000`,
    values: [dimension, ...valuesOf(sources)],
  })
}

interface PeopleRow {
  readonly active_buyers: number
  readonly active_sellers: number
  readonly new_buyers: number
  readonly new_sellers: number
}

/**
 * Counts the people who completed an order or traded in a hall in the period, and the accounts that were opened in it,
 * without staff.
 */
export async function countPeople(
  db: Sql,
  sources: Sources,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<PeopleRow> {
  const [row] = await db.query<PeopleRow>({
    name: 'insight_people',
    text: `with seen as (
             select side, block, people from insight_active
             where day >= $1::date and day < $2::date and day <> all($3::date[])
             union all
             select v.side, insight_block(v.user_id), bit_or(insight_bit(v.user_id))
             from unnest($4::timestamptz[], $5::timestamptz[]) r (since, until)
             cross join lateral (select * from insight_traders t where t.at >= r.since and t.at < r.until offset 0) v
             group by 1, 2),
           active as (select side, bit_count(bit_or(people)) as people from seen group by side, block),
           opened as (
             select type from users where created_at >= $6 and created_at < $7 and staff_role is null)
           select active.*, opened.* from (
             select coalesce(sum(people) filter (where side = 'buyer'), 0)::int as active_buyers,
               coalesce(sum(people) filter (where side = 'seller'), 0)::int as active_sellers from active) active,
           (select count(*) filter (where type = 'local_buyer') as new_buyers,
              count(*) filter (where type <> 'local_buyer') as new_sellers from opened) opened`,
    values: [...valuesOf(sources), from, to],
  })
  return row ?? { active_buyers: 0, active_sellers: 0, new_buyers: 0, new_sellers: 0 }
}

/** The sum of the entries of the market's commission accounts in the period. */
export async function sumCommission(db: Sql, sources: Sources): Promise<Halalas> {
  const [row] = await db.query<{ readonly halalas: Halalas }>({
    name: 'insight_commission',
    text: `select (select coalesce(sum(c.commission_halalas), 0) from insight_closed c
                   where c.day >= $1::date and c.day < $2::date and c.day <> all($3::date[]))
             + (select coalesce(sum(l.halalas), 0)
                from unnest($4::timestamptz[], $5::timestamptz[]) r (since, until)
                cross join lateral (
                  select sum(e.amount_halalas) as halalas from entries e join accounts a on a.id = e.account_id
                  where a.kind = 'commission' and e.at >= r.since and e.at < r.until) l) as halalas`,
    values: valuesOf(sources),
  })
  return row?.halalas ?? (0 as Halalas)
}

interface CourseRow {
  readonly lots_ended: number
  readonly lots_sold: number
  readonly requests_asked: number
  readonly requests_filled: number
  readonly cancelled: number
  readonly disputed: number
  readonly decided: number
  readonly decide_seconds: number | null
}

/**
 * The counts of a period: lots that ended in it and have an award that did not lapse; requests that were created in it and have
 * been ordered since; cancelled, rejected and disputed orders; and decisions of staff with their median time.
 */
export async function loadCourse(
  db: Sql,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<CourseRow> {
  const [row] = await db.query<CourseRow>({
    name: 'insight_course',
    text: `with decided as materialized (
             select decided_at - created_at as took from upgrades where decided_at >= $1 and decided_at < $2
             union all
             select decided_at - created_at from confirmations where decided_at >= $1 and decided_at < $2
             union all
             select decided_at - created_at from payouts where decided_at >= $1 and decided_at < $2
             union all
             select d.at - o.dispute_at from audit d join orders o on o.id = d.record_id and o.dispute_at < d.at
             where d.action = 'order.decide' and d.at >= $1 and d.at < $2)
           select
             (select count(*) from auctions a where a.ends_at >= $1 and a.ends_at < $2 and a.voided_at is null) as lots_ended,
             (select count(*) from auctions a where a.ends_at >= $1 and a.ends_at < $2 and a.voided_at is null
                and exists (select from awards w where w.auction_id = a.product_id and w.lapsed_at is null)) as lots_sold,
             (select count(*) from requests where created_at >= $1 and created_at < $2) as requests_asked,
             (select count(*) from requests where created_at >= $1 and created_at < $2 and status = 'ordered') as requests_filled,
             (select count(*) from order_events
              where status in ('cancelled', 'rejected') and at >= $1 and at < $2) as cancelled,
             (select count(*) from orders where dispute_at >= $1 and dispute_at < $2) as disputed,
             (select count(*) from decided) as decided,
             (select extract(epoch from percentile_cont(0.5) within group (order by took))::int from decided) as decide_seconds`,
    values: [from, to],
  })
  if (!row) throw new RangeError('the figures of a period returned no row')
  return row
}
