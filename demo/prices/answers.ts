import type { Sql } from '#platform/database/db.ts'
import { loadPriceList } from '#server/prices/figures/list.ts'
import { loadPricesOf } from '#server/prices/figures/prices.ts'
import { cardOf } from '#server/prices/openData/card.ts'
import { loadDaily, loadNewest } from '#server/prices/openData/daily.ts'
import { feedOf } from '#server/prices/openData/feed.ts'
import { dailyCsv, dailyJson } from '#server/prices/openData/files.ts'
import { grains } from '#shared/prices/choices.ts'
import type { Figure, ShownFigure } from '#shared/prices/contract.ts'
import { channelOf, placesOf, type RawLine, rawLines, sourceOf } from './rawLines.ts'
import type { PriceDifference } from './recount.ts'

/**
 * Computes every figure of the assembled answers again from raw rows: /prices of each place, /prices/:fish in each period and
 * choice, the files in CSV and JSON, the feed and the card. Only the answers come from server/prices. This module selects the
 * lines of each figure and computes it, and also reports figures of fewer than three sellers.
 */
export async function findAnswerDifferences(
  sql: Sql,
  now: Date,
  parts: readonly (keyof typeof checks)[] = ['lists', 'species', 'files'],
): Promise<PriceDifference[]> {
  const count = await openCount(sql, now)
  for (const part of parts) await checks[part](sql, count, now)
  return count.differences
}

const checks = { lists: checkLists, species: checkFish, files: checkFiles } as const

/** The lines from which a figure is computed. */
interface Wanted {
  readonly fish: number
  readonly from: string
  readonly to: string
  readonly place?: string
  readonly sources?: readonly string[]
  readonly channel?: string | null
  readonly size?: number | null
  /** Months of the year, from 1. */
  readonly months?: readonly number[]
}

type Count = Awaited<ReturnType<typeof openCount>>

async function openCount(sql: Sql, now: Date) {
  const lines = await rawLines(sql)
  const byFish = Map.groupBy(lines, ({ fish_id }) => fish_id)
  const fish = await sql.query<{ id: number; code: string }>({
    text: 'select id, code from fish where not hidden order by id',
  })
  const markets = await sql.query<{ id: number; code: string }>({ text: 'select id, code from markets' })
  const differences: PriceDifference[] = []
  const today = new Date(now.getTime() + 3 * hourMs).toISOString().slice(0, 10)

  /** The sold lines by species and place, in the order of days. */
  const sold = Map.groupBy(
    lines
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .flatMap((line) =>
        placesOf(line).map((place) => ({ line, place, source: sourceOf(line), channel: channelOf(line) })),
      ),
    ({ line, place }) => `${line.fish_id} ${place}`,
  )
  function linesOf({ fish: id, from, to, place = 'all', sources, channel, size, months }: Wanted): RawLine[] {
    return (sold.get(`${id} ${place}`) ?? []).flatMap((one) => {
      const { line } = one
      const isWanted =
        line.day >= from &&
        line.day <= to &&
        (!sources || sources.includes(one.source)) &&
        (!channel || one.channel === channel) &&
        (!months || months.includes(Number(line.day.slice(5, 7)))) &&
        (size === null || size === undefined || (line.size_id ?? 0) === size)
      return isWanted ? [line] : []
    })
  }
  function compare(figure: string, published: unknown, counted: unknown): void {
    const [left, right] = [JSON.stringify(published), JSON.stringify(counted)]
    if (left !== right) differences.push({ figure, published: left ?? '', counted: right ?? '' })
  }
  /** A hidden figure must have sales, a missing figure must have none, and a shown figure must have sales of three sellers. */
  function check(name: string, { figure, hidden }: ShownFigure, wanted: Wanted): void {
    const own = linesOf(wanted)
    if (!figure) {
      compare(name, hidden ? 'hidden' : 'no sales', own.length > 0 ? 'hidden' : 'no sales')
      return
    }
    compare(name, printed(figure), own.length > 0 ? counted(own) : 'no sales')
    if (figure.sellers < 3) compare(`sellers of ${name}`, figure.sellers, 'at least 3')
  }
  return { fish, markets, byFish, differences, today, linesOf, compare, check }
}

const hourMs = 3_600_000

const printed = (figure: Figure) => [
  ...[figure.average_price, figure.min_price, figure.max_price].map((price) => price.toFixed(2)),
  ...[figure.quantity.toFixed(3), figure.sales, figure.sellers, figure.thin],
]

/**
 * Computes the figure of these lines, in the shape that {@link printed} returns. It computes in integers, so that every
 * average is truncated only once.
 */
function counted(lines: readonly RawLine[]): ReturnType<typeof printed> {
  const prices = lines.map(({ price }) => Number(price))
  const weight = lines.reduce((sum, { grams }) => sum + BigInt(grams), 0n)
  return [
    ...[averageOf(lines) ?? 0n, Math.min(...prices), Math.max(...prices)].map((halalas) =>
      riyals(BigInt(halalas)),
    ),
    `${weight / 1_000n}.${String(weight % 1_000n).padStart(3, '0')}`,
    ...[lines.length, sellersOf(lines), isThin(lines)],
  ]
}

const sellersOf = (lines: readonly RawLine[]) =>
  Math.min(5, new Set(lines.map(({ seller_id }) => seller_id)).size)
const isThin = (lines: readonly RawLine[]) => lines.length < 10 || sellersOf(lines) < 5

/** Halalas per kilogram, weighted by weight and truncated. */
function averageOf(lines: readonly RawLine[]): bigint | undefined {
  if (lines.length === 0) return undefined
  const worth = lines.reduce((sum, { grams, price }) => sum + BigInt(grams) * BigInt(price), 0n)
  return worth / lines.reduce((sum, { grams }) => sum + BigInt(grams), 0n)
}

const riyals = (halalas: bigint) => `${halalas / 100n}.${String(halalas % 100n).padStart(2, '0')}`

/** The change in percent with one decimal, truncated towards zero; null without an earlier price. */
function changeOf(now: bigint | undefined, before: bigint | undefined): number | null {
  if (now === undefined || !before) return null
  return Number(((now - before) * 1_000n) / before) / 10
}

const moved = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10)

const sidesOf = (origin: string) => (origin === 'imported' ? ['imported'] : ['caught', 'farmed'])

/** Checks the list of each place. */
async function checkLists(sql: Sql, count: Count, now: Date): Promise<void> {
  const { today, linesOf, check, compare } = count
  for (const place of ['all', 'gulf', 'red_sea', ...count.markets.map(({ id }) => String(id))]) {
    const { fish } = await loadPriceList(sql, place, { locale: 'en', now })
    for (const row of fish) {
      const name = `${row.code} of /prices?place=${place}`
      const own = { fish: row.id, place, sources: sidesOf(row.origin) }
      const week = { ...own, from: moved(today, -6), to: today }
      check(`today of ${name}`, row.today, { ...own, from: today, to: today })
      check(`7 days of ${name}`, row.week, week)
      const before = linesOf({ ...own, from: moved(today, -13), to: moved(today, -7) })
      if (row.week_change !== null)
        compare(`change of ${name}`, row.week_change, changeOf(averageOf(linesOf(week)), averageOf(before)))
      checkHeadline(count, `average of ${name}`, { ...row, fish: row.id })
      if (row.cheapest) {
        const { market, average_price, period } = row.cheapest
        const from = period === 'day' ? today : moved(today, -6)
        const sold = linesOf({ ...own, place: String(market.id), from, to: today })
        compare(`cheapest market of ${name}`, average_price.toFixed(2), riyals(averageOf(sold) ?? 0n))
      }
    }
  }
}

/** Checks the average of 30 days and its change. An asking price is shown only if there were no sales. */
function checkHeadline(
  { today, linesOf, compare }: Count,
  name: string,
  shown: {
    readonly fish: number
    readonly origin: string
    readonly basis: 'sold' | 'asked'
    readonly average_price: number
    readonly change: number | null
    readonly thin: boolean
  },
): void {
  const own = { fish: shown.fish, sources: sidesOf(shown.origin) }
  const lines = linesOf({ ...own, from: moved(today, -29), to: today })
  const sold = averageOf(lines)
  if (shown.basis === 'asked') {
    compare(name, 'no sales', sold === undefined ? 'no sales' : 'sales')
    return
  }
  const before = averageOf(linesOf({ ...own, from: moved(today, -59), to: moved(today, -30) }))
  compare(
    name,
    [shown.average_price.toFixed(2), shown.change, shown.thin],
    [riyals(sold ?? 0n), changeOf(sold, before), isThin(lines)],
  )
}

const whole = { place: 'all', source: undefined, channel: null, size: null } as const

/** Checks the page of each species; for the most sold species, also limited to a coast, source, channel or size. */
async function checkFish(sql: Sql, count: Count, now: Date): Promise<void> {
  const { byFish, check } = count
  const bySales = count.fish.toSorted(
    (one, other) => (byFish.get(other.id)?.length ?? 0) - (byFish.get(one.id)?.length ?? 0),
  )
  for (const [rank, { id, code }] of bySales.entries()) {
    const sizes = [...new Set((byFish.get(id) ?? []).map(({ size_id }) => size_id))].filter(
      (each) => each !== null,
    )
    const choices = [
      // A species without sales shows no figure in any period, so one period is enough.
      ...(byFish.has(id) ? grains : grains.slice(0, 1)).map((grain) => ({ ...whole, grain })),
      ...(rank < limitedFish ? limitsOf(sizes[0]) : []),
    ]
    for (const choice of choices) {
      const prices = await loadPricesOf(sql, code, choice, { locale: 'en', now })
      const name = `${code} (${Object.values(choice).join(' ')})`
      const { source } = prices.choice
      const sources = source === 'local' ? ['caught', 'farmed'] : [source]
      const own = { fish: id, place: choice.place, sources, channel: choice.channel, size: choice.size }
      for (const { from, to, ...shown } of prices.points)
        check(`${from} of ${name}`, shown, { ...own, from, to })
      const { recent } = prices
      for (const [days, shown] of [
        [1, recent.day],
        [7, recent.week],
        [30, recent.month],
      ] as const)
        check(`${days} days of ${name}`, shown, {
          ...own,
          from: moved(count.today, 1 - days),
          to: count.today,
        })
      checkParts(count, name, { prices, own })
      if (prices.headline) checkHeadline(count, `average of ${name}`, { ...prices.headline, fish: id })
      const { price } = cardOf(prices, 'en')
      count.compare(
        `card of ${name}`,
        price?.replaceAll(',', '') ?? null,
        prices.headline?.average_price.toFixed(2) ?? null,
      )
    }
  }
}

/** The number of species whose pages are also checked with a coast, source, channel or size. */
const limitedFish = 10

const limitsOf = (size: number | undefined) => {
  const week = { ...whole, grain: 'week' } as const
  return [
    ...['gulf', 'red_sea'].map((place) => ({ ...week, place })),
    ...(['local', 'caught', 'farmed', 'imported'] as const).map((source) => ({ ...week, source })),
    ...(['fixed', 'auction', 'offer'] as const).map((channel) => ({ ...week, channel })),
    ...(size === undefined ? [] : [{ ...week, size }]),
  ]
}

/** Checks the parts of a page: sources, sale types and sizes of 30 days, markets of 7 days, seasons of 36 months. */
function checkParts(
  { today, markets, check }: Count,
  name: string,
  {
    prices,
    own: { fish, place, sources },
  }: { readonly prices: Awaited<ReturnType<typeof loadPricesOf>>; readonly own: Omit<Wanted, 'from' | 'to'> },
): void {
  const month = { fish, from: moved(today, -29), to: today, ...(place === undefined ? {} : { place }) }
  const limited = { ...month, ...(sources ? { sources } : {}) }
  for (const { key, ...part } of prices.parts.sources)
    check(`${key} of ${name}`, part, { ...month, sources: [key] })
  for (const { key, ...part } of prices.parts.channels)
    check(`${key} of ${name}`, part, { ...limited, channel: key })
  for (const { key, ...part } of prices.parts.sizes)
    check(`size ${key} of ${name}`, part, { ...limited, size: Number(key) })
  for (const { market, today: day, week } of prices.markets) {
    const code = markets.find(({ id }) => id === market.id)?.code ?? market.name
    const there = { fish, place: String(market.id), to: today, ...(sources ? { sources } : {}) }
    check(`today at ${code} of ${name}`, day, { ...there, from: today })
    check(`7 days at ${code} of ${name}`, week, { ...there, from: moved(today, -6) })
  }
  // The 36 months include the current month; a season is the same three months of each of these years.
  const [year = 0, monthNumber = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, monthNumber - 36, 1)).toISOString().slice(0, 10)
  for (const { season, ...shown } of prices.seasons)
    check(`${season} of ${name}`, shown, { ...limited, from: first, months: monthsOf[season] })
}

const monthsOf = { winter: [12, 1, 2], spring: [3, 4, 5], summer: [6, 7, 8], autumn: [9, 10, 11] } as const

/** Checks the files of all days with sales, in CSV and JSON, and the feed of the last 14 days. */
async function checkFiles(sql: Sql, count: Count, now: Date): Promise<void> {
  const { fish, markets, today, linesOf, compare } = count
  const fishIds = new Map(fish.map(({ id, code }) => [code, id]))
  const placeIds = new Map([['all', 'all'], ...markets.map(({ id, code }) => [code, String(id)] as const)])
  const ofRow = ({
    day,
    fish: code,
    place,
    source,
  }: Readonly<Record<'day' | 'fish' | 'place' | 'source', string>>) =>
    linesOf({
      ...{ fish: fishIds.get(code) ?? 0, place: placeIds.get(place) ?? '', from: day, to: day },
      sources: [source],
    })
  const days = [...count.byFish.values()].flat().map(({ day }) => day)
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].sort()
  for (const year of years) {
    const { prices } = await loadDaily(sql, { fish: null, from: `${year}-01-01`, to: `${year}-12-31` }, now)
    const [head = [], ...rows] = dailyCsv(prices)
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
      .map(cellsOf)
    const json = (JSON.parse(dailyJson(prices)) as { prices: (Figure & Readonly<Record<string, string>>)[] })
      .prices
    for (const [place, cells] of rows.entries()) {
      const row = Object.fromEntries(head.map((column, index) => [column, cells[index] ?? '']))
      const own = ofRow(row as Parameters<typeof ofRow>[0])
      const name = `${row.fish} ${row.day} ${row.place} ${row.source}`
      const expected = own.length > 0 ? counted(own) : []
      const shown = [row.average_price, row.min_price, row.max_price, Number(row.quantity).toFixed(3)]
      compare(`CSV ${name}`, [...shown, row.sales, row.sellers, row.thin], expected.map(String))
      const listed = json[place]
      compare(
        `JSON ${name}`,
        listed && [listed.day, listed.fish, listed.place, listed.source, ...printed(listed)],
        [...[row.day, row.fish, row.place, row.source], ...expected],
      )
      if (Number(row.sellers) < 3) compare(`sellers of CSV ${name}`, row.sellers, 'at least 3')
    }
  }
  const newest = await loadNewest(sql, null, 14, now)
  const feed = feedOf({
    ...{
      locale: 'en',
      origin: 'https://samak.example',
      path: '/feed',
      page: '/prices',
      fish: null,
      siteName: 'Samak',
    },
    ...newest,
  })
  const printedLines = [...feed.matchAll(/: SR ([\d,]+\.\d\d)\/kg, ([\d,.]+) kg/g)].map(
    ([, price = '', kilograms = '']) => [
      ...[price.replaceAll(',', ''), Number(kilograms.replaceAll(',', '')).toFixed(3)],
    ],
  )
  const expected = newest.days.flatMap(({ prices }) =>
    prices.map((price) => {
      const figure = counted(ofRow(price))
      return [figure[0], figure[3]]
    }),
  )
  compare(`feed of ${today}`, printedLines, expected)
}

/** The cells of a line of CSV. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )
}
