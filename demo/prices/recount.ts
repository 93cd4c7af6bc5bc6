import type { Sql } from '#platform/database/db.ts'
import { channelOf, placesOf, type RawLine, rawLines, sourceOf } from './rawLines.ts'

/**
 * Counts every kept price again from raw rows: orders, their lines, products, requests, and the accepted bids of auctions. It
 * shares neither SQL nor rules with the code that keeps and publishes prices (server/prices), so that a fault in that code
 * shows as a difference.
 */

interface Counted {
  grams: bigint
  worth: bigint
  sales: number
  sellers: Set<number>
  least: number
  most: number
}

/** A difference between a published figure and the recount, as texts. */
export interface PriceDifference {
  readonly figure: string
  readonly published: string
  readonly counted: string
}

/** Compares all kept figures with the raw rows, except the figures of stale days and of periods that contain a stale day. */
export async function findPriceDifferences(sql: Sql): Promise<PriceDifference[]> {
  const [kept] = await sql.query<{ first: string; until: string }>({
    text: 'select first::text as first, until::text as until from price_kept',
  })
  if (!kept) return []
  const stale = new Set(
    (await sql.query<{ day: string }>({ text: 'select distinct day::text as day from price_stale' })).map(
      ({ day }) => day,
    ),
  )
  const counted = countLines(
    (await rawLines(sql)).filter(({ day }) => day >= kept.first && day <= kept.until),
  )
  const isWhole = (grain: string, start: string) =>
    daysOf(grain, start).every((day) => day >= kept.first && day <= kept.until && !stale.has(day))
  const differences: PriceDifference[] = []
  const published = new Set<string>()
  for (const row of await publishedFigures(sql)) {
    if (!isWhole(row.grain, row.start)) continue
    const key = `${row.grain} ${row.start} ${row.fish_id} ${row.place} ${row.source} ${row.channel} ${row.size_id}`
    published.add(key)
    const own = counted.get(key)
    const [left, right] = [printed(row), own ? print(own) : 'nothing']
    if (left !== right) differences.push({ figure: key, published: left, counted: right })
  }
  for (const [key, own] of counted) {
    const [grain = '', start = ''] = key.split(' ')
    if (!published.has(key) && isWhole(grain, start))
      differences.push({ figure: key, published: 'nothing', counted: print(own) })
  }
  return [...differences, ...(await indexDifferences(sql, counted, stale.size > 0))]
}

function countLines(lines: readonly RawLine[]): Map<string, Counted> {
  const counted = new Map<string, Counted>()
  for (const line of lines) {
    const places = placesOf(line)
    const source = sourceOf(line)
    const channel = channelOf(line)
    for (const [grain, start] of [
      ['day', line.day],
      ['week', weekOf(line.day)],
      ['month', `${line.day.slice(0, 7)}-01`],
    ]) {
      for (const place of places) {
        const key = `${grain} ${start} ${line.fish_id} ${place} ${source}`
        addLine(counted, `${key} all 0`, line)
        addLine(counted, `${key} ${channel} ${line.size_id ?? 0}`, line)
      }
    }
  }
  return counted
}

function addLine(counted: Map<string, Counted>, key: string, { grams, price, seller_id }: RawLine): void {
  const own = counted.get(key) ?? {
    grams: 0n,
    worth: 0n,
    sales: 0,
    sellers: new Set(),
    least: Number.POSITIVE_INFINITY,
    most: 0,
  }
  own.grams += BigInt(grams)
  own.worth += BigInt(grams) * BigInt(price)
  own.sales += 1
  own.sellers.add(seller_id)
  own.least = Math.min(own.least, price)
  own.most = Math.max(own.most, price)
  counted.set(key, own)
}

interface PublishedRow {
  readonly grain: string
  readonly start: string
  readonly fish_id: number
  readonly place: string
  readonly source: string
  readonly channel: string
  readonly size_id: number
  readonly grams: number
  readonly worth: number
  readonly sales: number
  readonly sellers: number[]
  readonly least: number
  readonly most: number
}

function publishedFigures(sql: Sql): Promise<PublishedRow[]> {
  return sql.query<PublishedRow>({
    text: `select grain, start::text as start, fish_id, place, source, channel, size_id, grams, worth, sales,
             to_json(sellers) as sellers, least_halalas as least, most_halalas as most from price_figures`,
  })
}

const printed = ({ grams, worth, sales, sellers, least, most }: PublishedRow) =>
  [`${grams} g`, worth, `${sales} sales`, sellersOf(sellers), least, most].join(' | ')

/** A kept figure contains at most five ids of sellers, so five ids stand for five or more sellers. */
const sellersOf = (ids: readonly number[]) =>
  ids.length < 5 ? ids.toSorted((one, other) => one - other).join(' ') : '5 or more'

const print = ({ grams, worth, sales, sellers, least, most }: Counted) =>
  [`${grams} g`, worth, `${sales} sales`, sellersOf([...sellers]), least, most].join(' | ')

interface IndexRow {
  readonly place: string
  readonly week: string
  readonly value: number
  readonly link_week: string
  readonly link: number
  readonly number: number
  readonly items: readonly { fish_id: number; source: string; weight: number; base: number }[]
}

/** Computes every published week of the index again, from the counted weeks and the published baskets, with exact fractions. */
async function indexDifferences(
  sql: Sql,
  counted: ReadonlyMap<string, Counted>,
  isStale: boolean,
): Promise<PriceDifference[]> {
  const [due] = await sql.query<{ index_due: boolean }>({ text: 'select index_due from price_kept' })
  if (isStale || due?.index_due) return []
  const weeks = await sql.query<IndexRow>({
    text: `select i.place, i.week::text as week, i.value, b.link_week::text as link_week, b.link, b.number, b.items
           from price_index i join price_baskets b on b.place = i.place and b.number = i.basket order by i.place, i.week`,
  })
  const differences: PriceDifference[] = []
  for (const row of weeks) {
    const weight = row.items.reduce((sum, item) => sum + item.weight, 0)
    if (weight !== 10_000)
      differences.push({
        figure: `weights of basket ${row.number} of ${row.place}`,
        published: String(weight),
        counted: '10000',
      })
    let relative = 0n
    for (const item of row.items) {
      const price = lastPrice(counted, row, item) ?? BigInt(item.base)
      relative += (BigInt(item.weight) * price * 10n ** 9n) / BigInt(item.base)
    }
    const value = (BigInt(row.link) * relative) / 10n ** 13n
    if (String(value) !== String(row.value))
      differences.push({
        figure: `index ${row.place} ${row.week}`,
        published: String(row.value),
        counted: String(value),
      })
  }
  return differences
}

/**
 * The average price of the newest week with sales, not later than `week`. For the first basket, the search ends three weeks
 * before `link_week`; for a later basket, one week after it.
 */
function lastPrice(
  counted: ReadonlyMap<string, Counted>,
  { place, week, link_week, number }: IndexRow,
  { fish_id, source }: { readonly fish_id: number; readonly source: string },
): bigint | undefined {
  const first = moved(link_week, number === 1 ? -21 : 7)
  for (let each = week; each >= first; each = moved(each, -7)) {
    const own = counted.get(`week ${each} ${fish_id} ${place} ${source} all 0`)
    if (own) return own.worth / own.grams
  }
  return undefined
}

const weekOf = (day: string) => moved(day, -new Date(`${day}T12:00:00Z`).getUTCDay())

function daysOf(grain: string, start: string): string[] {
  const days: string[] = []
  for (let day = start; ; day = moved(day, 1)) {
    if (
      grain === 'day'
        ? day !== start
        : grain === 'week'
          ? weekOf(day) !== start
          : day.slice(0, 7) !== start.slice(0, 7)
    )
      return days
    days.push(day)
  }
}

const moved = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
