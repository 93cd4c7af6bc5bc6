import type { Sql } from '#platform/database/db.ts'
import { addDays, dayStart, riyadhDay, startOfDay } from '#shared/base/dates.ts'
import type { Locale, Pair } from '#shared/base/locale.ts'
import { type Halalas, halalas, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { type Grams, grams, toKilograms } from '#shared/base/quantity.ts'
import { insightChannelNames, originNames } from '#shared/operator/codeNames.ts'
import type { Insight, InsightDay, InsightRow, InsightTotals } from '#shared/operator/insight/contract.ts'
import {
  type InsightDimension,
  type InsightSpan,
  insightPeriods,
  type Period,
} from '#shared/operator/insight/periods.ts'
import {
  countPeople,
  type DayRow,
  findLiveDays,
  type KeyRow,
  listDays,
  listKeys,
  loadCourse,
  type Sources,
  sumCommission,
} from './store.ts'

interface InsightChoice {
  readonly span: InsightSpan
  readonly by: InsightDimension
  readonly until: Date | undefined
}

/** Compares the completed orders and sales of halls of a period with those of the period before it, divided by one dimension. */
export async function loadInsight(
  db: Sql,
  { span, by, until }: InsightChoice,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<Insight> {
  const { period, earlier } = insightPeriods(span, until, now)
  const [own, before] = await Promise.all([loadPeriod(db, period, by), loadPeriod(db, earlier, by)])
  return {
    span,
    by,
    period: shownPeriod(period),
    earlier: shownPeriod(earlier),
    totals: own.totals,
    earlier_totals: before.totals,
    days: own.days,
    earlier_days: before.days,
    rows: rowsOf(own.keys, before.keys, by, locale),
    as_of: now.toISOString(),
  }
}

async function loadPeriod(db: Sql, period: Period, by: InsightDimension) {
  const sources = await sourcesOf(db, period)
  const [days, keys, people, commission, course] = await Promise.all([
    listDays(db, sources),
    listKeys(db, by, sources),
    countPeople(db, sources, period),
    sumCommission(db, sources),
    loadCourse(db, period),
  ])
  const totals: InsightTotals = {
    ...tradeOf(sumOf(days)),
    commission: toRiyals(commission),
    ...people,
    ...course,
  }
  return { totals, days: allDays(period, days), keys }
}

/** The trade of a period and the number of people who took part in it. */
export async function loadTrade(db: Sql, period: Period) {
  const sources = await sourcesOf(db, period)
  const [days, people] = await Promise.all([listDays(db, sources), countPeople(db, sources, period)])
  return { ...tradeOf(sumOf(days)), ...people }
}

/** Divides a period into days with stored figures and times that are counted from the orders. */
async function sourcesOf(db: Sql, { from, to }: Period): Promise<Sources> {
  const today = startOfDay(to)
  const [first, end] = [riyadhDay(from), riyadhDay(today)]
  const live = await findLiveDays(db, first, end)
  const times = live.flatMap((day) => {
    const start = dayStart(day)
    return start ? [{ from: start, to: addDays(start, 1) }] : []
  })
  if (today < to) times.push({ from: today, to })
  const joined = joinTimes(times)
  return {
    first,
    end,
    live,
    since: joined.map((time) => time.from),
    until: joined.map((time) => time.to),
  }
}

/** Joins adjacent times, so that a market without stored days is counted in one index scan. */
function joinTimes(times: readonly Period[]): Period[] {
  const joined: Period[] = []
  for (const time of times) {
    const last = joined.at(-1)
    if (last?.to.getTime() === time.from.getTime()) joined.splice(-1, 1, { from: last.from, to: time.to })
    else joined.push(time)
  }
  return joined
}

interface Traded {
  readonly grams: Grams
  readonly halalas: Halalas
  readonly orders: number
}

function sumOf(rows: readonly Traded[]): Traded {
  const sum = (of: (row: Traded) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    grams: grams(sum((row) => row.grams)),
    halalas: halalas(sum((row) => row.halalas)),
    orders: sum((row) => row.orders),
  }
}

const nothing: Traded = { grams: grams(0), halalas: halalas(0), orders: 0 }

function tradeOf({ grams: weight, halalas: amount, orders }: Traded) {
  const price = pricePerKg(amount, weight)
  return {
    sales: toRiyals(amount),
    quantity: toKilograms(weight),
    average_price: price === undefined ? null : toRiyals(price),
    orders,
  }
}

/** Adds every day of the period; days without sales have the value 0. */
function allDays({ from, to }: Period, rows: readonly DayRow[]): InsightDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const count = Math.ceil((to.getTime() - from.getTime()) / 86_400_000)
  return Array.from({ length: Math.max(1, count) }, (_day, index) => {
    const day = riyadhDay(addDays(from, index))
    const { sales, quantity, orders } = tradeOf(byDay.get(day) ?? nothing)
    return { day, sales, quantity, orders }
  })
}

/** The keys of both periods, ordered by the sales of the later period. */
function rowsOf(
  own: readonly KeyRow[],
  before: readonly KeyRow[],
  by: InsightDimension,
  locale: Locale,
): InsightRow[] {
  const earlier = new Map(before.map((row) => [row.key, row]))
  const kept = new Set(own.map(({ key }) => key))
  const gone = before.filter(({ key }) => !kept.has(key)).map((row) => ({ ...row, ...nothing }))
  return [...own, ...gone].map((row) => ({
    key: row.key,
    name: nameOf(row, by)[locale],
    ...tradeOf(row),
    earlier: tradeOf(earlier.get(row.key) ?? nothing),
  }))
}

function nameOf({ key, name_ar, name_en }: KeyRow, by: InsightDimension): Pair {
  const codes: Readonly<Record<string, Pair>> =
    by === 'origin' ? originNames : by === 'channel' ? insightChannelNames : { none: withoutMarket }
  return codes[key] ?? { ar: name_ar ?? key, en: name_en ?? key }
}

/** The name that is shown for orders of offers, which have no market. */
const withoutMarket: Pair = { ar: 'دون سوق', en: 'No market' }

const shownPeriod = ({ from, to }: Period) => ({ from: from.toISOString(), to: to.toISOString() })
