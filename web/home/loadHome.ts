import { limits } from '#shared/base/limits.ts'
import type { Page } from '#shared/base/page.ts'
import type { BestSeller, Charts, FishPrice, Main } from '#shared/home/contract.ts'
import { defaultSpan } from '#shared/home/rules.ts'
import { type Answer, api, type Settled, settle } from '../app/calls/api.ts'
import type { Visit } from '../app/state/visit.ts'
import { type NewsItem, newsItemOf } from '../news/NewsCard.tsx'
import { type CardProduct, cardOf } from '../products/card.ts'
import { type MarketEntry, marketEntries, primaryMarket } from './marketEntries.ts'
import { homeText } from './messages.ts'

export type ShownPrice = Pick<
  FishPrice,
  'id' | 'name' | 'image' | 'origin' | 'average_price' | 'basis' | 'change'
>

/** What a page arrives with may lack what nobody sees at first; see {@link useWhole}. */
export type Long = {
  readonly prices: readonly ShownPrice[]
  readonly charts: Partial<Charts>
}

/** What the home page shows, without what it does not: it travels inside the page. */
export type HomeData = Long &
  Pick<Main, 'ticker' | 'sections'> & {
    /** The fish that swim in the hero, the largest first. */
    readonly cast: readonly { readonly id: number; readonly name: string; readonly image: string }[]
    readonly traffic: Main['trading_traffic']
    readonly specials: readonly CardProduct[]
    readonly news: readonly NewsItem[]
    readonly markets: readonly MarketEntry[]
    /** The market that is chosen at first; blank means all. */
    readonly market: MarketEntry['id']
    /** The first page of the default market; a failure of this part alone leaves the others on show. */
    readonly bestSellers: Settled<Page<BestSeller>>
  }

export async function loadHome({ locale }: Visit, signal?: AbortSignal): Promise<Settled<HomeData>> {
  return settle(
    api('GET main', {}, { locale, signal }).then(async (main) => {
      const market = primaryMarket(main.markets)
      const query = { market_id: market, limit: limits.bestSellers.default }
      return {
        ...(typeof document === 'undefined' ? firstOf(longOf(main)) : longOf(main)),
        ticker: main.ticker,
        sections: main.sections,
        cast: castOf(main.fish),
        traffic: main.trading_traffic,
        specials: main.specials.slice(0, teaser).map(cardOf),
        news: main.blogs.slice(0, limits.latestNews).map(newsItemOf),
        markets: marketEntries(main.markets, homeText.allMarkets[locale]),
        market,
        bestSellers: await settle(api('GET main/best_sellers', { query }, { locale, signal })),
      }
    }),
  )
}

/** The long parts of main: every price with its market, the country's own first; the charts of every span. */
export function longOf({ fish, charts }: Answer<'GET main'>): Long {
  const of = (wanted: FishPrice['origin']) => fish.filter(({ origin }) => origin === wanted).map(shownPrice)
  return { prices: [...of('local'), ...of('imported')], charts }
}

/** The prices that fill the band, the chart that is open at first. */
function firstOf({ prices, charts }: Long): Long {
  return { prices: prices.slice(0, firstPrices), charts: { [defaultSpan]: charts[defaultSpan] } }
}

/** Local and imported fish of one kind have a price each (decision 4), and lead each to its market. */
function shownPrice({ id, name, image, origin, average_price, basis, change }: FishPrice): ShownPrice {
  return { id, name, image, origin, average_price, basis, change }
}

const firstPrices = 8
/** One row of special products; all of them stand on a page of their own. */
const teaser = 4

/** Fish that everybody knows, and whose pictures are light; whatever sells follows them. */
function castOf(fish: readonly FishPrice[]): HomeData['cast'] {
  const place = ({ code }: FishPrice) =>
    wellKnown.includes(code) ? wellKnown.indexOf(code) : wellKnown.length
  return fish
    .toSorted((one, other) => place(one) - place(other))
    .flatMap(({ id, name, image }) => (image ? [{ id, name, image }] : []))
    .slice(0, wellKnown.length)
}

const wellKnown: readonly string[] = ['hamour', 'zubaidi', 'shaour', 'kanad', 'najil', 'sheri', 'safi']
