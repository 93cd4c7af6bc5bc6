import { createHash } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { DemandRow, SupplyRow } from './sides.ts'
import {
  type Asked,
  type Counterpart,
  demands,
  dueOf,
  meetingWalk,
  Parameters,
  type Side,
  standing,
  supplies,
  walks,
} from './walkStore.ts'

/** A page, and what fits; of all one's own that is left to {@link countOwn}. */
export interface Picked<Row> extends Sum {
  readonly rows: readonly Row[]
}

/** A page of supplies, newest first (decision 41). */
export function pickSupplies(db: Sql, asked: Asked): Promise<Picked<SupplyRow>> {
  return pick<SupplyRow>(db, supplies, asked, undefined)
}

/** A page of demands, newest first. */
export function pickDemands(db: Sql, asked: Asked): Promise<Picked<DemandRow>> {
  return pick<DemandRow>(db, demands, asked, undefined)
}

/** A page of the supplies that meet a demand, the cheapest first. */
export function pickSuppliesFor(db: Sql, asked: Asked, demand: Counterpart): Promise<Picked<SupplyRow>> {
  return pick<SupplyRow>(db, supplies, asked, demand)
}

/** A page of the demands that a supply meets, the best paying first. */
export function pickDemandsFor(db: Sql, asked: Asked, supply: Counterpart): Promise<Picked<DemandRow>> {
  return pick<DemandRow>(db, demands, asked, supply)
}

/** So many, and so many grams, up to one more than the cap of totals. */
export interface Sum {
  readonly count: number
  readonly quantity: number
}

/** What of one's own stands in each state today. */
export async function countOwn(
  db: Sql,
  side: 'supplies' | 'demands',
  { viewer, today }: Pick<Asked, 'viewer' | 'today'>,
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
             from (${own(`r.status = c.code and (${standing(board, '$2::date')})`)}) o) s
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
  asked: Asked,
  counterpart: Counterpart | undefined,
): Promise<Picked<Row>> {
  const put = new Parameters()
  const parts = counterpart ? meetingWalk(side, asked, counterpart, put) : walks(side, asked, put)
  if (parts.length === 0) return { rows: [], count: 0, quantity: 0 }
  const order = counterpart ? 'place' : 'id desc'
  // A page past the last is empty, and none is counted beyond the cap.
  const until = put.add(asked.from < most ? asked.from + asked.limit : 0)
  const page = parts.map((part) => `(${part(until)})`).join(' union all ')
  // Where one's own are counted by state, that is counted already.
  const enough = isUnfiltered(asked) && !counterpart ? 0 : most + 1
  const counted = parts.map((part) => `(${part(String(enough))})`).join(' union all ')
  const ids = `array(select id from (${page}) page
    order by ${order} limit ${put.add(asked.limit)} offset ${put.add(asked.from)})`
  const text = `select c.count, c.weight, r.* from
    (select count(*) as count, coalesce(sum(quantity_grams), 0) as weight
     from (select quantity_grams from (${counted}) fitting limit ${most + 1}) counted) c
    left join lateral (${side.rows(ids, put.today(asked.today))}) r on true order by r.place`
  const found = await db.query<Row & { id: number | null; count: number; weight: number }>({
    ...kept(text),
    values: put.values,
  })
  const [first] = found
  return {
    rows: found.filter(({ id }) => id !== null),
    count: first?.count ?? 0,
    quantity: first?.weight ?? 0,
  }
}

/** Whether all of one's own in some states are asked for: what {@link countOwn} says how many they are. */
export function isUnfiltered({ mine, facets }: Pick<Asked, 'mine' | 'facets'>): boolean {
  return mine && Object.values(facets).every((ids) => ids === undefined)
}

/** A statement whose plan is kept by each connection. */
function kept(text: string) {
  return { name: `boards_${createHash('sha1').update(text).digest('base64url')}`, text }
}
