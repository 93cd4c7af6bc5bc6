import { createHash } from 'node:crypto'
import type { Sql, Statement } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { RequestSort } from '#shared/requests/rules.ts'
import { Where } from '../base/where.ts'
import { type Bare, bareOf, bareRows, loadBareRequests, type WrittenRow } from './bareStore.ts'
import { type Style, writerOf } from './listValues.ts'
import { type Fitting, type Walk, type Ways, waysOf } from './listWaysStore.ts'

export interface Asked extends Fitting {
  readonly sort: RequestSort
  readonly from: number
  readonly limit: number
  /** `YYYY-MM-DD` in Riyadh. */
  readonly today: string
}

/**
 * One page of open requests in their order, and how many fit, up to one more than the cap of totals. Where one index leads
 * to them whatever the values are, all of it comes by one statement whose plan is kept; other filters of other orders, and
 * a price, are planned with their values each time (decision 35).
 */
export async function listPage(db: Sql, asked: Asked): Promise<Bare & { readonly count: number }> {
  const { ways, titled, price } = asked
  if (ways.length === 0 && !titled) return { ...(await loadBareRequests(db, [])), count: 0 }
  if (isWalked(asked)) return walk(db, asked)
  const priced = price.least !== undefined || price.most !== undefined
  const [[counted], [page]] = await Promise.all([
    db.query<{ count: number }>(countingOf(asked, priced ? 'planned' : 'walked')),
    db.query<{ ids: string[] }>(pagingOf(asked)),
  ])
  // The driver leaves the numbers of a 64-bit array as they are written.
  const bare = await loadBareRequests(db, (page?.ids ?? []).map(Number))
  return { ...bare, count: counted?.count ?? 0 }
}

const most = limits.page.totalCap

function isWalked({ ways, price, sort }: Asked): boolean {
  if (price.least !== undefined || price.most !== undefined) return false
  return (
    sort === 'newest' ||
    ways.every(({ fish, ...rest }) => {
      const others = sort === 'needed' ? Object.values(rest) : [fish, ...Object.values(rest)]
      return others.every((ids) => ids === undefined)
    })
  )
}

async function walk(db: Sql, asked: Asked): Promise<Bare & { readonly count: number }> {
  const where = new Where()
  const ways = waysOf(asked, where, 'walked', asked.sort)
  const { before, ids } = pageOf(asked, ways, where, 'walked')
  const text = `${before} select v.version, (${countOf(ways)}) as count, bare.* from ${bareRows(ids)}`
  const rows = await db.query<WrittenRow & { readonly count: number }>(kept(text, where))
  return { ...bareOf(rows), count: rows[0]?.count ?? 0 }
}

function countingOf(asked: Asked, style: Style): Statement {
  const where = new Where()
  const ways = waysOf(asked, where, style, 'newest')
  const text = `${withAll(ways.before)} ${countOf(ways)}`
  return style === 'walked' ? kept(text, where) : { text, values: where.values }
}

function pagingOf(asked: Asked): Statement {
  const where = new Where()
  const { before, ids } = pageOf(asked, waysOf(asked, where, 'planned', asked.sort), where, 'planned')
  return { text: `${before} select ${ids} as ids`, values: where.values }
}

/** As many rows as fit, up to one more than the cap; no way counts what one before it does, and ends where that is enough. */
function countOf({ walks }: Ways): string {
  const enough = most + 1
  const steps = walks.map((way) => {
    const by = way.sorted ? { by: 'id desc' } : {}
    return `(${stepOf(way, { ...by, is: way.alone() }, enough)})`
  })
  const only = walks.length === 1 && walks[0]?.lists.length === 0
  const walked = only ? steps[0] : `(select from (${steps.join(' union all ')}) walked limit ${enough})`
  return `select count(*) from ${walked} counted`
}

/** A stretch of an order: what of it comes, and how. */
interface Part {
  /** By columns of the list beside `id`. */
  readonly by: string
  readonly key?: string
  readonly is: readonly string[]
}

const orders: Record<RequestSort, (day: () => string) => readonly Part[]> = {
  newest: () => [{ by: 'id desc', is: [] }],
  quantity_desc: () => [{ key: 'quantity_grams', by: 'quantity_grams desc, id desc', is: [] }],
  price_desc: () => [{ key: 'price_halalas', by: 'price_halalas desc nulls last, id desc', is: [] }],
  // What is needed soonest comes first, then what has no day, then the days that passed, the last one first.
  needed: (day) => [
    { key: 'needed_by', by: 'needed_by, id desc', is: [`r.needed_by >= ${day()}`] },
    { key: 'needed_by', by: 'needed_by, id desc', is: ['r.needed_by is null'] },
    { key: 'needed_by', by: 'needed_by desc, id desc', is: [`r.needed_by < ${day()}`] },
  ],
}

/** The ids of a page, as an array, and what the statement has to begin with. Each part is walked only as far as it is needed. */
function pageOf(
  { sort, from, limit, today }: Asked,
  { walks, before }: Ways,
  where: Where,
  style: Style,
): { readonly before: string; readonly ids: string } {
  const until = steps.find((step) => step >= from + limit) ?? most
  const parts = orders[sort](() => writerOf(where, style)(today, 'date'))
  const [first = '', ...others] = parts.map((part) => partOf(walks, part, until))
  // A page past the last is empty, and none lies beyond the cap.
  const shown = [Math.min(from, most) + 1, Math.min(from + limit, most)]
    .map((at) => `${where.put(at)}::int`)
    .join(':')
  if (others.length === 0) return { before: withAll(before), ids: `(array(${first}))[${shown}]` }
  const rest = others.map(
    (part, at) => `part${at + 1} as materialized (
      select p.ids || array(select id from (${part}) more limit ${until} - cardinality(p.ids)) as ids from part${at} p)`,
  )
  return {
    before: withAll([...before, `part0 as materialized (select array(${first}) as ids)`, ...rest]),
    ids: `(select ids[${shown}] from part${others.length})`,
  }
}

/** So many are walked, in few different numbers, so that there are few different statements. */
const steps = [12, 24, 60, 120, 300, most]

/** The first ids of a part, whichever way finds them. */
function partOf(walks: readonly Walk[], part: Part, limit: number): string {
  const [only, ...others] = walks
  if (only && others.length === 0 && only.lists.length === 0) {
    return `select id from (${stepOf(only, part, limit)}) walked`
  }
  const found = walks.map((way) => `(${stepOf(way, part, limit)})`).join(' union ')
  return `select id from (${found}) found order by ${part.by} limit ${limit}`
}

/** The first of each list of a way. */
function stepOf({ lists, id, rows, led }: Walk, { key, by, is }: Partial<Part>, limit: number): string {
  const columns = `${id} as id${key ? `, r.${key}` : ''}`
  const ordered = by ? `order by ${[...led, by].join(', ')}` : ''
  const walked = `select ${columns} from ${[rows, ...(is ?? [])].join(' and ')} ${ordered} limit ${limit}`
  return lists.length === 0
    ? walked
    : `select walked.* from ${lists.join(' cross join ')} cross join lateral (${walked}) walked`
}

const withAll = (tables: readonly string[]) => (tables.length ? `with recursive ${tables.join(', ')}` : '')

/** A statement whose plan is kept by each connection. */
function kept(text: string, { values }: Where): Statement {
  return { name: `requests_${createHash('sha1').update(text).digest('base64url')}`, text, values }
}

/** The fish of categories. */
export async function listFishOf(db: Sql, categories: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'requests_fish_of',
    text: 'select id from fish where category_id = any($1::bigint[])',
    values: [categories],
  })
  return rows.map(({ id }) => id)
}
