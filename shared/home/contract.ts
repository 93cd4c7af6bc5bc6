import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { day, entry, optional } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { Blog } from '../news/contract.ts'
import { FishPrice } from '../prices/contract.ts'
import { Product } from '../products/contract.ts'

/** The site's static data (specification, section 3, Main static data). */
export const Info = z.object({
  name: z.string(),
  about: z.string(),
  logo2: z.string(),
  logo4: z.string(),
  address: z.string(),
  email: z.string(),
  mobile: z.string(),
  copyright: z.string(),
  facebook: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  /** True on a demo market (contract, section 9). */
  demo: z.boolean(),
  /** True if new accounts must enter a code sent to their mobile before they trade. */
  verify_mobile: z.boolean(),
})
export type Info = z.output<typeof Info>

/** Kilograms in stock, and the kilograms and SAR of completed orders since the first of the month. */
export const TradingTraffic = z.object({
  quantity_available: z.number(),
  quantity_sold: z.number(),
  international_market: z.number(),
  total_sales: z.number(),
  period: z.object({ from: z.string(), to: z.string() }),
  as_of: z.string(),
})
export type TradingTraffic = z.output<typeof TradingTraffic>

const ChartRow = z.object({
  slug: z.string(),
  name: z.string(),
  quantity_available: z.number(),
  quantity_progress: z.number(),
  quantity_sold: z.number(),
})

const Chart = z.object({
  data: z.array(ChartRow),
  top_sales: z.array(z.object({ slug: z.string(), name: z.string(), average_price: z.number() })),
})
export type Chart = z.output<typeof Chart>

export const Charts = z.object({ day: Chart, week: Chart, month: Chart })
export type Charts = z.output<typeof Charts>

export const MarketChoice = z.object({ id: z.number(), name: z.string(), primary: z.number() })

export const Main = z.object({
  info: Info,
  ticker: z.array(z.object({ id: z.number(), text: z.string(), url: z.optional(z.string()) })),
  sections: z.object({
    local: z.number(),
    /** The markets in which the local goods are. */
    markets: z.number(),
    auction: z.number(),
    international: z.number(),
  }),
  fish: z.array(FishPrice),
  specials: z.array(Product),
  trading_traffic: TradingTraffic,
  markets: z.array(MarketChoice),
  charts: Charts,
  blogs: z.array(Blog),
})
export type Main = z.output<typeof Main>

/** Static site data, section counts and the content of the home page. */
export const getMain = call('GET main', {
  who: 'anyone',
  from: 'contract 2, Site, main',
  answer: Main,
  shared: true,
})

/** Trading statistics by fish and market over days in Riyadh time; the day `to` is included. */
export const getFishTraffic = call('GET main/fish_traffic', {
  who: 'anyone',
  from: 'contract 2, Site, main/fish_traffic',
  query: z.object({
    fish_id: optional(entry()),
    market_id: optional(entry()),
    from: optional(day()),
    to: optional(day()),
  }),
  answer: z.object({
    trading_traffic: TradingTraffic,
    charts: Charts,
    series: z.array(
      z.object({
        date: z.string(),
        fish_id: z.number(),
        origin: z.enum(['local', 'imported']),
        quantity_sold: z.number(),
        average_price: z.number(),
        min_price: z.number(),
        max_price: z.number(),
      }),
    ),
  }),
  shared: true,
})

/** A best seller of the local market in the last 30 days (specification, section 3, Best-seller record). */
export const BestSeller = z.object({
  id: z.number(),
  name: z.string(),
  image: z.nullable(z.string()),
  quantity_available: z.number(),
  average_price: z.number(),
  quantity_sold: z.number(),
  total_sales: z.number(),
})
export type BestSeller = z.output<typeof BestSeller>

export const listBestSellers = call('GET main/best_sellers', {
  who: 'anyone',
  from: 'contract 2, Site, main/best_sellers',
  query: z.object({ market_id: optional(entry()), ...paging(limits.bestSellers.default) }),
  answer: pageOf(BestSeller),
  shared: true,
})

/**
 * Completed trade of the last 30 days, without personal data. A figure from fewer than three sellers is not published: `trade`
 * is then null, and a species is left out. Local and imported fish of a species are two entries, because their prices are never
 * averaged together (decision 4).
 */
export const getMarketInsight = call('GET main/insight', {
  who: 'anyone',
  from: 'contract 2, Site, main/insight',
  answer: z.object({
    from: z.string(),
    to: z.string(),
    trade: z.nullable(
      z.object({ orders: z.number(), quantity: z.number(), buyers: z.number(), sellers: z.number() }),
    ),
    fish: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        origin: z.enum(['local', 'imported']),
        quantity: z.number(),
        average_price: z.number(),
      }),
    ),
  }),
  shared: true,
})

/** Pictures of the markets for the about page. */
export const getGallery = call('GET main/gallery', {
  who: 'anyone',
  from: 'contract 2, Site, main/gallery',
  answer: z.array(z.object({ id: z.number(), image: z.string(), title: z.string() })),
  shared: true,
})
