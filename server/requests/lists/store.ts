import { createHash } from 'node:crypto'
import type { Sql, Statement } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { RequestSort } from '#shared/requests/sorts.ts'
import { Where } from '../../base/where.ts'
import { type Bare, bareOf, bareRows, loadBareRequests, type WrittenRow } from './bareStore.ts'
import { type Facets, type Fitting, isPriced, type Scan, type ScanPlan, scansOf } from './scansStore.ts'
import { type Style, type Value, writerOf } from './values.ts'

export interface PageQuery extends Fitting {
  readonly sort: RequestSort
  readonly from: number
  readonly limit: number
  /** The day in Riyadh, `YYYY-MM-DD`. */
  readonly today: string
}

/**
 * One page of open requests in order, with their count up to the cap of totals plus one. If one index serves all values,
 * a single prepared statement with a generic plan loads everything. Other filters, orders or prices get a custom plan
 * each time (decision 35).
 */
export async function listPage(db: Sql, query: PageQuery): Promise<Bare & { readonly count: number }> {
  if (query.alternatives.length === 0 && !query.titled)
    return { ...(await loadBareRequests(db, [])), count: 0 }
  const where = new Where()
  if (isGeneric(query)) {
    const { before, count, ids } = pageOf(query, where, 'generic')
    const text = `${before} select v.version, ${count} as count, bare.* from ${bareRows(ids)}`
    const rows = await db.query<WrittenRow & { readonly count: number }>(prepared(text, where))
    return { ...bareOf(rows), count: rows[0]?.count ?? 0 }
  }
  const { before, count, ids } = pageOf(query, where, 'custom')
  const text = `${before} select version, ${count} as count, ${ids} as ids from search_version`
  const [page] = await db.query<Planned>({ text, values: where.values })
  if (!page?.ids.length) return { version: page?.version ?? 0, count: page?.count ?? 0, rows: [] }
  // The driver returns elements of 64-bit arrays as text.
  return { ...(await loadBareRequests(db, page.ids.map(Number))), count: page.count }
}

interface Planned {
  readonly version: number
  readonly count: number
  readonly ids: readonly string[]
}

const most = limits.page.totalCap

function isGeneric(query: PageQuery): boolean {
  const { alternatives, titled, sort } = query
  const free = alternatives.every((alternative) => !alternative.fish) && alternatives.every(isOfAnyKind)
  if (isPriced(query)) return sort === 'newest' && free && !titled
  if (sort === 'newest') return true
  return sort === 'needed' ? alternatives.every(isOfAnyKind) : free
}

const isOfAnyKind = ({ city, size, quality }: Facets) => !city && !size && !quality

/** The parts of a statement: its beginning, and the expressions for the count and for the array of the page's ids. */
interface Page {
  readonly before: string
  readonly count: string
  readonly ids: string
}

function pageOf(query: PageQuery, where: Where, style: Style): Page {
  const { from, limit, sort } = query
  const plan = scansOf(query, where, { style, sort })
  // Pages past the last one, or beyond the cap, are empty.
  const shown = [Math.min(from, most) + 1, Math.min(from + limit, most)]
    .map((at) => `${where.put(at)}::int`)
    .join(':')
  const until = steps.find((step) => step >= from + limit) ?? most
  if (sort !== 'newest') {
    const { tables, ids } = partsOf(query, plan, writerOf(where, style), until)
    const count = `(select count(*) from (${fittingOf(plan)}) fitting)`
    return { before: withAll([...plan.before, ...tables]), count, ids: `(${ids})[${shown}]` }
  }
  const tables = [...plan.before, `fitting as materialized (select array(${fittingOf(plan)}) as ids)`]
  const page = { before: withAll(tables), count: '(select cardinality(ids) from fitting)' }
  if (isOne(plan.scans) && plan.scans[0]?.sorted)
    return { ...page, ids: `(select ids[${shown}] from fitting)` }
  // A complete result is sorted. Beyond the cap, an ordered scan finds the first rows sooner.
  const met =
    isGeneric(query) && isPriced(query) ? scansOf(query, where, { style, sort, price: 'met' }) : plan
  const ids = `(select case when cardinality(f.ids) > ${most} then array(${partOf(met.scans, newest, until)})
    else array(select id from unnest(f.ids) id order by id desc) end from fitting f)`
  return { ...page, ids: `(${ids})[${shown}]` }
}

/** The limits of scans. There are only a few sizes, so that few different statements are prepared. */
const steps = [12, 24, 60, 120, 300, most]

/**
 * The matching ids up to the cap plus one, unordered. No id is in two scans, and the scans stop once there are enough
 * ids.
 */
function fittingOf({ scans }: ScanPlan): string {
  const enough = most + 1
  const found = scans.map((scan) => {
    const by = scan.sorted ? { by: newest.by } : {}
    return stepOf(scan, { ...by, is: scan.alone() }, enough)
  })
  if (isOne(scans)) return found.join()
  return `select id from (${found.map((one) => `(${one})`).join(' union all ')}) scanned limit ${enough}`
}

/** A part of a sort order, such as the requests with a future day. */
interface Part {
  /** The columns of the order before `id`. */
  readonly by: string
  readonly key?: string
  readonly is: readonly string[]
}

const newest: Part = { by: 'id desc', is: [] }
const orders: Record<RequestSort, (day: () => string) => readonly Part[]> = {
  newest: () => [newest],
  quantity_desc: () => [{ key: 'quantity_grams', by: 'quantity_grams desc, id desc', is: [] }],
  price_desc: () => [{ key: 'price_halalas', by: 'price_halalas desc nulls last, id desc', is: [] }],
  // Future days come first, then requests without a day, then past days, the latest first.
  needed: (day) => [
    { key: 'needed_by', by: 'needed_by, id desc', is: [`r.needed_by >= ${day()}`] },
    { key: 'needed_by', by: 'needed_by, id desc', is: ['r.needed_by is null'] },
    { key: 'needed_by', by: 'needed_by desc, id desc', is: [`r.needed_by < ${day()}`] },
  ],
}

/** The array of the first ids in a sort order, and the tables that it needs. Each part is scanned only as far as needed. */
function partsOf({ sort, today }: PageQuery, { scans }: ScanPlan, value: Value, until: number) {
  const [first = '', ...others] = orders[sort](() => value(today, 'date')).map((part) =>
    partOf(scans, part, until),
  )
  if (others.length === 0) return { tables: [], ids: `array(${first})` }
  const rest = others.map(
    (part, at) => `part${at + 1} as materialized (
      select p.ids || array(select id from (${part}) more limit ${until} - cardinality(p.ids)) as ids from part${at} p)`,
  )
  const tables = [`part0 as materialized (select array(${first}) as ids)`, ...rest]
  return { tables, ids: `select ids from part${others.length}` }
}

/** The first ids of a part over all scans. */
function partOf(scans: readonly Scan[], part: Part, limit: number): string {
  const found = scans.map((scan) => stepOf(scan, part, limit))
  if (isOne(scans)) return `select id from (${found.join()}) scanned`
  return `select id from (${found.map((one) => `(${one})`).join(' union ')}) found order by ${part.by} limit ${limit}`
}

const isOne = (scans: readonly Scan[]) => scans.length === 1 && scans[0]?.lists.length === 0

/** The first rows of each list of a scan. */
function stepOf({ lists, id, rows, led }: Scan, { key, by, is }: Partial<Part>, limit: number): string {
  const columns = `${id} as id${key ? `, r.${key}` : ''}`
  const ordered = by ? `order by ${[...led, by].join(', ')}` : ''
  const scanned = `select ${columns} from ${[rows, ...(is ?? [])].join(' and ')} ${ordered} limit ${limit}`
  return lists.length === 0
    ? scanned
    : `select scanned.* from ${lists.join(' cross join ')} cross join lateral (${scanned}) scanned`
}

const withAll = (tables: readonly string[]) => (tables.length ? `with recursive ${tables.join(', ')}` : '')

/** A prepared statement, whose plan each connection caches. */
function prepared(text: string, { values }: Where): Statement {
  return { name: `requests_${createHash('sha1').update(text).digest('base64url')}`, text, values }
}

/** The species of categories. */
export async function listFishOf(db: Sql, categories: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'requests_fish_of',
    text: 'select id from fish where category_id = any($1::bigint[])',
    values: [categories],
  })
  return rows.map(({ id }) => id)
}
