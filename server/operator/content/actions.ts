import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { insertAudit } from '../store.ts'
import {
  type Columns,
  type ContentRow,
  type ContentTable,
  deleteContent,
  insertContent,
  lockContent,
  updateContent,
} from './store.ts'

/** Inserts a record of the site's content with its audit entry; returns the id. */
export async function addContent(
  tx: Sql,
  caller: Caller,
  table: ContentTable,
  columns: Columns,
): Promise<number> {
  const id = await insertContent(tx, table, columns)
  await insertAudit(tx, { ...auditActionOf(caller, table, id, 'add'), before: null, after: columns })
  return id
}

/**
 * Updates the columns that differ and logs them; does nothing if none differs. `moved` is a change of the place that
 * was already made in this transaction. Refuses: not_found. Returns the id of the replaced picture, if any.
 */
export async function changeContent(
  tx: Sql,
  caller: Caller,
  table: ContentTable,
  { id, columns, moved }: { readonly id: number; readonly columns: Columns; readonly moved?: Moved },
): Promise<{ readonly dropped: number | null }> {
  const row = await lockContent(tx, table, id)
  if (!row) throw new Refusal('not_found')
  const { before, after } = differing(row, columns)
  if (Object.keys(after).length > 0) await updateContent(tx, table, id, after)
  const changes = { before: { ...before, ...moved?.before }, after: { ...after, ...moved?.after } }
  if (Object.keys(changes.after).length > 0)
    await insertAudit(tx, { ...auditActionOf(caller, table, id, 'change'), ...changes })
  return { dropped: after.image_id === undefined ? null : (row.image_id ?? null) }
}

export interface Moved {
  readonly before: Columns
  readonly after: Columns
}

/**
 * Deletes a record; the audit entry contains the whole record. Refuses: not_found. Returns the id of the record's
 * picture.
 */
export async function removeContent(
  tx: Sql,
  caller: Caller,
  table: ContentTable,
  id: number,
): Promise<{ readonly dropped: number | null }> {
  const row = await lockContent(tx, table, id)
  if (!row) throw new Refusal('not_found')
  await deleteContent(tx, table, id)
  await insertAudit(tx, { ...auditActionOf(caller, table, id, 'remove'), before: row, after: null })
  return { dropped: row.image_id ?? null }
}

/** Returns the differing columns with their values before and after the change; undefined columns are ignored. */
export function differing(row: Columns, columns: Columns): { before: Columns; after: Columns } {
  const differences = Object.entries(columns).filter(
    ([name, value]) => value !== undefined && JSON.stringify(row[name]) !== JSON.stringify(value),
  )
  return {
    before: Object.fromEntries(differences.map(([name]) => [name, row[name]])),
    after: Object.fromEntries(differences),
  }
}

/** The record types of the audit log. */
const recordOf = { blogs: 'blog', gallery: 'picture', ticker_lines: 'ticker' } as const satisfies Record<
  ContentTable,
  string
>

function auditActionOf(
  caller: Caller,
  table: ContentTable,
  id: ContentRow['id'],
  what: 'add' | 'change' | 'remove',
) {
  const type = recordOf[table]
  return { actorId: caller.id, action: `${type}.${what}`, record: { type, id }, note: null }
}
