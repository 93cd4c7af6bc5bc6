import type { Database } from '#platform/database/db.ts'
import type { OwnField } from '#platform/http/cached/ownField.ts'
import { handle, handleShared } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { addDays } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits, statisticsDays } from '#shared/base/limits.ts'
import {
  getFishTraffic,
  getGallery,
  getMain,
  getMarketInsight,
  listBestSellers,
} from '#shared/home/contract.ts'
import { spanStart } from '#shared/prices/rules.ts'
import { listNews } from '../news/store.ts'
import { loadFishPrices } from '../prices/headlineStore.ts'
import { listSpecials } from '../products/store.ts'
import { loadMarketInsight } from './marketInsight.ts'
import { listBestSellersOf, loadCharts, loadSeries } from './statistics.ts'
import {
  listGallery,
  loadInfo,
  loadMarkets,
  loadMonthTraffic,
  loadSections,
  loadTicker,
  loadTraffic,
  type Mode,
} from './store.ts'

export function homeHandlers(db: Database, mode: Mode, favorite: OwnField) {
  // Cached for a minute, because the figures are counted from the orders of 30 days.
  const insights = new ShortCache<Awaited<ReturnType<typeof loadMarketInsight>>>({ lifeMs: 60_000 })
  return [
    handleShared(getMain, favorite, async (_input, { locale, now }) => {
      const news = { page: 1, limit: limits.latestNews }
      const [info, ticker, sections, fish, specials, trading_traffic, markets, charts, blogs] =
        await Promise.all([
          loadInfo(db, locale, mode),
          loadTicker(db, locale),
          loadSections(db),
          loadFishPrices(db, locale, now),
          listSpecials(db, { page: 1, limit: limits.specials }, locale),
          loadMonthTraffic(db, now),
          loadMarkets(db, locale),
          loadCharts(db, {}, locale, now),
          listNews(db, news, locale),
        ])
      return {
        info,
        ticker,
        sections,
        fish,
        specials: specials.data,
        trading_traffic,
        markets,
        charts,
        blogs: blogs.data,
      }
    }),

    handle(getFishTraffic, async ({ query }, { locale, now }) => {
      const filter = { fishId: query.fish_id, marketId: query.market_id }
      const span = { ...spanOf(query, now), now }
      const [trading_traffic, charts, series] = await Promise.all([
        loadTraffic(db, filter, span),
        loadCharts(db, filter, locale, now),
        loadSeries(db, filter, span),
      ])
      return { trading_traffic, charts, series }
    }),

    handle(getMarketInsight, (_input, { locale, now }) =>
      insights.get(locale, () => loadMarketInsight(db, { locale, now })),
    ),

    handle(getGallery, (_input, { locale }) => listGallery(db, locale)),

    handle(listBestSellers, ({ query }, { locale, now }) =>
      listBestSellersOf(db, query.market_id, query, locale, now),
    ),
  ]
}

/**
 * The period from the start of the first day to the end of the last day; without a last day, until now. The default is 30
 * days, the maximum is 400 days.
 */
function spanOf(
  query: { from?: Date | undefined; to?: Date | undefined },
  now: Date,
): { from: Date; to: Date } {
  const to = query.to ? addDays(query.to, 1) : now
  const from = query.from ?? spanStart(statisticsDays, query.to ?? now)
  if (from >= to) throw new Refusal('validation_failed', { from: [{ code: 'date_order' }] })
  const earliest = addDays(to, -limits.seriesDays)
  return { from: from < earliest ? earliest : from, to }
}
