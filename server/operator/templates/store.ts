import type { Sql } from '#platform/database/db.ts'
import type { Paging } from '#shared/base/page.ts'
import { Where } from '../../base/where.ts'
import { escaped } from '../tables/searchStore.ts'
import { orderBy, pageRows, type TableSource } from '../tables/store.ts'

export interface TemplateRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly body_ar: string
  readonly body_en: string
}

export type TemplateValues = Omit<TemplateRow, 'id'>

const columns = 't.id, t.name_ar, t.name_en, t.body_ar, t.body_en'

const templates: TableSource = {
  from: 'reply_templates t',
  key: 't.id',
  columns,
  joins: 'join reply_templates t on t.id = picked.id',
}

/** Lists templates, sorted by their Arabic names. */
export function listTemplateRows(
  db: Sql,
  query: Paging & { readonly s?: string | undefined; readonly order?: 'asc' | 'desc' | undefined },
): Promise<{ rows: TemplateRow[]; count: number }> {
  const where = new Where()
  if (query.s !== undefined) {
    const part = where.put(`%${escaped(query.s)}%`)
    where.and(`(t.name_ar || ' ' || t.name_en || ' ' || t.body_ar || ' ' || t.body_en) ilike ${part}`)
  }
  return pageRows(db, templates, where, {
    ...query,
    order: orderBy(['t.name_ar', 't.id'], query.order ?? 'asc'),
  })
}

/** Locks a template until the end of the transaction. */
export async function lockTemplate(tx: Sql, id: number): Promise<TemplateRow | undefined> {
  const [row] = await tx.query<TemplateRow>({
    name: 'template_lock',
    text: `select ${columns} from reply_templates t where t.id = $1 for update`,
    values: [id],
  })
  return row
}

export async function insertTemplate(tx: Sql, values: TemplateValues): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'template_insert',
    text: `insert into reply_templates (name_ar, name_en, body_ar, body_en) values ($1, $2, $3, $4) returning id`,
    values: [values.name_ar, values.name_en, values.body_ar, values.body_en],
  })
  if (!row) throw new RangeError('the insert of a template returned no row')
  return row.id
}

export async function updateTemplate(tx: Sql, id: number, values: TemplateValues): Promise<void> {
  await tx.query({
    name: 'template_update',
    text: `update reply_templates set name_ar = $2, name_en = $3, body_ar = $4, body_en = $5 where id = $1`,
    values: [id, values.name_ar, values.name_en, values.body_ar, values.body_en],
  })
}

export async function deleteTemplate(tx: Sql, id: number): Promise<void> {
  await tx.query({ name: 'template_delete', text: 'delete from reply_templates where id = $1', values: [id] })
}
