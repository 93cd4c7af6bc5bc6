import { DatabaseUnavailable, type Sql } from '#platform/database/db.ts'
import { isDiskFull } from '#platform/limits/uploads.ts'
import { type FieldProblem, Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import { limits } from '#shared/base/limits.ts'
import { type Files, StorageUnavailable } from '../files.ts'
import { encoder } from './encoder.ts'
import {
  type Form,
  type ImageFolder,
  ImageRefused,
  removeImage,
  type WrittenImage,
  writeNewForms,
} from './images.ts'
import { deleteIfUnused, takeDailyFiles } from './store.ts'

export interface Upload {
  readonly folder: ImageFolder
  /** The form's field, which a refusal names. */
  readonly field: string
  readonly file: UploadedFile
}

/**
 * Writes an uploaded picture, then runs `work`, which inserts its row. Deletes the files when `work` fails. If the
 * connection is lost during the commit, the outcome is unknown, so the files stay and the sweep decides later (sweep.ts).
 * Refuses at the field a file that is not a picture (415) or is too large (413) and every file while S3 is not available
 * (503), and a full disk with 507 (contract 1, "images").
 */
export function withUpload<Result>(
  files: Files,
  upload: Upload | undefined,
  work: (written: WrittenImage | undefined) => Promise<Result>,
): Promise<Result> {
  return withUploads(files, upload ? [upload] : [], ([written]) => work(written))
}

/**
 * Writes several pictures like {@link withUpload}, in order: all or none. Each refused picture is reported at its own
 * field.
 */
export async function withUploads<Result>(
  files: Files,
  uploads: readonly Upload[],
  work: (written: readonly WrittenImage[]) => Promise<Result>,
): Promise<Result> {
  const written = await writeUploads(files, uploads)
  try {
    return await work(written)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) await removeFiles(files, written.map(pathOf))
    throw error
  }
}

/**
 * Counts the files of a form against the daily limit of their sender. Refuses: too_many_requests until the next day.
 */
export async function countFiles(
  db: Sql,
  userId: number,
  sent: { readonly count: number; readonly bytes: number },
): Promise<void> {
  const retryAfterS = await takeDailyFiles(db, userId, sent, limits.upload.daily)
  if (retryAfterS !== undefined)
    throw new Refusal('too_many_requests', undefined, { words: 'daily_files', retryAfterS })
}

/** Deletes the files of pictures whose rows are deleted. The sweep deletes files that fail here. */
export async function removeFiles(files: Files, paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => removeImage(files, path)))
}

/**
 * Deletes the rows and files of pictures, except pictures that are referenced by now. The sweep deletes pictures that
 * could not be deleted here.
 */
export async function removeUnused(
  { db, files }: { readonly db: Sql; readonly files: Files },
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) {
    const path = await deleteIfUnused(db, id).catch(() => undefined)
    if (path !== undefined) await removeFiles(files, [path])
  }
}

/** Validates every picture before the first is written. */
async function writeUploads(files: Files, uploads: readonly Upload[]): Promise<WrittenImage[]> {
  const encoded = await encodeUploads(uploads)
  const written: WrittenImage[] = []
  try {
    for (const { folder, forms } of encoded) written.push(await writeNewForms(files, folder, forms))
  } catch (error) {
    await removeFiles(files, written.map(pathOf))
    if (error instanceof StorageUnavailable) throw storageAway(uploads)
    throw isDiskFull(error) ? new Refusal('storage_full') : error
  }
  return written
}

function storageAway(uploads: readonly Upload[]): Refusal {
  const fields = uploads.map(({ field }): [string, FieldProblem[]] => [field, [{ code: 'storage_away' }]])
  return new Refusal('unavailable', Object.fromEntries(fields), { words: 'storage_away', retryAfterS: 60 })
}

async function encodeUploads(
  uploads: readonly Upload[],
): Promise<{ folder: ImageFolder; forms: readonly Form[] }[]> {
  if (uploads.length === 0) return []
  const encoded = []
  const refused: { field: string; code: ImageRefused['code'] }[] = []
  const results = await encoder.encode(uploads.map(({ file }) => file))
  for (const [place, { folder, field }] of uploads.entries()) {
    const forms = results[place]
    if (forms instanceof ImageRefused) refused.push({ field, code: forms.code })
    else if (forms) encoded.push({ folder, forms })
  }
  const [first] = refused
  if (!first) return encoded
  const fields = refused.map(({ field, code }): [string, FieldProblem[]] => [
    field,
    [{ code: code === 'too_large' ? 'picture_size' : 'picture' }],
  ])
  throw new Refusal(first.code, Object.fromEntries(fields))
}

const pathOf = ({ path }: WrittenImage) => path
