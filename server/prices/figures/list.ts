import type { Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type SourceChoice, sourcesOf } from '#shared/prices/choices.ts'
import type { PriceRow } from '#shared/prices/contract.ts'
import { addDays } from '#shared/prices/periods.ts'
import { loadFishPrices } from '../headlineStore.ts'
import { sourcesOfDays } from './kept.ts'
import { cheapestOf, marketSums, recentFigure, recentOf, sumsOf } from './recent.ts'
import { listFish, listMarketNames, listMarkets, listRecentFish } from './store.ts'

interface Reading {
  readonly locale: Locale
  readonly now: Date
}

/** The prices of every species that has a price, in a place; largest sales first. */
export async function loadPriceList(
  db: Sql,
  place: string,
  { locale, now }: Reading,
): Promise<{ readonly fish: PriceRow[]; readonly markets: { id: number; name: string }[] }> {
  const today = riyadhDay(now)
  const from = await sourcesOfDays(db, { grain: 'day', from: addDays(today, -13), to: today }, now)
  const [headlines, recent, markets, names, fish] = await Promise.all([
    loadFishPrices(db, locale, now),
    listRecentFish(db, { today, place }, from),
    listMarkets(db, { today, fishId: null }, from),
    listMarketNames(db),
    listFish(db),
  ])
  const shownMarkets = names.filter(
    ({ id, coast }) => place === 'all' || place === coast || place === String(id),
  )
  const recentBy = Map.groupBy(recent, ({ fish_id }) => fish_id)
  const marketsBy = Map.groupBy(markets, ({ fish_id }) => fish_id)
  const small = new Set(fish.flatMap(({ id, hundred_riyal }) => (hundred_riyal ? [id] : [])))
  const sides: Readonly<Record<'local' | 'imported', SourceChoice>> = { local: 'local', imported: 'imported' }
  const rows = headlines.map((headline): PriceRow => {
    const chosen: readonly string[] = sourcesOf(sides[headline.origin])
    const own = (recentBy.get(headline.id) ?? []).filter(({ source }) => chosen.includes(source))
    const inMarkets = (marketsBy.get(headline.id) ?? []).filter(({ source }) => chosen.includes(source))
    const sums = marketSums(inMarkets)
    const open = recentOf([...sums].map(([id, each]) => ({ id, ...each })))
    return {
      ...headline,
      hundred_riyal: small.has(headline.id),
      ...recentFigure(sumsOf(own)),
      cheapest: cheapestOf(
        shownMarkets.flatMap(({ id, ...name }) =>
          sums.has(id) ? [{ shown: { market: { id, name: name[`name_${locale}`] }, ...open(id) } }] : [],
        ),
      ),
    }
  })
  return {
    // A market shows only the species that were sold there.
    fish:
      place === 'all'
        ? rows
        : rows.filter(({ today: day, week }) => day.figure || week.figure || week.hidden),
    markets: names.map(({ id, ...name }) => ({ id, name: name[`name_${locale}`] })),
  }
}
