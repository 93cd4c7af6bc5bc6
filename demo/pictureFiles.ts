import type { Sql } from '#platform/database/db.ts'
import type { Files } from '#server/base/files.ts'

/** Paths of pictures that have a row but no file: for each picture the form that its row names. */
export async function findLostPictures(sql: Sql, files: Pick<Files, 'exists'>): Promise<string[]> {
  const rows = await sql.query<{ path: string }>({ text: 'select path from images order by id' })
  const lost: string[] = []
  for (const { path } of rows) if (!(await files.exists(path))) lost.push(path)
  return lost
}
