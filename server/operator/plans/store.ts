import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { PlanUnit } from '#shared/behar/plans.ts'
import { Where } from '../../base/where.ts'
import { escaped } from '../tables/searchStore.ts'
import { orderBy, pageRows, type TableSource } from '../tables/store.ts'

export interface PlanValues {
  readonly name_ar: string
  readonly name_en: string
  readonly length: number
  readonly unit: PlanUnit
  readonly price_halalas: Halalas
  readonly active: boolean
}

export interface ListedPlanRow extends PlanValues {
  readonly id: number
  /** The number of paid renewals by this plan. */
  readonly renewals: number
}

const columns = 'p.id, p.name_ar, p.name_en, p.length, p.unit, p.price_halalas, p.active'

const plans: TableSource = {
  from: 'plans p',
  key: 'p.id',
  columns: `${columns}, (select count(*) from renewals r where r.plan_id = p.id and r.status = 'paid') as renewals`,
  joins: 'join plans p on p.id = picked.id',
}

export interface PlanQuery extends Paging {
  readonly s?: string | undefined
  readonly id?: number
  readonly sort?: 'length' | 'price' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

const sorts = {
  length: `case p.unit when 'months' then p.length * 30 else p.length end`,
  price: 'p.price_halalas',
}

/** Plans, the shortest first. */
export function listPlanRows(db: Sql, query: PlanQuery): Promise<{ rows: ListedPlanRow[]; count: number }> {
  const where = new Where().andIf(query.id, 'p.id = $?')
  if (query.s !== undefined) {
    const part = where.put(`%${escaped(query.s)}%`)
    where.and(`(p.name_ar || ' ' || p.name_en) ilike ${part}`)
  }
  return pageRows(db, plans, where, {
    ...query,
    order: orderBy([sorts[query.sort ?? 'length'], 'p.id'], query.order ?? 'asc'),
  })
}

/** Locks a plan until the end of the transaction. */
export async function lockPlan(
  tx: Sql,
  id: number,
): Promise<(PlanValues & { readonly id: number }) | undefined> {
  const [row] = await tx.query<PlanValues & { readonly id: number }>({
    name: 'plan_lock',
    text: `select ${columns} from plans p where p.id = $1 for update`,
    values: [id],
  })
  return row
}

export async function insertPlan(tx: Sql, values: PlanValues): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'plan_insert',
    text: `insert into plans (name_ar, name_en, length, unit, price_halalas, active)
           values ($1, $2, $3, $4, $5, $6) returning id`,
    values: valuesOf(values),
  })
  if (!row) throw new RangeError('the insert of a plan returned no row')
  return row.id
}

export async function updatePlan(tx: Sql, id: number, values: PlanValues): Promise<void> {
  await tx.query({
    name: 'plan_update',
    text: `update plans set name_ar = $1, name_en = $2, length = $3, unit = $4, price_halalas = $5, active = $6
           where id = $7`,
    values: [...valuesOf(values), id],
  })
}

/** Whether any renewal refers to the plan. */
export async function isPlanUsed(tx: Sql, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'plan_used',
    text: 'select from renewals where plan_id = $1 limit 1',
    values: [id],
  })
  return rows.length > 0
}

export async function deletePlan(tx: Sql, id: number): Promise<void> {
  await tx.query({ name: 'plan_delete', text: 'delete from plans where id = $1', values: [id] })
}

const valuesOf = ({ name_ar, name_en, length, unit, price_halalas, active }: PlanValues) => [
  name_ar,
  name_en,
  length,
  unit,
  price_halalas,
  active,
]
