import type { Sql } from '#platform/database/db.ts'
import { pictureWidths } from '#shared/base/paths.ts'
import type { Files } from '../files.ts'
import { removeImage } from './images.ts'
import { deleteUnusedImages, knownImages } from './store.ts'

/** What is younger may still be on its way: a file is written before its row. With the sweep's rhythm of 5 minutes nothing stays for longer than 10. */
const graceMs = 5 * 60_000

/**
 * Brings pictures that people sent and their rows together again, after a kill or a database that went away in the
 * middle: rows that nothing shows go with their files, files without a row go too (trust, Invariants). Pictures of the
 * world itself have names of their own and are left alone.
 */
export async function sweepPictures(
  { files, db }: { readonly files: Files; readonly db: Sql },
  now: Date,
): Promise<{ readonly rows: number; readonly files: number }> {
  const unused = await deleteUnusedImages(db, graceMs)
  for (const path of unused) await removeImage(files, path)

  let removed = 0
  let some: string[] = []
  const sweep = async () => {
    const known = new Set(await knownImages(db, [...new Set(some.map(shownForm))]))
    for (const path of some.filter((each) => !known.has(shownForm(each)))) {
      await files.delete(path)
      removed += 1
    }
    some = []
  }
  for await (const path of files.list({ named: uploadedName, before: new Date(now.getTime() - graceMs) })) {
    some.push(path)
    if (some.length === batch) await sweep()
  }
  await sweep()
  return { rows: unused.length, files: removed }
}

const batch = 500

/** Names that are given to what people send, and drafts of files whose writing was cut short. */
const uploadedName = new RegExp(`^([0-9a-f]{32}-(${pictureWidths.join('|')})\\.webp|\\.[0-9a-f]{16}\\.part)$`)

/** The form whose path the row holds. */
function shownForm(path: string): string {
  return path.replace(/-\d+\.webp$/, '-640.webp')
}
