import type { Sql } from '#platform/database/db.ts'

/** Tables of what editors write; everything here names them and their columns as constants, never by what was sent. */
export type ContentTable = 'blogs' | 'gallery' | 'ticker_lines'

/** Columns and what they are to hold. */
export type Columns = Readonly<Record<string, unknown>>

export type ContentRow = Columns & { readonly id: number; readonly image_id?: number }

/** One row, whole, held until the end of the transaction. */
export async function lockContent(tx: Sql, table: ContentTable, id: number): Promise<ContentRow | undefined> {
  const [row] = await tx.query<ContentRow>({
    text: `select * from ${table} where id = $1 for update`,
    values: [id],
  })
  return row
}

export async function insertContent(tx: Sql, table: ContentTable, columns: Columns): Promise<number> {
  const names = Object.keys(columns).join(', ')
  const [row] = await tx.query<{ id: number }>({
    text: `insert into ${table} (${names})
           select ${names} from json_populate_record(null::${table}, $1::json) returning id`,
    values: [JSON.stringify(columns)],
  })
  if (!row) throw new RangeError(`no row came back from ${table}`)
  return row.id
}

export async function updateContent(
  tx: Sql,
  table: ContentTable,
  id: number,
  columns: Columns,
): Promise<void> {
  const names = Object.keys(columns).join(', ')
  await tx.query({
    text: `update ${table} set (${names}) = (select ${names} from json_populate_record(null::${table}, $2::json))
           where id = $1`,
    values: [id, JSON.stringify(columns)],
  })
}

export async function deleteContent(tx: Sql, table: ContentTable, id: number): Promise<void> {
  await tx.query({ text: `delete from ${table} where id = $1`, values: [id] })
}
