import type { Sql } from '#platform/database/db.ts'
import { addDays as addTime, riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { type Paging, paged } from '#shared/base/page.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { sourcesOf } from '#shared/prices/choices.ts'
import type { PriceTrades, TradeRow } from '#shared/prices/contract.ts'
import { addDays, periodEnd, periodStart } from '#shared/prices/periods.ts'
import { fewestSellers } from '#shared/prices/rules.ts'
import { preparationNames } from '#shared/products/preparation.ts'
import { sourcesOfDays } from './kept.ts'
import { fishOf, marketOf, type PriceChoice } from './prices.ts'
import { daysAround, isOpenSpan, type SpanGrain, tileDays } from './spans.ts'
import { type Choice, findChoiceNames, findFish, listMarketNames, listPeriods } from './store.ts'
import { addUp, isPublic, type Sum, shownOf } from './sums.ts'
import { isOpenInTable } from './tables.ts'
import { type LineRow, listLines, listSizes } from './tradesStore.ts'

/**
 * The rows of trade behind a figure. Refuses: not_found; validation_failed for a range of days that is not the range of a
 * figure.
 */
export async function loadTrades(
  db: Sql,
  code: string,
  {
    from,
    to,
    paging,
    ...wanted
  }: PriceChoice & { readonly from: Date; readonly to: Date; readonly paging: Paging },
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<PriceTrades> {
  const fish = await findFish(db, code)
  if (!fish) throw new Refusal('not_found')
  const days = { from: riyadhDay(from), to: riyadhDay(to) }
  const today = riyadhDay(now)
  const grain = grainOf(days, today)
  if (!grain) throw new Refusal('validation_failed', { from: [{ code: 'date_order' }] })
  const source = wanted.source ?? fish.origin
  const choice: Choice = { ...wanted, fishId: fish.id, sources: sourcesOf(source) }
  const end = addTime(to, 1)
  const [lines, open, markets, sizes, chosen] = await Promise.all([
    listLines(db, choice, { since: from, until: end < now ? end : now }),
    isOpenRange(db, choice, { ...days, grain }, now),
    listMarketNames(db),
    listSizes(db),
    findChoiceNames(db, marketOf(wanted.place), wanted.size),
  ])
  const total = addUp(lines.map(sumOfLine))
  const isOpen =
    isPublic(total) && (open || (await isOpenInTable(db, { ...choice, source }, days, { locale, now })))
  const name = (rows: readonly { id: number; name_ar: string; name_en: string }[]) =>
    new Map(rows.map((row) => [row.id, row[`name_${locale}`]]))
  const names = { markets: name(markets), sizes: name(sizes) }
  const rows = isOpen ? masked(lines) : []
  const first = (paging.page - 1) * paging.limit
  return {
    fish: fishOf(fish, locale),
    choice: {
      ...wanted,
      source,
      market_name: chosen[`market_${locale}`],
      size_name: chosen[`size_${locale}`],
    },
    ...days,
    total: shownOf(total, isOpen),
    trades: paged(
      rows.slice(first, first + paging.limit).map((row) => rowOf(row, names, locale)),
      rows.length,
      paging,
    ),
  }
}

interface DayRange {
  readonly from: string
  readonly to: string
}

const isLast = ({ from, to }: DayRange, count: number, today: string) =>
  to === today && from === addDays(today, 1 - count)

/**
 * The largest period that equals a range: a day, week or month of a chart, also a running one, or the last 7 or 30 days.
 * Undefined for other ranges, because their difference from a published figure could reveal the figure of a hidden day.
 */
function grainOf({ from, to }: DayRange, today: string): SpanGrain | undefined {
  if (from > to || from > today) return undefined
  return (['month', 'week', 'day'] as const).find(
    (grain) =>
      isLast({ from, to }, tileDays[grain], today) ||
      (periodStart(grain, from) === from &&
        (to === periodEnd(grain, from) || (to === today && to < periodEnd(grain, from)))),
  )
}

/** Whether the charts, or the tile of the last 7 or 30 days, publish the figure of a range. */
async function isOpenRange(
  db: Sql,
  choice: Choice,
  range: DayRange & { readonly grain: SpanGrain },
  now: Date,
): Promise<boolean> {
  const today = riyadhDay(now)
  const { grain } = range
  const { from, to: end } = daysAround(range, grain)
  const to = end < today ? end : today
  const sources = await sourcesOfDays(db, { grain: 'day', from, to }, now)
  const days = await listPeriods(db, choice, 'day', sources)
  return isOpenSpan(days, range, grain)
}

function sumOfLine({ grams, price_halalas, seller_id }: LineRow): Sum {
  const worth = Number(BigInt(price_halalas) * BigInt(grams))
  return { grams, worth, sales: 1, sellers: [seller_id], least: price_halalas, most: price_halalas }
}

/** The facts of a row of trade, in the order in which they are shown. */
const facts = ['source', 'day', 'channel', 'market_id', 'size_id', 'preparation'] as const
type Fact = (typeof facts)[number]
type Masked = { readonly [F in Fact]: LineRow[F] | null } & Pick<LineRow, 'grams' | 'price_halalas'>

/**
 * Hides a fact of a row unless at least three sellers have rows with the same shown facts, so that no combination of facts is the
 * trade of one or two sellers (k-anonymity).
 */
export function masked(lines: readonly LineRow[]): Masked[] {
  const shown = lines.map((line) => ({ line, key: '', facts: new Set<Fact>() }))
  for (const fact of facts) {
    const groups = Map.groupBy(shown, ({ line, key }) => `${key}|${fact}=${line[fact]}`)
    for (const [key, group] of groups) {
      if (new Set(group.map(({ line }) => line.seller_id)).size < fewestSellers) continue
      for (const row of group) {
        row.key = key
        row.facts.add(fact)
      }
    }
  }
  return shown.map(({ line, facts: known }) => {
    const fact = <F extends Fact>(name: F) => (known.has(name) ? line[name] : null)
    return {
      source: fact('source'),
      day: fact('day'),
      channel: fact('channel'),
      market_id: fact('market_id'),
      size_id: fact('size_id'),
      preparation: fact('preparation'),
      grams: line.grams,
      price_halalas: halalas(line.price_halalas),
    }
  })
}

function rowOf(
  row: Masked,
  names: { readonly markets: ReadonlyMap<number, string>; readonly sizes: ReadonlyMap<number, string> },
  locale: Locale,
): TradeRow {
  const { preparation } = row
  return {
    day: row.day,
    market: row.market_id === null ? null : (names.markets.get(row.market_id) ?? null),
    source: row.source,
    channel: row.channel,
    size: row.size_id ? (names.sizes.get(row.size_id) ?? null) : null,
    preparation: preparation && { code: preparation, name: preparationNames[preparation][locale] },
    quantity: toKilograms(row.grams),
    price: toRiyals(row.price_halalas),
  }
}
