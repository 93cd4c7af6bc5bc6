import { createHash } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { DemandRow, SupplyRow } from './rows.ts'
import {
  type Counterpart,
  demands,
  dueOf,
  type ListRequest,
  meetingScan,
  notOver,
  Parameters,
  type Side,
  scans,
  supplies,
} from './scanStore.ts'

/**
 * A page of entries, and the number and weight of all entries that match. For the reader's own entries without filters, {@link
 * countOwn} gives the number and weight.
 */
export interface Picked<Row> extends Sum {
  readonly rows: readonly Row[]
}

/** A page of supplies, newest first (decision 41). */
export function pickSupplies(db: Sql, request: ListRequest): Promise<Picked<SupplyRow>> {
  return pick<SupplyRow>(db, supplies, request, undefined)
}

/** A page of demands, newest first. */
export function pickDemands(db: Sql, request: ListRequest): Promise<Picked<DemandRow>> {
  return pick<DemandRow>(db, demands, request, undefined)
}

/** A page of the supplies that match a demand, the cheapest first. */
export function pickSuppliesFor(
  db: Sql,
  request: ListRequest,
  demand: Counterpart,
): Promise<Picked<SupplyRow>> {
  return pick<SupplyRow>(db, supplies, request, demand)
}

/** A page of the demands that match a supply, the highest target price first. */
export function pickDemandsFor(
  db: Sql,
  request: ListRequest,
  supply: Counterpart,
): Promise<Picked<DemandRow>> {
  return pick<DemandRow>(db, demands, request, supply)
}

/** The number of entries and their weight in grams. Counting stops one entry beyond the cap of totals. */
export interface Sum {
  readonly count: number
  readonly quantity: number
}

/** The sums of the reader's own entries by their state today. */
export async function countOwn(
  db: Sql,
  side: 'supplies' | 'demands',
  { viewer, today }: Pick<ListRequest, 'viewer' | 'today'>,
): Promise<Map<string, Sum>> {
  const board = side === 'supplies' ? supplies : demands
  const { table, waits, codes } = board
  const own = (is: string) =>
    `select r.quantity_grams from ${table} r where r.owner_id = $1 and ${is} limit ${most + 1}`
  const rows = await db.query<Sum & { status: string }>({
    name: `boards_own_${side}`,
    text: `select c.code as status, s.count, s.quantity from unnest($3::text[]) c (code) cross join lateral (
             select count(*) as count, coalesce(sum(quantity_grams), 0) as quantity from (${own('r.status = c.code')}) o) s
           union all
           select c.code, s.count, s.quantity from unnest($4::text[]) c (code) cross join lateral (
             select count(*) as count, coalesce(sum(quantity_grams), 0) as quantity
             from (${own(`r.status = c.code and (${notOver(board, '$2::date')})`)}) o) s
           union all
           select 'due', count(*), coalesce(sum(quantity_grams), 0)
           from (${dueOf(board, '$2::date')}) r where r.owner_id = $1`,
    values: [viewer, today, codes.filter((code) => !waits.includes(code)), waits],
  })
  const sums = new Map<string, Sum>()
  for (const { status, count, quantity } of rows) {
    const code = status === 'due' ? 'expired' : status
    const before = sums.get(code) ?? { count: 0, quantity: 0 }
    sums.set(code, { count: before.count + count, quantity: before.quantity + quantity })
  }
  return sums
}

const most = limits.page.totalCap

async function pick<Row>(
  db: Sql,
  side: Side,
  request: ListRequest,
  counterpart: Counterpart | undefined,
): Promise<Picked<Row>> {
  const put = new Parameters()
  const parts = counterpart ? meetingScan(side, request, counterpart, put) : scans(side, request, put)
  if (parts.length === 0) return { rows: [], count: 0, quantity: 0 }
  const order = counterpart ? 'place' : 'id desc'
  // A page beyond the cap of totals is empty, so the limit is 0.
  const until = put.add(request.from < most ? request.from + request.limit : 0)
  const page = parts.map((part) => `(${part(until)})`).join(' union all ')
  // countOwn already counts the reader's own entries, so they are not counted again.
  const enough = isUnfiltered(request) && !counterpart ? 0 : most + 1
  const counted = parts.map((part) => `(${part(String(enough))})`).join(' union all ')
  const ids = `array(select id from (${page}) page
    order by ${order} limit ${put.add(request.limit)} offset ${put.add(request.from)})`
  const text = `select c.count, c.weight, r.* from
    (select count(*) as count, coalesce(sum(quantity_grams), 0) as weight
     from (select quantity_grams from (${counted}) fitting limit ${most + 1}) counted) c
    left join lateral (${side.rows(ids, put.today(request.today))}) r on true order by r.place`
  const found = await db.query<Row & { id: number | null; count: number; weight: number }>({
    ...prepared(text),
    values: put.values,
  })
  const [first] = found
  return {
    rows: found.filter(({ id }) => id !== null),
    count: first?.count ?? 0,
    quantity: first?.weight ?? 0,
  }
}

/** Whether the list contains the reader's own entries and filters by states only; {@link countOwn} counts such a list. */
export function isUnfiltered({ mine, facets }: Pick<ListRequest, 'mine' | 'facets'>): boolean {
  return mine && Object.values(facets).every((ids) => ids === undefined)
}

/** A statement that each connection prepares once. */
function prepared(text: string) {
  return { name: `boards_${createHash('sha1').update(text).digest('base64url')}`, text }
}
