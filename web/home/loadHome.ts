import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import { paths } from '#shared/base/paths.ts'
import type { BestSeller, Charts, Main } from '#shared/home/contract.ts'
import { defaultSpan } from '#shared/home/rules.ts'
import type { FishPrice } from '#shared/prices/contract.ts'
import { type Answer, api, type Settled, settle } from '../app/calls/api.ts'
import type { Visit } from '../app/state/visit.ts'
import { textIn } from '../app/texts/text.ts'
import { type NewsItem, newsItemOf } from '../news/newsItem.ts'
import { type CardProduct, cardOf } from '../products/card.ts'
import { homeText } from './messages.ts'

export type ShownPrice = Pick<
  FishPrice,
  'id' | 'name' | 'image' | 'origin' | 'average_price' | 'basis' | 'change'
>

/** An entry in the market list of the best sellers; an empty id means all markets (specification, section 3, Market). */
export type MarketEntry = { readonly id: number | ''; readonly name: string }

/** Data of which the server's HTML contains only a part; `useCompleteHome` loads the rest. */
export type DeferredData = {
  readonly prices: readonly ShownPrice[]
  readonly charts: Partial<Charts>
}

/** The data of the home page, reduced to the fields that it shows, because the data is embedded in the page. */
export type HomeData = DeferredData &
  Pick<Main, 'ticker' | 'sections'> & {
    /** The species in the hero; the first one is drawn largest. */
    readonly fish: readonly { readonly id: number; readonly name: string; readonly image: string }[]
    readonly traffic: Main['trading_traffic']
    readonly specials: readonly CardProduct[]
    readonly news: readonly NewsItem[]
    readonly markets: readonly MarketEntry[]
    /** The initial market; blank means all. */
    readonly market: MarketEntry['id']
    /** The first page of the initial market; if it fails, the other sections are not affected. */
    readonly bestSellers: Settled<Page<BestSeller>>
  }

type HomeVisit = { readonly context: Visit; readonly abortController: AbortController }

/** Loads the home page, for both of its addresses. */
export async function loadHomePage({ context, abortController }: HomeVisit) {
  return { home: await loadHome(context, abortController.signal), head: homeHead(context.locale) }
}

async function loadHome({ locale }: Visit, signal?: AbortSignal): Promise<Settled<HomeData>> {
  return settle(
    api('GET main', {}, { locale, signal }).then(async (main) => {
      const market = primaryMarket(main.markets)
      const query = { market_id: market, limit: limits.bestSellers.default }
      return {
        ...(typeof document === 'undefined' ? firstPartOf(deferredDataOf(main)) : deferredDataOf(main)),
        ticker: main.ticker,
        sections: main.sections,
        fish: heroFishOf(main.fish),
        traffic: main.trading_traffic,
        specials: main.specials.slice(0, shownSpecials).map(cardOf),
        news: main.blogs.slice(0, limits.latestNews).map(newsItemOf),
        markets: marketEntries(main.markets, homeText.allMarkets[locale]),
        market,
        bestSellers: await settle(api('GET main/best_sellers', { query }, { locale, signal })),
      }
    }),
  )
}

/** All prices, local ones first, and the charts of every span. */
export function deferredDataOf({ fish, charts }: Answer<'GET main'>): DeferredData {
  const pricesOf = (wanted: FishPrice['origin']) =>
    fish.filter(({ origin }) => origin === wanted).map(shownPrice)
  return { prices: [...pricesOf('local'), ...pricesOf('imported')], charts }
}

/** The prices that fill the ticker, and the chart that is shown first. */
function firstPartOf({ prices, charts }: DeferredData): DeferredData {
  return { prices: prices.slice(0, firstPrices), charts: { [defaultSpan]: charts[defaultSpan] } }
}

/**
 * A price for the ticker. A species has separate prices for local and imported fish (decision 4), and each links to its
 * market.
 */
function shownPrice({ id, name, image, origin, average_price, basis, change }: FishPrice): ShownPrice {
  return { id, name, image, origin, average_price, basis, change }
}

const firstPrices = 4
/** One row of special products. */
const shownSpecials = 4

/** Well-known species whose picture files are small come first, then the other species. */
function heroFishOf(fish: readonly FishPrice[]): HomeData['fish'] {
  const rank = ({ code }: FishPrice) =>
    wellKnown.includes(code) ? wellKnown.indexOf(code) : wellKnown.length
  return fish
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ id, name, image }) => (image ? [{ id, name, image }] : []))
    .slice(0, wellKnown.length)
}

const wellKnown: readonly string[] = ['hamour', 'zubaidi', 'shaour', 'kanad', 'najil', 'sheri', 'safi']

/** Metadata of the home page, the same for both of its addresses. */
function homeHead(locale: Locale) {
  const t = textIn(homeText, locale)
  return { title: t.pageTitle, description: t.description, path: paths.home() } as const
}

type Market = MarketEntry & { readonly primary: number }

/** The markets, preceded by an entry for all markets if it is missing. */
export function marketEntries(markets: readonly Market[], allName: string): MarketEntry[] {
  const entries = markets.map(({ id, name }) => ({ id, name }))
  return entries.some(({ id }) => id === '') ? entries : [{ id: '', name: allName }, ...entries]
}

/** The initial selection: the primary market, or all markets if there is none. */
export function primaryMarket(markets: readonly Market[]): number | '' {
  return markets.find(({ primary }) => primary === 1)?.id ?? ''
}
