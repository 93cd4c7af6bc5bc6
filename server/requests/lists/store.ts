import { createHash } from 'node:crypto'
import type { Sql, Statement } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { RequestSort } from '#shared/requests/rules.ts'
import { Where } from '../../base/where.ts'
import { type Bare, bareOf, bareRows, loadBareRequests, type WrittenRow } from './bareStore.ts'
import { type Style, type Value, writerOf } from './values.ts'
import { type Facets, type Fitting, isPriced, type Walk, type Ways, waysOf } from './waysStore.ts'

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
 * of prices, are planned with their values each time (decision 35).
 */
export async function listPage(db: Sql, asked: Asked): Promise<Bare & { readonly count: number }> {
  if (asked.ways.length === 0 && !asked.titled) return { ...(await loadBareRequests(db, [])), count: 0 }
  const where = new Where()
  if (isWalked(asked)) {
    const { before, count, ids } = pageOf(asked, where, 'walked')
    const text = `${before} select v.version, ${count} as count, bare.* from ${bareRows(ids)}`
    const rows = await db.query<WrittenRow & { readonly count: number }>(kept(text, where))
    return { ...bareOf(rows), count: rows[0]?.count ?? 0 }
  }
  const { before, count, ids } = pageOf(asked, where, 'planned')
  const text = `${before} select version, ${count} as count, ${ids} as ids from search_version`
  const [page] = await db.query<Planned>({ text, values: where.values })
  if (!page?.ids.length) return { version: page?.version ?? 0, count: page?.count ?? 0, rows: [] }
  // The driver leaves the numbers of a 64-bit array as they are written.
  return { ...(await loadBareRequests(db, page.ids.map(Number))), count: page.count }
}

interface Planned {
  readonly version: number
  readonly count: number
  readonly ids: readonly string[]
}

const most = limits.page.totalCap

function isWalked(asked: Asked): boolean {
  const { ways, titled, sort } = asked
  const free = ways.every((way) => !way.fish) && ways.every(isOfAnyKind)
  if (isPriced(asked)) return sort === 'newest' && free && !titled
  if (sort === 'newest') return true
  return sort === 'needed' ? ways.every(isOfAnyKind) : free
}

const isOfAnyKind = ({ city, size, quality }: Facets) => !city && !size && !quality

/** The beginning of a statement, and what in it tells how many fit and the ids of the page, an array. */
interface Page {
  readonly before: string
  readonly count: string
  readonly ids: string
}

function pageOf(asked: Asked, where: Where, style: Style): Page {
  const { from, limit, sort } = asked
  const ways = waysOf(asked, where, { style, sort })
  // A page past the last is empty, and none lies beyond the cap.
  const shown = [Math.min(from, most) + 1, Math.min(from + limit, most)]
    .map((at) => `${where.put(at)}::int`)
    .join(':')
  const until = steps.find((step) => step >= from + limit) ?? most
  if (sort !== 'newest') {
    const { tables, ids } = partsOf(asked, ways, writerOf(where, style), until)
    const count = `(select count(*) from (${fittingOf(ways)}) fitting)`
    return { before: withAll([...ways.before, ...tables]), count, ids: `(${ids})[${shown}]` }
  }
  const tables = [...ways.before, `fitting as materialized (select array(${fittingOf(ways)}) as ids)`]
  const page = { before: withAll(tables), count: '(select cardinality(ids) from fitting)' }
  if (isOne(ways.walks) && ways.walks[0]?.sorted)
    return { ...page, ids: `(select ids[${shown}] from fitting)` }
  // What was found whole need only be ordered; where there is more, the first is soon met from the newest on.
  const met = isWalked(asked) && isPriced(asked) ? waysOf(asked, where, { style, sort, price: 'met' }) : ways
  const ids = `(select case when cardinality(f.ids) > ${most} then array(${partOf(met.walks, newest, until)})
    else array(select id from unnest(f.ids) id order by id desc) end from fitting f)`
  return { ...page, ids: `(${ids})[${shown}]` }
}

/** So many are walked, in few different numbers, so that there are few different statements. */
const steps = [12, 24, 60, 120, 300, most]

/** What fits, up to one more than the cap, in no order; no way finds what one before it does, nor is asked where they found enough. */
function fittingOf({ walks }: Ways): string {
  const enough = most + 1
  const found = walks.map((way) => {
    const by = way.sorted ? { by: newest.by } : {}
    return stepOf(way, { ...by, is: way.alone() }, enough)
  })
  if (isOne(walks)) return found.join()
  return `select id from (${found.map((one) => `(${one})`).join(' union all ')}) walked limit ${enough}`
}

/** A stretch of an order: what of it comes, and how. */
interface Part {
  /** By columns of the list beside `id`. */
  readonly by: string
  readonly key?: string
  readonly is: readonly string[]
}

const newest: Part = { by: 'id desc', is: [] }
const orders: Record<RequestSort, (day: () => string) => readonly Part[]> = {
  newest: () => [newest],
  quantity_desc: () => [{ key: 'quantity_grams', by: 'quantity_grams desc, id desc', is: [] }],
  price_desc: () => [{ key: 'price_halalas', by: 'price_halalas desc nulls last, id desc', is: [] }],
  // What is needed soonest comes first, then what has no day, then the days that passed, the last one first.
  needed: (day) => [
    { key: 'needed_by', by: 'needed_by, id desc', is: [`r.needed_by >= ${day()}`] },
    { key: 'needed_by', by: 'needed_by, id desc', is: ['r.needed_by is null'] },
    { key: 'needed_by', by: 'needed_by desc, id desc', is: [`r.needed_by < ${day()}`] },
  ],
}

/** The first ids of an order as an array, and the tables that it is made of: each part is walked only as far as it is needed. */
function partsOf({ sort, today }: Asked, { walks }: Ways, value: Value, until: number) {
  const [first = '', ...others] = orders[sort](() => value(today, 'date')).map((part) =>
    partOf(walks, part, until),
  )
  if (others.length === 0) return { tables: [], ids: `array(${first})` }
  const rest = others.map(
    (part, at) => `part${at + 1} as materialized (
      select p.ids || array(select id from (${part}) more limit ${until} - cardinality(p.ids)) as ids from part${at} p)`,
  )
  const tables = [`part0 as materialized (select array(${first}) as ids)`, ...rest]
  return { tables, ids: `select ids from part${others.length}` }
}

/** The first ids of a part, whichever way finds them. */
function partOf(walks: readonly Walk[], part: Part, limit: number): string {
  const found = walks.map((way) => stepOf(way, part, limit))
  if (isOne(walks)) return `select id from (${found.join()}) walked`
  return `select id from (${found.map((one) => `(${one})`).join(' union ')}) found order by ${part.by} limit ${limit}`
}

const isOne = (walks: readonly Walk[]) => walks.length === 1 && walks[0]?.lists.length === 0

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
