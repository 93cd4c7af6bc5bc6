import { limits } from '#shared/base/limits.ts'
import type { Page } from '#shared/base/page.ts'
import type { BestSeller, FishPrice, Main } from '#shared/home/contract.ts'
import { api, type Settled, settle } from '../base/api.ts'
import type { Visit } from '../base/visit.ts'
import { type NewsItem, newsItemOf } from '../news/newsItem.ts'
import { type CardProduct, cardOf } from '../products/cardProduct.ts'
import { type MarketEntry, marketEntries, primaryMarket } from './marketEntries.ts'
import { homeText } from './messages.ts'

export type ShownPrice = Pick<FishPrice, 'id' | 'name' | 'image' | 'average_price' | 'basis' | 'change'>

/** What the home page shows, without what it does not: it travels inside the page. */
export type HomeData = Pick<Main, 'ticker' | 'sections' | 'charts'> & {
  readonly siteName: string
  readonly traffic: Main['trading_traffic']
  readonly prices: readonly ShownPrice[]
  readonly specials: readonly CardProduct[]
  readonly news: readonly NewsItem[]
  readonly markets: readonly MarketEntry[]
  /** The first page of the default market; a failure of this part alone leaves the others on show. */
  readonly bestSellers: Settled<Page<BestSeller>>
}

export async function loadHome({ locale }: Visit, signal?: AbortSignal): Promise<Settled<HomeData>> {
  return settle(
    api('GET main', {}, { locale, signal }).then(async (main) => {
      const markets = marketEntries(main.markets, homeText.allMarkets[locale])
      const query = { market_id: primaryMarket(markets), limit: limits.bestSellers.default }
      return {
        siteName: main.info.name,
        ticker: main.ticker,
        sections: main.sections,
        charts: main.charts,
        traffic: main.trading_traffic,
        prices: main.fish.filter(({ origin }) => origin === 'local').map(shownPrice),
        specials: main.specials.slice(0, teaser).map(cardOf),
        news: main.blogs.slice(0, limits.latestNews).map(newsItemOf),
        markets,
        bestSellers: await settle(api('GET main/best_sellers', { query }, { locale, signal })),
      }
    }),
  )
}

/** The ticker leads to the local market, so it shows what is sold there. */
function shownPrice({ id, name, image, average_price, basis, change }: FishPrice): ShownPrice {
  return { id, name, image, average_price, basis, change }
}

/** Two rows of special products; all of them stand on a page of their own. */
const teaser = 8
