import type { Sql } from '#platform/database/db.ts'
import type { Paging } from '#shared/base/page.ts'
import type { HallRole, HallTerms } from '#shared/hall/rules.ts'
import { Where } from '../../base/where.ts'
import { escaped } from '../tables/searchStore.ts'
import { orderBy, pageRows, type TableSource } from '../tables/store.ts'

interface Colleague {
  readonly id: number
  readonly name: string
  readonly mobile: string | null
}

export interface ListedHallRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly active: boolean
  readonly dallal: Colleague | null
  readonly terms: readonly HallTerms[]
  readonly staff: readonly (Colleague & { readonly role: HallRole })[]
  readonly sales: number
}

const colleague = (alias: string) =>
  `'id', ${alias}.id, 'name', trim(${alias}.f_name || ' ' || ${alias}.l_name), 'mobile', ${alias}.mobile`

const sales = '(select count(*) from hall_sales s where s.market_id = h.market_id and s.reversed_at is null)'

const halls: TableSource = {
  from: 'halls h join markets m on m.id = h.market_id',
  key: 'h.market_id',
  columns: `m.id, m.name_ar, m.name_en, h.active,
    case when d.id is not null then json_build_object(${colleague('d')}) end as dallal,
    coalesce((select json_agg(json_build_object('from', t.starts_on::text, 'hall_bp', t.hall_bp, 'say_bp', t.say_bp,
                'vat_number', t.vat_number) order by t.starts_on)
              from hall_terms t where t.market_id = h.market_id), '[]') as terms,
    coalesce((select json_agg(json_build_object(${colleague('u')}, 'role', s.role) order by s.role, s.named_at)
              from hall_staff s join users u on u.id = s.user_id where s.market_id = h.market_id), '[]') as staff,
    ${sales} as sales`,
  joins: `join halls h on h.market_id = picked.id join markets m on m.id = picked.id left join users d on d.id = h.dallal_id`,
}

export interface HallQuery extends Paging {
  readonly s?: string | undefined
  readonly id?: number | undefined
  readonly sort?: 'name' | 'sales' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** The halls, ordered by the names of their markets. */
export function listHallRows(db: Sql, query: HallQuery): Promise<{ rows: ListedHallRow[]; count: number }> {
  const where = new Where().andIf(query.id, 'h.market_id = $?')
  if (query.s !== undefined) {
    const part = where.put(`%${escaped(query.s)}%`)
    where.and(`(m.name_ar || ' ' || m.name_en) ilike ${part}`)
  }
  const by = query.sort === 'sales' ? sales : 'm.name_ar'
  return pageRows(db, halls, where, { ...query, order: orderBy([by, 'h.market_id'], query.order ?? 'asc') })
}

export interface HallState {
  readonly active: boolean
  readonly dallal_id: number | null
  readonly hall_bp: number
  readonly say_bp: number
  readonly vat_number: string | null
}

/**
 * Locks a hall until the end of the transaction. Its terms are the newest ones, even if they apply only from a later
 * day.
 */
export async function lockHall(tx: Sql, id: number): Promise<HallState | undefined> {
  await tx.query({
    name: 'halls_lock',
    text: 'select from halls where market_id = $1 for update',
    values: [id],
  })
  const [row] = await tx.query<HallState>({
    name: 'halls_state',
    text: `select h.active, h.dallal_id, t.hall_bp, t.say_bp, t.vat_number from halls h join hall_terms t on t.market_id = h.market_id
           where h.market_id = $1 order by t.starts_on desc limit 1`,
    values: [id],
  })
  return row
}

/** Whether the market exists and is not hidden. Locks it, so that it is not deleted before the hall is opened. */
export async function isMarket(tx: Sql, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'halls_market',
    text: 'select from markets where id = $1 and not hidden for key share',
    values: [id],
  })
  return rows.length > 0
}

/** Opens a hall; false if the market already has one. */
export async function insertHall(
  tx: Sql,
  {
    id,
    active,
    dallal_id,
    now,
  }: Pick<HallState, 'active' | 'dallal_id'> & { readonly id: number; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'halls_insert',
    text: `insert into halls (market_id, dallal_id, active, opened_at) values ($1, $2, $3, $4)
           on conflict (market_id) do nothing returning market_id`,
    values: [id, dallal_id, active, now],
  })
  return rows.length > 0
}

export async function updateHall(
  tx: Sql,
  id: number,
  { active, dallal_id }: Pick<HallState, 'active' | 'dallal_id'>,
): Promise<void> {
  await tx.query({
    name: 'halls_update',
    text: 'update halls set active = $2, dallal_id = $3 where market_id = $1',
    values: [id, active, dallal_id],
  })
}

/** Stores the terms from a day in Riyadh; terms that were stored for the same day are replaced. */
export async function setTerms(
  tx: Sql,
  {
    id,
    from,
    hall_bp,
    say_bp,
    vat_number,
  }: Pick<HallState, 'hall_bp' | 'say_bp' | 'vat_number'> & { readonly id: number; readonly from: string },
): Promise<void> {
  await tx.query({
    name: 'halls_terms',
    text: `insert into hall_terms (market_id, starts_on, hall_bp, say_bp, vat_number) values ($1, $2, $3, $4, $5)
           on conflict (market_id, starts_on)
             do update set hall_bp = excluded.hall_bp, say_bp = excluded.say_bp, vat_number = excluded.vat_number`,
    values: [id, from, hall_bp, say_bp, vat_number],
  })
}

/** The account with this mobile, if its owner has verified the mobile and the account is not blocked. */
export async function findColleague(tx: Sql, mobile: string): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'halls_colleague',
    text: `select id from users where mobile = $1 and mobile_verified_at is not null and not blocked and deleted_at is null
           for key share`,
    values: [mobile],
  })
  return row?.id
}

export async function findRole(tx: Sql, id: number, userId: number): Promise<HallRole | undefined> {
  const [row] = await tx.query<{ role: HallRole }>({
    name: 'halls_role',
    text: 'select role from hall_staff where market_id = $1 and user_id = $2',
    values: [id, userId],
  })
  return row?.role
}

export async function setRole(
  tx: Sql,
  {
    id,
    userId,
    role,
    now,
  }: { readonly id: number; readonly userId: number; readonly role: HallRole; readonly now: Date },
): Promise<void> {
  await tx.query({
    name: 'halls_set_role',
    text: `insert into hall_staff (market_id, user_id, role, named_at) values ($1, $2, $3, $4)
           on conflict (market_id, user_id) do update set role = excluded.role`,
    values: [id, userId, role, now],
  })
}

export async function deleteRole(tx: Sql, id: number, userId: number): Promise<void> {
  await tx.query({
    name: 'halls_delete_role',
    text: 'delete from hall_staff where market_id = $1 and user_id = $2',
    values: [id, userId],
  })
}
