import type { Sql } from '#platform/database/db.ts'
import { pictureWidths } from '#shared/base/paths.ts'
import type { Files } from '../files.ts'
import { removeImage } from './images.ts'
import { deleteUnusedImages, knownImages } from './store.ts'

/**
 * Younger files may belong to a running request: a file is written before its row. The sweep runs every 5 minutes, so a
 * file without a row is deleted within about 10 minutes.
 */
const graceMs = 5 * 60_000

/**
 * Repairs inconsistencies of uploads after a crash or a lost database connection. Deletes
 * unreferenced rows with their files, and files without a row. The demo's own pictures have other names and are kept.
 */
export async function sweepPictures(
  { files, db }: { readonly files: Files; readonly db: Sql },
  now: Date,
): Promise<{ readonly rows: number; readonly files: number }> {
  const unused = await deleteUnusedImages(db, graceMs)
  for (const path of unused) await removeImage(files, path)

  let removed = 0
  let paths: string[] = []
  const sweep = async () => {
    const known = new Set(await knownImages(db, [...new Set(paths.map(rowPathOf))]))
    for (const path of paths.filter((each) => !known.has(rowPathOf(each)))) {
      await files.delete(path)
      removed += 1
    }
    paths = []
  }
  for await (const { path } of files.list({
    named: uploadedName,
    before: new Date(now.getTime() - graceMs),
  })) {
    paths.push(path)
    if (paths.length === batch) await sweep()
  }
  await sweep()
  return { rows: unused.length, files: removed }
}

const batch = 500

/** Names of uploaded pictures, PDFs and voice notes, and of drafts that were left by an interrupted write. */
const uploadedName = new RegExp(
  `^([0-9a-f]{32}(-(${pictureWidths.join('|')})\\.webp|\\.(pdf|webm|ogg|m4a))|\\.[0-9a-f]{16}\\.part)$`,
)

/** The path that the row contains: for a picture, the path of its 640 px form. */
function rowPathOf(path: string): string {
  return path.replace(/-\d+\.webp$/, '-640.webp')
}
