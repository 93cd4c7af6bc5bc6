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

/** Takes a picture's row away; its files follow after the commit. */
export async function deleteImage(tx: Sql, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ path: string }>({
    name: 'base_delete_image',
    text: 'delete from images where id = $1 returning path',
    values: [id],
  })
  return row?.path
}

/**
 * Deletes the rows of sent pictures that are older than `graceMs` and that no table refers to; returns their paths.
 * Which tables could refer to a picture is asked of the database, so that a table to come is not forgotten.
 */
export async function deleteUnusedImages(db: Sql, graceMs: number): Promise<string[]> {
  const references = await db.query<{ table: string; column: string }>({
    text: `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column
           from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
           where c.contype = 'f' and c.confrelid = 'images'::regclass`,
  })
  const unused = references.map(
    ({ table, column }) => `and not exists (select from ${table} r where r.${column} = i.id)`,
  )
  const rows = await db.query<{ path: string }>({
    text: `delete from images i
           where i.path ~ '^\\w+/[0-9a-f]{32}-640[.]webp$'
             and i.created_at < now() - make_interval(secs => $1) ${unused.join(' ')}
           returning i.path`,
    values: [graceMs / 1_000],
  })
  return rows.map(({ path }) => path)
}

/** Which of these paths have their row. */
export async function knownImages(db: Sql, paths: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ path: string }>({
    name: 'base_known_images',
    text: 'select path from images where path = any($1)',
    values: [paths],
  })
  return rows.map(({ path }) => path)
}
