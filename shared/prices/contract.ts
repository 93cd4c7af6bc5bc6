import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { day, entry, optional } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf, paging } from '../base/page.ts'
import { translationsSchema } from '../catalog/contract.ts'
import { preparations } from '../products/preparation.ts'
import { channels, grains, indexPlaces, sourceChoices, sources } from './choices.ts'
import { seasons } from './periods.ts'

/** The average price per kg of sales in the last 30 days; without sales, of the current offers. */
export const FishPrice = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  translations: translationsSchema,
  image: z.nullable(z.string()),
  origin: z.enum(['local', 'imported']),
  average_price: z.number(),
  basis: z.enum(['sold', 'asked']),
  /** The change in percent compared with the 30 days before, with one decimal; null if there is nothing to compare. */
  change: z.nullable(z.number()),
})
export type FishPrice = z.output<typeof FishPrice>

/**
 * Completed sales of a period: prices in SAR per kg (average weighted by weight, lowest, highest), weight in kg, number of
 * sales and of sellers. `sellers` counts up to five, and five means "five or more". `thin` means that the figure is based on
 * few sales.
 */
export const Figure = z.object({
  average_price: z.number(),
  min_price: z.number(),
  max_price: z.number(),
  quantity: z.number(),
  sales: z.number(),
  sellers: z.number(),
  thin: z.boolean(),
})
export type Figure = z.output<typeof Figure>

/** `figure` is null without sales. It is also null if too few sellers have sales, and `hidden` is then true. */
const Shown = z.object({ figure: z.nullable(Figure), hidden: z.boolean() })
export type ShownFigure = z.output<typeof Shown>

const Market = z.object({ id: z.number(), name: z.string() })

/** The market with the lowest published average, of today or, without one, of the last 7 days. */
const Cheapest = z.nullable(
  z.object({ market: Market, average_price: z.number(), period: z.enum(['day', 'week']) }),
)

/** The place: `all`, a coast, or the id of a market. */
const place = () => optional(z.string().check(z.regex(/^(all|gulf|red_sea|[1-9]\d{0,8})$/)))

const PriceRow = z.extend(FishPrice, {
  hundred_riyal: z.boolean(),
  /** The average price is based on few sales. */
  thin: z.boolean(),
  today: Shown,
  /** The last 7 days, including today. */
  week: Shown,
  /** The change of the average of these 7 days compared with the 7 days before, in percent. */
  week_change: z.nullable(z.number()),
  cheapest: Cheapest,
})
export type PriceRow = z.output<typeof PriceRow>

const IndexPoint = z.object({
  /** The first day of the week, a Sunday. */
  week: z.string(),
  /** The index; 100 at the base prices. */
  value: z.number(),
  first_value: z.number(),
  revised_at: z.nullable(z.string()),
  /** The part of the index weights, in percent, whose species had sales in the week. */
  coverage: z.number(),
})
export type IndexPoint = z.output<typeof IndexPoint>

const LatestIndex = z.extend(IndexPoint, {
  place: z.enum(indexPlaces),
  change: z.nullable(z.number()),
  year_change: z.nullable(z.number()),
})
export type LatestIndex = z.output<typeof LatestIndex>

/** Today's prices by species, of the country, a coast or a market, and the newest index of each place. */
export const listPrices = call('GET prices', {
  who: 'anyone',
  from: 'contract 2, Prices, prices',
  query: z.object({ place: place() }),
  answer: z.object({
    as_of: z.string(),
    today: z.string(),
    fish: z.array(PriceRow),
    markets: z.array(Market),
    index: z.array(LatestIndex),
  }),
  shared: true,
})

const Part = z.extend(Shown, { key: z.string(), name: z.string() })
export type PricePart = z.output<typeof Part>

const MarketPrice = z.object({
  market: Market,
  city: z.string(),
  today: Shown,
  week: Shown,
  week_change: z.nullable(z.number()),
})
export type MarketPrice = z.output<typeof MarketPrice>

const choice = {
  place: place(),
  source: optional(z.enum(sourceChoices)),
  channel: optional(z.enum(channels)),
  size: optional(entry()),
}

const Fish = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  translations: translationsSchema,
  official_name: z.nullable(z.string()),
  image: z.nullable(z.string()),
  hundred_riyal: z.boolean(),
})
export type PricedFish = z.output<typeof Fish>

const code = () => z.object({ code: z.string().check(z.maxLength(limits.text.code)) })

/** The filters of the prices. */
const Chosen = z.object({
  place: z.string(),
  source: z.enum(sourceChoices),
  channel: z.nullable(z.enum(channels)),
  size: z.nullable(z.number()),
  /** The names of a chosen market and size; null if none is chosen, or if it does not exist. */
  market_name: z.nullable(z.string()),
  size_name: z.nullable(z.string()),
})

export const PricesOfFish = z.object({
  as_of: z.string(),
  today: z.string(),
  fish: Fish,
  /** The average that every page shows for the species. */
  headline: z.nullable(
    z.extend(z.pick(FishPrice, { origin: true, average_price: true, basis: true, change: true }), {
      thin: z.boolean(),
    }),
  ),
  choice: z.extend(Chosen, { grain: z.enum(grains) }),
  /** The periods with sales, oldest first; `to` is the last day of a period. */
  points: z.array(z.extend(Shown, { from: z.string(), to: z.string(), running: z.boolean() })),
  /** The figures of the chosen place, source, channel and size. */
  recent: z.object({ day: Shown, week: Shown, month: Shown }),
  /** The figures of the last 30 days at the chosen place: by source, and for the chosen source by channel and by size. */
  parts: z.object({ sources: z.array(Part), channels: z.array(Part), sizes: z.array(Part) }),
  /** Markets with sales in the last 7 days of the chosen source, cheapest first. */
  markets: z.array(MarketPrice),
  cheapest: Cheapest,
  /** The figures of three years at the chosen place and source, by season; `best_season` has the lowest average. */
  seasons: z.array(z.extend(Shown, { season: z.enum(seasons) })),
  best_season: z.nullable(z.enum(seasons)),
})
export type PricesOfFish = z.output<typeof PricesOfFish>

/** The prices of one species over time, by place, source, channel and size. */
export const showPrices = call('GET prices/{code}', {
  who: 'anyone',
  from: 'contract 2, Prices, prices/{code}',
  params: code(),
  query: z.object({ grain: optional(z.enum(grains)), ...choice }),
  answer: PricesOfFish,
  refuses: ['not_found'],
  shared: true,
})

/**
 * The sale of one line of an order, without buyer, seller and order number. A fact is null if fewer than three sellers
 * have rows with the same visible facts (k-anonymity).
 */
const TradeRow = z.object({
  day: z.nullable(z.string()),
  market: z.nullable(z.string()),
  source: z.nullable(z.enum(sources)),
  channel: z.nullable(z.enum(channels)),
  size: z.nullable(z.string()),
  preparation: z.nullable(z.object({ code: z.enum(preparations), name: z.string() })),
  quantity: z.number(),
  price: z.number(),
})
export type TradeRow = z.output<typeof TradeRow>

export const PriceTrades = z.object({
  fish: Fish,
  choice: Chosen,
  from: z.string(),
  to: z.string(),
  total: Shown,
  trades: pageOf(TradeRow),
})
export type PriceTrades = z.output<typeof PriceTrades>

/** The rows of trade behind a figure of at most 31 days, newest first. */
export const listTrades = call('GET prices/{code}/trades', {
  who: 'anyone',
  from: 'contract 2, Prices, prices/{code}/trades',
  params: code(),
  query: z.object({ from: day(), to: day(), ...choice, ...paging(50) }),
  answer: PriceTrades,
  refuses: ['not_found'],
  shared: true,
})

const BasketItem = z.object({
  code: z.string(),
  name: z.string(),
  source: z.enum(sources),
  /** The weight of the item in percent, with two decimals. */
  weight: z.number(),
  base_price: z.number(),
})

export const PriceIndex = z.object({
  place: z.enum(indexPlaces),
  weeks: z.array(z.extend(IndexPoint, { basket: z.number() })),
  baskets: z.array(
    z.object({ number: z.number(), link_week: z.string(), link: z.number(), items: z.array(BasketItem) }),
  ),
})
export type PriceIndex = z.output<typeof PriceIndex>

/** The weekly index of a place with all its weeks and baskets, oldest first. */
export const showIndex = call('GET price-index', {
  who: 'anyone',
  from: 'contract 2, Prices, price-index',
  query: z.object({ place: optional(z.enum(indexPlaces)) }),
  answer: PriceIndex,
  shared: true,
})

/**
 * The choice, such as a weekday, with the seller's highest average price. `market_price` is the average of the whole market for this choice, if it
 * may be published.
 */
const Best = z.nullable(
  z.object({
    key: z.string(),
    name: z.string(),
    average_price: z.number(),
    market_price: z.nullable(z.number()),
  }),
)
export type BestSale = z.output<typeof Best>

const OwnPrice = z.object({
  fish: Fish,
  source: z.enum(sources),
  average_price: z.number(),
  quantity: z.number(),
  sales: z.number(),
  /** The average of the whole market for the same source and days. */
  market_price: z.nullable(z.number()),
  best: z.object({ weekday: Best, market: Best, channel: Best, size: Best }),
  /**
   * Sold preparations, the largest quantity first; empty if only whole fish was sold. Both prices are per kilogram of whole fish: the price of the
   * fish, and the price of its preparation.
   */
  preparations: z.array(
    z.object({
      preparation: z.object({ code: z.enum(preparations), name: z.string() }),
      average_price: z.number(),
      preparation_price: z.number(),
      quantity: z.number(),
      sales: z.number(),
    }),
  ),
})
export type OwnPrice = z.output<typeof OwnPrice>

/** The caller's sales of the last 90 days, largest sales first, with the figures of the market for comparison. */
export const listOwnPrices = call('GET profile/selling/prices', {
  who: 'seller',
  from: 'contract 2, Prices, profile/selling/prices',
  query: z.object({ fish_id: optional(entry()) }),
  answer: z.object({ from: z.string(), to: z.string(), prices: z.array(OwnPrice) }),
})
