import type { Sql } from '#platform/database/db.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { statisticsDays } from '#shared/base/limits.ts'
import { type Locale, named } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import {
  type Channel,
  channels,
  type Grain,
  type Source,
  type SourceChoice,
  sourcesOf,
} from '#shared/prices/choices.ts'
import type {
  MarketPrice,
  PricedFish,
  PricePart,
  PricesOfFish,
  ShownFigure,
} from '#shared/prices/contract.ts'
import { channelNames, sourceNames } from '#shared/prices/names.ts'
import {
  addDays,
  movePeriod,
  periodEnd,
  periodStart,
  seasonOf,
  seasons,
  shownPeriods,
} from '#shared/prices/periods.ts'
import { changeOf, publishable } from '#shared/prices/rules.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import { divide } from './kept.ts'
import { cheapestOf, marketSums, type RecentSums, recentOf } from './recent.ts'
import { isOpenTile, openPeriods, type Period, type SpanGrain, tileDays, tileFrom } from './spans.ts'
import {
  type Choice,
  digestLines,
  type FishRow,
  findAsked,
  findChoiceNames,
  findFish,
  listDetails,
  listMarketNames,
  listMarkets,
  listPeriods,
  loadKeptDays,
  type Sources,
} from './store.ts'
import { addUp, averageOf, isThinSum, type Sum, shownOf, sized } from './sums.ts'

export interface PriceChoice {
  readonly place: string
  readonly source: SourceChoice | undefined
  readonly channel: Channel | null
  readonly size: number | null
}

interface Reading {
  readonly locale: Locale
  readonly now: Date
}

/** The cached part of an answer: its figures, and the sums of days from which the headline is computed. */
type Loaded = Readonly<{ figures: Figures; headlineDays: readonly Period[] }>
type Figures = Pick<
  PricesOfFish,
  'points' | 'recent' | 'parts' | 'markets' | 'cheapest' | 'seasons' | 'best_season'
>

/**
 * A cache of results. Its keys contain the version of the kept figures and a digest of the sold lines (`stamp`), so no result
 * is outdated. Only the names of markets may be a minute old.
 */
const caches = new WeakMap<Sql, ShortCache<Loaded>>()

function cacheOf(db: Sql): ShortCache<Loaded> {
  const cache = caches.get(db) ?? new ShortCache<Loaded>({ lifeMs: 60_000, most: 200 })
  caches.set(db, cache)
  return cache
}

/** The maximum number of live days for which answers are cached. A cache key contains a digest of all lines of the live days. */
const mostLiveDays = 31

/** The prices of a species; refuses: not_found. */
export async function loadPricesOf(
  db: Sql,
  code: string,
  { grain, ...wanted }: PriceChoice & { readonly grain: Grain },
  { locale, now }: Reading,
): Promise<PricesOfFish> {
  const [fish, kept, names] = await Promise.all([
    findFish(db, code),
    loadKeptDays(db),
    findChoiceNames(db, marketOf(wanted.place), wanted.size),
  ])
  if (!fish) throw new Refusal('not_found')
  const today = riyadhDay(now)
  const sourcesFrom = (step: Grain, from: string) => divide(kept, { grain: step, from, to: today }, now)
  const source = wanted.source ?? fish.origin
  const choice: Choice = { ...wanted, fishId: fish.id, sources: sourcesOf(source) }
  const headlined: Choice = {
    ...choice,
    place: 'all',
    sources: sourcesOf(fish.origin),
    channel: null,
    size: null,
  }
  const total: Choice = { ...choice, channel: null, size: null }
  const first = movePeriod(grain, periodStart(grain, today), 1 - shownPeriods[grain])
  const read = (of: Choice, step: Grain, from: string) => listPeriods(db, of, step, sourcesFrom(step, from))
  const twoMonths = addDays(today, 1 - 2 * statisticsDays)
  const seasonsFrom = movePeriod('month', periodStart('month', today), -35)
  const daysFrom = [tileFrom('month', today), twoMonths].toSorted()[0] ?? twoMonths
  const oldest = [first, daysFrom, seasonsFrom].toSorted()[0] ?? first
  const isHeadline = JSON.stringify(choice) === JSON.stringify(headlined)
  const load = async (): Promise<Loaded> => {
    const [points, days, months, details, markets, ownDays] = await Promise.all([
      read(choice, grain, first),
      read(choice, 'day', daysFrom),
      read(total, 'month', seasonsFrom),
      listDetails(db, choice, sourcesFrom('day', addDays(today, 1 - statisticsDays))),
      loadMarkets(
        db,
        { fishId: fish.id, source, from: sourcesFrom('day', addDays(today, -13)) },
        { locale, now },
      ),
      isHeadline ? undefined : read(headlined, 'day', twoMonths),
    ])
    const figures = {
      points: pointsOf(points, grain, today),
      recent: recentFigures(days, today),
      parts: partsOf(details, choice.sources, locale),
      markets: markets.map(({ shown }) => shown),
      cheapest: cheapestOf(markets),
      ...seasonsOf(seasonSums(months)),
    }
    return { figures, headlineDays: ownDays ?? days }
  }
  const live = sourcesFrom('day', oldest)
  const stamp =
    live.live.length > mostLiveDays
      ? undefined
      : [kept?.version, live.live, today, await digestLines(db, fish.id, live)]
  const { figures, headlineDays } = await (stamp
    ? cacheOf(db).get(JSON.stringify([stamp, locale, grain, choice, source]), load)
    : load())
  return {
    as_of: now.toISOString(),
    today,
    fish: fishOf(fish, locale),
    headline: await headlineOf(db, fish, headlineDays, today),
    choice: {
      grain,
      ...wanted,
      source,
      market_name: names[`market_${locale}`],
      size_name: names[`size_${locale}`],
    },
    ...figures,
  }
}

/** The market of a place; null if the place is the Kingdom or a coast. */
export const marketOf = (place: string) => (/^\d/.test(place) ? Number(place) : null)

export function fishOf(row: FishRow, locale: Locale): PricedFish {
  return {
    id: row.id,
    code: row.code,
    ...named({ ar: row.name_ar, en: row.name_en }, locale),
    official_name: row.official_name_en,
    image: pictureUrl(row.image),
    hundred_riyal: row.hundred_riyal,
  }
}

/**
 * The average of the last 30 days, which equals the average in the field `fish` of main. It is published for any number of
 * sellers; `thin` marks an average of few sales.
 */
async function headlineOf(
  db: Sql,
  { id, origin }: { readonly id: number; readonly origin: 'local' | 'imported' },
  days: readonly Period[],
  today: string,
): Promise<PricesOfFish['headline']> {
  const since = addDays(today, 1 - statisticsDays)
  const earlier = addDays(since, -statisticsDays)
  const sold = addUp(days.filter(({ start }) => start >= since))
  const before = addUp(days.filter(({ start }) => start >= earlier && start < since))
  if (sold) {
    const price = averageOf(sold)
    const change = changeOf(price, before ? averageOf(before) : null)
    return { origin, average_price: toRiyals(price), basis: 'sold', change, thin: isThinSum(sold) }
  }
  const asked = await findAsked(db, id, origin)
  if (asked === undefined) return null
  return { origin, average_price: toRiyals(asked), basis: 'asked', change: null, thin: false }
}

function pointsOf(periods: readonly Period[], grain: Grain, today: string): PricesOfFish['points'] {
  const open = openPeriods(periods, grain)
  return periods.map((period) => {
    const to = periodEnd(grain, period.start)
    return { from: period.start, to, running: to >= today, ...shownOf(period, open.has(period.start)) }
  })
}

/** The figures of today, of the last 7 days and of the last 30 days. */
function recentFigures(days: readonly Period[], today: string): PricesOfFish['recent'] {
  const shown = (grain: SpanGrain) =>
    shownOf(
      addUp(days.filter(({ start }) => start > addDays(today, -tileDays[grain]))),
      isOpenTile(days, grain, today),
    )
  return { day: shown('day'), week: shown('week'), month: shown('month') }
}

/** The parts of a total with their figures. Hides enough figures that no hidden one follows from the total and the others. */
export function partedBy<Part extends { readonly key: string; readonly name: string }>(
  parts: readonly (Part & { readonly sum: Sum | undefined })[],
): (Omit<Part, 'sum'> & ShownFigure)[] {
  const sold = parts.flatMap(({ key, sum }) => (sum ? [{ key, ...sized(sum) }] : []))
  const open = new Set(publishable(sold).map(({ key }) => key))
  return parts.flatMap(({ sum, ...part }) => (sum ? [{ ...part, ...shownOf(sum, open.has(part.key)) }] : []))
}

export function partsOf(
  rows: Awaited<ReturnType<typeof listDetails>>,
  chosen: readonly string[],
  locale: Locale,
): PricesOfFish['parts'] {
  const own = rows.filter(({ source }) => chosen.includes(source))
  const sizes = [...Map.groupBy(own, ({ size_id }) => size_id)]
  const part = (key: string, name: string, of: readonly Sum[]) => ({ key, name, sum: addUp(of) })
  const shown = (parts: ReturnType<typeof part>[]): PricePart[] => partedBy(parts)
  const bySource = (each: Source) =>
    part(
      each,
      sourceNames[each][locale],
      rows.filter(({ source }) => source === each),
    )
  return {
    // Local and imported fish have no published total, so only the figures of the local sources could reveal each other.
    sources: [...shown([bySource('caught'), bySource('farmed')]), ...shown([bySource('imported')])],
    channels: shown(
      channels.map((each) =>
        part(
          each,
          channelNames[each][locale],
          own.filter(({ channel }) => channel === each),
        ),
      ),
    ),
    sizes: shown(
      sizes.map(([id, of]) => part(String(id), of[0]?.[`size_${locale}`] ?? withoutSize[locale], of)),
    ),
  }
}

const withoutSize = { ar: 'دون حجم', en: 'No size' } as const

/** The markets with sales in the last 7 days, the cheapest first. Markets whose figure is hidden come last. */
export async function loadMarkets(
  db: Sql,
  {
    fishId,
    source,
    from,
  }: { readonly fishId: number; readonly source: SourceChoice; readonly from: Sources },
  { locale, now }: Reading,
): Promise<{ readonly shown: MarketPrice; readonly sums: RecentSums }[]> {
  const today = riyadhDay(now)
  const [rows, names] = await Promise.all([listMarkets(db, { today, fishId }, from), listMarketNames(db)])
  const chosen: readonly string[] = sourcesOf(source)
  const sums = marketSums(rows.filter((row) => chosen.includes(row.source)))
  const found = names.flatMap((market) => {
    const own = sums.get(market.id)
    return own?.week ? [{ market, sums: own }] : []
  })
  const open = recentOf([...sums].map(([id, own]) => ({ id, ...own })))
  const price = ({ shown }: { readonly shown: MarketPrice }) =>
    shown.week.figure?.average_price ?? Number.POSITIVE_INFINITY
  return found
    .map(({ market, sums: own }) => ({
      sums: own,
      shown: {
        market: { id: market.id, name: market[`name_${locale}`] },
        city: market[`city_${locale}`],
        ...open(market.id),
      },
    }))
    .sort((one, other) => price(one) - price(other) || one.shown.market.id - other.shown.market.id)
}

/** The sum of each season over the given months. */
const seasonSums = (months: readonly Period[]) =>
  seasons.map((season) => ({ season, sum: addUp(months.filter(({ start }) => seasonOf(start) === season)) }))

/** The figures of the seasons, and the season with the lowest average if at least two averages are published. */
function seasonsOf(sums: ReturnType<typeof seasonSums>): Pick<PricesOfFish, 'seasons' | 'best_season'> {
  const parts = partedBy(sums.map(({ season, sum }) => ({ key: season, name: season, season, sum })))
  const priced = parts.flatMap(({ season, figure }) =>
    figure ? [{ season, price: figure.average_price }] : [],
  )
  const best = priced.length < 2 ? undefined : priced.toSorted((one, other) => one.price - other.price)[0]
  return {
    seasons: parts.map(({ season, figure, hidden }) => ({ season, figure, hidden })),
    best_season: best?.season ?? null,
  }
}
