import type { Sql } from '#platform/database/db.ts'
import { addDays as addTime, riyadhDay, startOfDay } from '#shared/base/dates.ts'
import { intlLocale, type Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { BestSale, OwnPrice } from '#shared/prices/contract.ts'
import { ownChannelNames } from '#shared/prices/names.ts'
import { addDays } from '#shared/prices/periods.ts'
import { preparationNames } from '#shared/products/preparation.ts'
import { sourcesOfDays } from '../figures/kept.ts'
import { fishOf } from '../figures/prices.ts'
import { listDetails, listFish, listMarketNames, listPeriods } from '../figures/store.ts'
import { addUp, averageOf, isPublic, type Sum } from '../figures/sums.ts'
import { listSizes } from '../figures/tradesStore.ts'
import { listOwnLines, type OwnLine } from './store.ts'

const ownDays = 90
/** The maximum number of species on the home page of a seller. */
const mostShown = 3

/** The sales of a seller in the last 90 days, with the figures of the market for comparison; largest sales first. */
export async function loadOwnPrices(
  db: Sql,
  sellerId: number,
  fishId: number | null,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<{ from: string; to: string; prices: OwnPrice[] }> {
  const to = riyadhDay(now)
  const from = addDays(to, 1 - ownDays)
  const since = addTime(startOfDay(now), 1 - ownDays)
  const [lines, fish, markets, sizes] = await Promise.all([
    listOwnLines(db, sellerId, { since, fishId }),
    listFish(db),
    listMarketNames(db),
    listSizes(db),
  ])
  const names = {
    market: new Map(markets.map((row) => [String(row.id), row[`name_${locale}`]])),
    size: new Map(sizes.map((row) => [String(row.id), row[`name_${locale}`]])),
  }
  const kept = await sourcesOfDays(db, { grain: 'day', from, to }, now)
  const goods = [...Map.groupBy(lines, ({ fish_id, source }) => `${fish_id} ${source}`).values()]
    .map((own) => ({ own, total: totalOf(own) }))
    .toSorted((one, other) => other.total.worth - one.total.worth)
    .slice(0, mostShown)
  const prices = await Promise.all(
    goods.map(async ({ own, total }): Promise<OwnPrice[]> => {
      const [{ fish_id, source } = { fish_id: 0, source: 'caught' as const }] = own
      const row = fish.find(({ id }) => id === fish_id)
      if (!row) return []
      const of = (place: string) => ({ fishId: fish_id, place, sources: [source], channel: null, size: null })
      const ownMarkets = [
        ...new Set(own.flatMap(({ market_id }) => (market_id === null ? [] : [String(market_id)]))),
      ]
      const [days, details, ...inMarkets] = await Promise.all([
        listPeriods(db, of('all'), 'day', kept),
        listDetails(db, of('all'), kept),
        ...ownMarkets.slice(0, 10).map((place) => listPeriods(db, of(place), 'year', kept)),
      ])
      const sold = details.filter((each) => each.source === source)
      const marketOf = {
        weekday: (key: string) => addUp(days.filter(({ start }) => String(weekdayOf(start)) === key)),
        market: (key: string) => addUp(inMarkets[ownMarkets.indexOf(key)] ?? []),
        // The market publishes sales of halls among its auctions.
        channel: (key: string) =>
          addUp(sold.filter(({ channel }) => channel === (key === 'hall' ? 'auction' : key))),
        size: (key: string) => addUp(sold.filter(({ size_id }) => String(size_id) === key)),
      }
      return [
        {
          fish: fishOf(row, locale),
          source,
          average_price: toRiyals(averageOf(total)),
          quantity: toKilograms(total.grams),
          sales: total.sales,
          market_price: priceOf(addUp(days)),
          preparations: preparationsOf(own, locale),
          best: {
            weekday: bestOf(own, {
              keyOf: ({ day }) => String(weekdayOf(day)),
              nameOf: (key) => weekdayName(Number(key), locale),
              marketOf: marketOf.weekday,
            }),
            market: bestOf(own, {
              keyOf: ({ market_id }) => (market_id === null ? null : String(market_id)),
              nameOf: (key) => names.market.get(key) ?? key,
              marketOf: marketOf.market,
            }),
            channel: bestOf(own, {
              keyOf: ({ channel }) => channel,
              nameOf: (key) => ownChannelNames[key as OwnLine['channel']][locale],
              marketOf: marketOf.channel,
            }),
            size: bestOf(own, {
              keyOf: ({ size_id }) => (size_id === 0 ? null : String(size_id)),
              nameOf: (key) => names.size.get(key) ?? key,
              marketOf: marketOf.size,
            }),
          },
        },
      ]
    }),
  )
  return { from, to, prices: prices.flat() }
}

/** The group of the seller's sales with the highest average; null if fewer than two groups can be compared. */
function bestOf(
  own: readonly OwnLine[],
  {
    keyOf,
    nameOf,
    marketOf,
  }: {
    readonly keyOf: (line: OwnLine) => string | null
    readonly nameOf: (key: string) => string
    readonly marketOf: (key: string) => Sum | undefined
  },
): BestSale {
  const groups = [...Map.groupBy(own, keyOf)].flatMap(([key, lines]) =>
    key === null ? [] : [{ key, total: totalOf(lines) }],
  )
  if (groups.length < 2) return null
  const [best] = groups.toSorted((one, other) => averageOf(other.total) - averageOf(one.total))
  if (!best) return null
  return {
    key: best.key,
    name: nameOf(best.key),
    average_price: toRiyals(averageOf(best.total)),
    market_price: priceOf(marketOf(best.key)),
  }
}

/** The seller's figures of each preparation; empty if the seller sold only whole fish. */
function preparationsOf(own: readonly OwnLine[], locale: Locale): OwnPrice['preparations'] {
  if (own.every(({ preparation }) => preparation === 'whole')) return []
  return [...Map.groupBy(own, ({ preparation }) => preparation)]
    .map(([code, lines]) => {
      const fish = totalOf(lines)
      const prepared = totalOf(lines.map((line) => ({ ...line, price_halalas: line.preparation_halalas })))
      return {
        preparation: { code, name: preparationNames[code][locale] },
        average_price: toRiyals(averageOf(fish)),
        preparation_price: toRiyals(averageOf(prepared)),
        quantity: toKilograms(fish.grams),
        sales: fish.sales,
      }
    })
    .toSorted((one, other) => other.quantity - one.quantity)
}

/** The average of the market, if it may be published. */
const priceOf = (sum: Sum | undefined) => (isPublic(sum) ? toRiyals(averageOf(sum)) : null)

function totalOf(lines: readonly OwnLine[]): Pick<Sum, 'grams' | 'worth' | 'sales'> {
  const worth = lines.reduce((all, line) => all + BigInt(line.price_halalas) * BigInt(line.grams), 0n)
  return {
    grams: grams(lines.reduce((all, line) => all + line.grams, 0)),
    worth: Number(worth),
    sales: lines.length,
  }
}

/** The number of the weekday; 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** 2026-11-22 is a Sunday, so the days after it are the other weekdays in order. */
const weekdayName = (weekday: number, locale: Locale) =>
  new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 10, 22 + weekday)),
  )
