import type { Sql } from '#platform/database/db.ts'
import { addDays } from '#shared/base/dates.ts'
import type { Paging } from '#shared/base/page.ts'
import { Where } from '../../base/where.ts'
import { anyOf, containsWords, escaped, isOneOf } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

export interface AuditActionRow {
  readonly id: number
  readonly at: Date
  readonly actor_id: number | null
  readonly f_name: string | null
  readonly l_name: string | null
  readonly action: string
  readonly record_type: string
  readonly record_id: number
  readonly note: string | null
}

export interface AuditRow extends AuditActionRow {
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

const auditActionColumns = `d.id, d.at, d.actor_id, u.f_name, u.l_name, d.action, d.record_type, d.record_id, d.note`

/** The newest audit actions, newest first. */
export function listAuditActions(db: Sql, most: number): Promise<AuditActionRow[]> {
  return db.query<AuditActionRow>({
    name: 'operator_audit_actions',
    text: `select ${auditActionColumns} from audit d left join users u on u.id = d.actor_id order by d.id desc limit $1`,
    values: [most],
  })
}

/** The filters of a list of audit entries. */
export interface AuditFilter {
  readonly actor?: number | undefined
  readonly action?: string | undefined
  readonly record_type?: string | undefined
  readonly record_id?: number | undefined
  /** First and last day of the period, each as the time at which the day starts; both days are included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly s?: string | undefined
}

/** The audit log in order of time, with its count up to the cap of totals. */
export async function listAudit(
  db: Sql,
  query: AuditFilter & Paging & Turn,
): Promise<{ rows: AuditRow[]; count: number }> {
  return pageRows(db, auditActions, await conditionsOf(db, query), {
    ...query,
    order: orderBy(['d.id'], query.order),
  })
}

/** The audit log in chunks, for the CSV export, in the order of the list. */
export const readAudit = (db: Sql, query: AuditFilter & Turn) =>
  readRows<AuditRow>(db, auditActions, () => conditionsOf(db, query), orderBy(['d.id'], query.order))

const auditActions: TableSource = {
  from: 'audit d',
  key: 'd.id',
  columns: `${auditActionColumns}, d.before, d.after`,
  joins: 'join audit d on d.id = picked.id left join users u on u.id = d.actor_id',
}

interface Turn {
  readonly order?: 'asc' | 'desc' | undefined
}

/**
 * Ids rise with time, except for concurrent transactions. A filter by days therefore also becomes a range of ids, with
 * a margin of one minute, so that every list is read from the primary key index.
 */
async function conditionsOf(db: Sql, filter: AuditFilter): Promise<Where> {
  const where = new Where()
    .andIf(filter.actor, 'd.actor_id = $?')
    .andIf(filter.action, 'd.action = $?')
    .andIf(filter.record_type, 'd.record_type = $?')
    .andIf(filter.record_id, 'd.record_id = $?')
  const { from, to, s } = filter
  if (from) {
    const near = `(select id from audit where at >= $?::timestamptz - interval '1 minute' order by at limit 1)`
    where.and(`d.at >= $? and d.id >= ${near}`, from, from)
  }
  if (to) {
    const end = addDays(to, 1)
    const near = `(select id from audit where at < $?::timestamptz + interval '1 minute' order by at desc limit 1)`
    where.and(`d.at < $? and d.id <= ${near}`, end, end)
  }
  if (s) {
    const actors = await findActors(db, `%${escaped(s)}%`)
    where.and(
      anyOf([
        await containsWords(db, where, { table: 'audit', id: 'id', key: 'd.id', signs: 'd.signs' }, s),
        ...isOneOf(where, 'd.actor_id', actors),
      ]),
    )
  }
  return where
}

/** The actors whose name matches. There are few actors, and a loose index scan finds them. */
async function findActors(db: Sql, words: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'operator_audit_actors',
    text: `with recursive actors (id) as (
             select min(actor_id) from audit
             union all
             select (select min(actor_id) from audit where actor_id > actors.id) from actors where actors.id is not null)
           select u.id from actors join users u on u.id = actors.id where u.f_name || ' ' || u.l_name ilike $1 limit 1000`,
    values: [words],
  })
  return rows.map(({ id }) => id)
}
