import type { Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { statisticsDays } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type SourceChoice, sourcesOf } from '#shared/prices/choices.ts'
import type { PriceRow } from '#shared/prices/contract.ts'
import { addDays } from '#shared/prices/periods.ts'
import { loadFishPrices } from '../headlineStore.ts'
import { divide } from './kept.ts'
import { cheapestOf, marketSums, recentFigure, recentOf, recentSums } from './recent.ts'
import { isOpenTile, type Period, tileFrom } from './spans.ts'
import { listFish, listFishDays, listMarketNames, listMarkets, loadKeptDays } from './store.ts'
import { addUp, isThinSum } from './sums.ts'

interface Reading {
  readonly locale: Locale
  readonly now: Date
}

/** The prices in a place, for every species that has a price; the species with the largest sales first. */
export async function loadPriceList(
  db: Sql,
  place: string,
  { locale, now }: Reading,
): Promise<{ readonly fish: PriceRow[]; readonly markets: { id: number; name: string }[] }> {
  const today = riyadhDay(now)
  const kept = await loadKeptDays(db)
  const since = (from: string) => divide(kept, { grain: 'day', from, to: today }, now)
  const monthFrom = addDays(today, 1 - statisticsDays)
  const daysFrom = [tileFrom('week', today), addDays(today, -13), monthFrom].toSorted()[0] ?? today
  const placeDaysRead = listFishDays(db, place, since(daysFrom))
  const [headlines, placeDays, countryDays, markets, names, fish] = await Promise.all([
    loadFishPrices(db, locale, now),
    placeDaysRead,
    place === 'all' ? placeDaysRead : listFishDays(db, 'all', since(monthFrom)),
    listMarkets(db, { today, fishId: null }, since(addDays(today, -13))),
    listMarketNames(db),
    listFish(db),
  ])
  const shownMarkets = names.filter(
    ({ id, coast }) => place === 'all' || place === coast || place === String(id),
  )
  const daysBy = Map.groupBy(placeDays, ({ fish_id }) => fish_id)
  const month = countryDays.filter(({ start }) => start >= monthFrom)
  const monthBy = Map.groupBy(month, ({ fish_id }) => fish_id)
  const marketsBy = Map.groupBy(markets, ({ fish_id }) => fish_id)
  const small = new Set(fish.flatMap(({ id, hundred_riyal }) => (hundred_riyal ? [id] : [])))
  const sides: Readonly<Record<'local' | 'imported', SourceChoice>> = { local: 'local', imported: 'imported' }
  const rows = headlines.map((headline): PriceRow => {
    const chosen: readonly string[] = sourcesOf(sides[headline.origin])
    const ofOrigin = <Row extends { readonly source: string }>(rows: readonly Row[] = []) =>
      rows.filter(({ source }) => chosen.includes(source))
    const days = byDay(ofOrigin(daysBy.get(headline.id)))
    const monthSum = addUp(ofOrigin(monthBy.get(headline.id)))
    const inMarkets = (marketsBy.get(headline.id) ?? []).filter(({ source }) => chosen.includes(source))
    const sums = marketSums(inMarkets)
    const open = recentOf([...sums].map(([id, each]) => ({ id, ...each })))
    return {
      ...headline,
      hundred_riyal: small.has(headline.id),
      thin: headline.basis === 'sold' && monthSum !== undefined && isThinSum(monthSum),
      ...recentFigure(recentSums(days, today), {
        day: isOpenTile(days, 'day', today),
        week: isOpenTile(days, 'week', today),
      }),
      cheapest: cheapestOf(
        shownMarkets.flatMap(({ id, ...name }) =>
          sums.has(id) ? [{ shown: { market: { id, name: name[`name_${locale}`] }, ...open(id) } }] : [],
        ),
      ),
    }
  })
  return {
    // The list of a coast or a market contains only the species that were sold there.
    fish:
      place === 'all'
        ? rows
        : rows.filter(({ today: day, week }) => day.figure || week.figure || week.hidden),
    markets: names.map(({ id, ...name }) => ({ id, name: name[`name_${locale}`] })),
  }
}

/** Adds up the sums of all sources of each day. */
const byDay = (rows: readonly Period[]): Period[] =>
  [...Map.groupBy(rows, ({ start }) => start)].flatMap(([start, own]) => {
    const sum = addUp(own)
    return sum ? [{ ...sum, start }] : []
  })
