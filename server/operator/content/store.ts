import type { Sql } from '#platform/database/db.ts'

/** Tables of the site's content. Table and column names in the SQL here are constants, never input. */
export type ContentTable = 'blogs' | 'gallery' | 'ticker_lines'

/** Columns with their new values. */
export type Columns = Readonly<Record<string, unknown>>

export type ContentRow = Columns & { readonly id: number; readonly image_id?: number | null }

/** Reads and locks a row until the end of the transaction. */
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
  if (!row) throw new RangeError(`the insert into ${table} returned no row`)
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
