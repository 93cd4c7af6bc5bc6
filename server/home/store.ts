import type { Sql } from '#platform/database/db.ts'
import { startOfMonth } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import { type Grams, grams, toKilograms } from '#shared/base/quantity.ts'
import type { Info, Main, TradingTraffic } from '#shared/home/contract.ts'
import type { Origin } from '#shared/products/contract.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { averageOfSales } from '../prices/headlineStore.ts'
import { isOpen } from '../products/search/goods.ts'

type InfoRow = Omit<Info, 'name' | 'about' | 'address' | 'copyright' | keyof Mode> &
  Record<`${'name' | 'about' | 'address' | 'copyright'}_${Locale}`, string>

/** The facts about the market that depend on its configuration. */
export type Mode = Pick<Info, 'demo' | 'verify_mobile'>

/** The site's own record, which the reference data contains. */
export async function loadInfo(db: Sql, locale: Locale, mode: Mode): Promise<Info> {
  const [row] = await db.query<InfoRow>({ name: 'home_info', text: 'select * from site' })
  if (!row) throw new Error('the site has no record yet: run the seed')
  const { logo2, logo4, email, mobile, facebook, twitter, instagram, youtube } = row
  return {
    name: row[`name_${locale}`],
    about: row[`about_${locale}`],
    address: row[`address_${locale}`],
    copyright: row[`copyright_${locale}`],
    logo2,
    logo4,
    email,
    mobile,
    facebook,
    twitter,
    instagram,
    youtube,
    ...mode,
  }
}

/** The lines of the news ticker. */
export async function loadTicker(db: Sql, locale: Locale): Promise<Main['ticker']> {
  const rows = await db.query<{ id: number; text_ar: string; text_en: string; url: string | null }>({
    name: 'home_ticker',
    text: `select * from ticker_lines where not hidden order by position, id limit ${limits.tickerLines}`,
  })
  return rows.map((row) => ({
    id: row.id,
    text: row[`text_${locale}`],
    ...(row.url ? { url: row.url } : {}),
  }))
}

/** The counts of the introduction: local and imported species in stock, markets with local goods, kilograms in open auctions. */
export async function loadSections(db: Sql): Promise<Main['sections']> {
  const [row] = await db.query<Record<'local' | 'markets' | 'international' | 'auction_grams', number>>({
    name: 'home_sections',
    text: `select
             count(distinct fish_id) filter (where origin = 'local') as local,
             count(distinct market_id) filter (where origin = 'local') as markets,
             count(distinct fish_id) filter (where origin = 'imported') as international,
             (select coalesce(sum(p.quantity_grams), 0) from auctions a join products p on p.id = a.product_id
              where ${isOpen} and p.status = 'active') as auction_grams
           from products where sale_type = 'normal' and status = 'active' and quantity_grams > 0`,
  })
  const { local = 0, markets = 0, international = 0, auction_grams = 0 } = row ?? {}
  return { local, markets, international, auction: toKilograms(grams(auction_grams)) }
}

/** The markets of the filter, the default one first. Landing places are not markets. */
export async function loadMarkets(db: Sql, locale: Locale): Promise<Main['markets']> {
  const rows = await db.query<{ id: number; name_ar: string; name_en: string; is_primary: boolean }>({
    name: 'home_markets',
    text: `select id, name_ar, name_en, is_primary from markets
           where not hidden and kind <> 'landing_site' order by is_primary desc, position, id limit 200`,
  })
  return rows.map((row) => ({ id: row.id, name: row[`name_${locale}`], primary: Number(row.is_primary) }))
}

export interface TrafficFilter {
  readonly fishId?: number | undefined
  readonly marketId?: number | undefined
}

/** Kilograms in stock now, and the completed sales from `from` to `to`. */
export async function loadTraffic(
  db: Sql,
  { fishId, marketId }: TrafficFilter,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<TradingTraffic> {
  const [row] = await db.query<Record<'available' | 'kinds' | 'sold' | 'halalas', number>>({
    name: 'home_traffic',
    text: `select s.available, s.kinds, t.sold, t.halalas from
             (select coalesce(sum(quantity_grams), 0) as available,
                     count(distinct fish_id) filter (where origin = 'imported' and quantity_grams > 0) as kinds
              from products where sale_type = 'normal' and status = 'active'
                and ($1::int is null or fish_id = $1) and ($2::int is null or market_id = $2)) s,
             (select coalesce(sum(quantity_grams), 0) as sold, coalesce(sum(total_halalas), 0) as halalas
              from sales where completed_at >= $3 and completed_at < $4
                and ($1::int is null or fish_id = $1) and ($2::int is null or market_id = $2)) t`,
    values: [fishId ?? null, marketId ?? null, from, to],
  })
  const { available = 0, kinds = 0, sold = 0, halalas: total = 0 } = row ?? {}
  return {
    quantity_available: toKilograms(grams(available)),
    quantity_sold: toKilograms(grams(sold)),
    international_market: kinds,
    total_sales: toRiyals(halalas(total)),
    period: { from: from.toISOString(), to: to.toISOString() },
    as_of: now.toISOString(),
  }
}

/** The trade since the first day of this month, for the summary tiles. */
export function loadMonthTraffic(db: Sql, now: Date): Promise<TradingTraffic> {
  return loadTraffic(db, {}, { from: startOfMonth(now), to: now, now })
}

interface SellersRow {
  readonly fish_id: number
  readonly name_ar: string
  readonly name_en: string
  readonly origin: Origin
  readonly grams: Grams
  readonly price: Halalas
  readonly sellers: number
}

/** The completed trade of a period by species and origin, with the number of its sellers, largest weight first. */
export function listSoldFish(db: Sql, from: Date, to: Date): Promise<SellersRow[]> {
  return db.query<SellersRow>({
    name: 'home_sold_fish',
    text: `select t.fish_id, f.name_ar, f.name_en, t.origin, t.grams, t.price, t.sellers
           from (select i.fish_id, i.origin, sum(i.quantity_grams) as grams, ${averageOfSales} as price,
                   count(distinct o.seller_id) as sellers
                 from orders o join order_items i on i.order_id = o.id
                 where o.status = 'completed' and o.completed_at >= $1 and o.completed_at < $2 and i.quantity_grams > 0
                 group by i.fish_id, i.origin) t
           join fish f on f.id = t.fish_id order by t.grams desc, t.fish_id, t.origin limit 1000`,
    values: [from, to],
  })
}

/** The pictures of the gallery, sorted by position. */
export async function listGallery(db: Sql, locale: Locale) {
  const rows = await db.query<{ id: number; path: string; title_ar: string; title_en: string }>({
    name: 'home_gallery',
    text: `select g.id, g.title_ar, g.title_en, i.path from gallery g join images i on i.id = g.image_id
           where not g.hidden order by g.position, g.id limit ${limits.gallery}`,
  })
  return rows.map((row) => ({ id: row.id, image: pictureUrl(row.path), title: row[`title_${locale}`] }))
}
