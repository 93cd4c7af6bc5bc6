import type { Sql } from '#node/db.ts'

/** The row of a picture whose three files are written; its id. */
export async function insertImage(
  sql: Sql,
  { path, width, height }: { readonly path: string; readonly width: number; readonly height: number },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>({
    name: 'base_insert_image',
    text: 'insert into images (path, width, height) values ($1, $2, $3) returning id',
    values: [path, width, height],
  })
  if (!row) throw new RangeError('no row came back for the picture')
  return row.id
}
