import type { OrNulls, Sql } from '#platform/database/db.ts'
import { limits, statisticsDays } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { BestSeller, Chart, Charts } from '#shared/home/contract.ts'
import { type ChartSpan, chartDays } from '#shared/home/rules.ts'
import { spanStart } from '#shared/prices/rules.ts'
import type { Origin } from '#shared/products/contract.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { averageOfSales } from '../prices/headlineStore.ts'
import type { TrafficFilter } from './store.ts'

interface BestSellerRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly image: string | null
  readonly available: number
  readonly sold: number
  readonly halalas: Halalas
  readonly price: Halalas
}

/** A page past the last one is a single row that contains only the count. */
type CountedRow = { readonly counted: number } & OrNulls<BestSellerRow>

/** The local species that were sold in the last 30 days, the highest sales total first (specification, section 3). */
export async function listBestSellersOf(
  db: Sql,
  marketId: number | undefined,
  paging: Paging,
  locale: Locale,
  now: Date,
): Promise<Page<BestSeller>> {
  const rows = await db.query<CountedRow>({
    name: 'statistics_best_sellers',
    text: `with sold as (
             select fish_id, sum(quantity_grams) as sold, sum(total_halalas) as halalas, ${averageOfSales} as price from sales
             where origin = 'local' and completed_at >= $1 and completed_at < $2 and ($3::int is null or market_id = $3)
             group by fish_id),
           counted as (select count(*) as counted from sold),
           picked as (select * from sold order by halalas desc, fish_id limit $4 offset $5)
           select c.counted, f.id, f.name_ar, f.name_en, i.path as image, k.sold, k.halalas, k.price,
             (select coalesce(sum(quantity_grams), 0) from products p
              where p.fish_id = k.fish_id and p.origin = 'local' and p.sale_type = 'normal' and p.status = 'active'
                and ($3::int is null or p.market_id = $3)) as available
           from counted c left join picked k on true
           left join fish f on f.id = k.fish_id left join images i on i.id = f.image_id
           order by k.halalas desc, k.fish_id`,
    values: [
      spanStart(statisticsDays, now),
      now,
      marketId ?? null,
      paging.limit,
      (paging.page - 1) * paging.limit,
    ],
  })
  const found = rows.filter((row) => row.id !== null)
  return paged(
    found.map((row) => bestSellerOf(row, locale)),
    rows[0]?.counted ?? 0,
    paging,
  )
}

function bestSellerOf(row: BestSellerRow, locale: Locale): BestSeller {
  return {
    id: row.id,
    name: row[`name_${locale}`],
    image: pictureUrl(row.image),
    quantity_available: toKilograms(grams(row.available)),
    average_price: toRiyals(row.price),
    quantity_sold: toKilograms(grams(row.sold)),
    total_sales: toRiyals(row.halalas),
  }
}

interface ChartSourceRow {
  slug: string
  name_ar: string
  name_en: string
  available: number
  progress: number
  sold: number
  /** The average price; 0 if there were no sales. */
  price: Halalas
}

/** The charts of a day, a week and a month: the species with the largest weight, and the five most expensive of them. */
export async function loadCharts(db: Sql, filter: TrafficFilter, locale: Locale, now: Date): Promise<Charts> {
  const [day, week, month] = await Promise.all(
    (['day', 'week', 'month'] satisfies ChartSpan[]).map((span) => loadChart(db, span, filter, locale, now)),
  )
  return { day, week, month } as Charts
}

async function loadChart(
  db: Sql,
  span: ChartSpan,
  { fishId, marketId }: TrafficFilter,
  locale: Locale,
  now: Date,
): Promise<Chart> {
  const rows = await db.query<ChartSourceRow>({
    name: 'statistics_chart',
    text: `with sold as (
             select fish_id, origin, sum(quantity_grams) as sold, ${averageOfSales} as price from sales
             where completed_at >= $1 and completed_at < $2 and ($4::int is null or market_id = $4) group by fish_id, origin),
           progress as (
             select i.fish_id, i.origin, sum(i.quantity_grams) as grams from orders o join order_items i on i.order_id = o.id
             where o.status in ('accepted', 'in_progress') and ($4::int is null or i.market_id = $4)
             group by i.fish_id, i.origin),
           stock as (
             select fish_id, origin, sum(quantity_grams) as grams from products
             where sale_type = 'normal' and status = 'active' and ($4::int is null or market_id = $4) group by fish_id, origin)
           select f.code as slug, f.name_ar, f.name_en, coalesce(k.grams, 0) as available, coalesce(g.grams, 0) as progress,
             coalesce(s.sold, 0) as sold, coalesce(s.price, 0) as price
           from fish f join fish_sides d on d.fish_id = f.id
           left join sold s on s.fish_id = f.id and s.origin = d.origin
           left join progress g on g.fish_id = f.id and g.origin = d.origin
           left join stock k on k.fish_id = f.id and k.origin = d.origin
           where ($3::int is null or f.id = $3) and (s.sold is not null or g.grams is not null)
           order by coalesce(s.sold, 0) + coalesce(g.grams, 0) desc, f.id limit ${limits.chartFish}`,
    values: [spanStart(chartDays[span], now), now, fishId ?? null, marketId ?? null],
  })
  const name = (row: ChartSourceRow) => row[`name_${locale}`]
  return {
    data: rows.map((row) => ({
      slug: row.slug,
      name: name(row),
      quantity_available: toKilograms(grams(row.available)),
      quantity_progress: toKilograms(grams(row.progress)),
      quantity_sold: toKilograms(grams(row.sold)),
    })),
    top_sales: rows
      .filter(({ sold }) => sold > 0)
      .map((row) => ({ slug: row.slug, name: name(row), average_price: toRiyals(row.price) }))
      .sort((one, other) => other.average_price - one.average_price)
      .slice(0, limits.topSales),
  }
}

interface SeriesRow {
  date: string
  fish_id: number
  origin: Origin
  sold: number
  price: Halalas
  min: Halalas
  max: Halalas
}

/** Sales by species, origin (decision 4) and day of the market's calendar. */
export async function loadSeries(
  db: Sql,
  { fishId, marketId }: TrafficFilter,
  { from, to }: { from: Date; to: Date },
) {
  const rows = await db.query<SeriesRow>({
    name: 'statistics_series',
    text: `select to_char(completed_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as date, fish_id, origin,
             sum(quantity_grams) as sold, ${averageOfSales} as price, min(price_halalas), max(price_halalas)
           from sales where completed_at >= $1 and completed_at < $2
             and ($3::int is null or fish_id = $3) and ($4::int is null or market_id = $4)
           group by 1, 2, 3 order by 1, 2, 3 limit 50000`,
    values: [from, to, fishId ?? null, marketId ?? null],
  })
  return rows.map((row) => ({
    date: row.date,
    fish_id: row.fish_id,
    origin: row.origin,
    quantity_sold: toKilograms(grams(row.sold)),
    average_price: toRiyals(row.price),
    min_price: toRiyals(row.min),
    max_price: toRiyals(row.max),
  }))
}
