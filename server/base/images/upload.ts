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
import { isPdf, readPdf, writePdf } from './pdf.ts'
import { deleteIfUnused, takeDailyFiles } from './store.ts'

export interface Upload {
  readonly folder: ImageFolder
  /** The field of the form that a refusal names. */
  readonly field: string
  readonly file: UploadedFile
  /** True if a PDF is accepted as well as a picture; for private folders only. */
  readonly pdf?: boolean
}

/**
 * Writes an uploaded picture, then runs `work`, which inserts its row. Deletes the files when `work` fails. If the connection
 * is lost during the commit, the outcome is unknown, so the files stay and the sweep decides later (sweep.ts). Refuses at the
 * field: a file that is neither a picture nor, if PDFs are accepted, a whole PDF (415); a file that is too large (413); every
 * file while S3 is not available (503). Refuses with 507 when the disk is full (contract 1, "images").
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

/** Deletes the files of pictures that have no row. The sweep deletes files that could not be deleted here. */
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
    for (const { folder, content } of encoded)
      written.push(
        await (content instanceof Uint8Array
          ? writePdf(files, folder, content)
          : writeNewForms(files, folder, content)),
      )
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
): Promise<{ folder: ImageFolder; content: Content }[]> {
  if (uploads.length === 0) return []
  const encoded = []
  const refused: Refused[] = []
  const pictures = uploads.filter((upload) => !isAcceptedPdf(upload))
  const results = await encoder.encode(pictures.map(({ file }) => file))
  for (const upload of uploads) {
    const { folder, field, file, pdf } = upload
    const content = isAcceptedPdf(upload) ? await readPdf(file) : results[pictures.indexOf(upload)]
    if (content === 'too_large')
      refused.push({ field, code: content, problem: { code: 'file_size', bound: pdfMegabytes } })
    else if (content === 'broken')
      refused.push({ field, code: 'unsupported_media', problem: { code: 'broken_pdf' } })
    else if (content instanceof ImageRefused)
      refused.push({ field, code: content.code, problem: problemOf(content, pdf) })
    else if (content) encoded.push({ folder, content })
  }
  const [first] = refused
  if (!first) return encoded
  throw new Refusal(first.code, Object.fromEntries(refused.map(({ field, problem }) => [field, [problem]])))
}

/** The forms of a picture, or the bytes of a PDF. */
type Content = readonly Form[] | Uint8Array

type Refused = {
  readonly field: string
  readonly code: ImageRefused['code']
  readonly problem: FieldProblem
}

const isAcceptedPdf = ({ file, pdf }: Upload) => pdf === true && isPdf(file.head)

const pdfMegabytes = limits.upload.bytes / (1024 * 1024)

function problemOf({ code }: ImageRefused, pdf: boolean | undefined): FieldProblem {
  if (code === 'too_large') return { code: 'picture_size' }
  return { code: pdf ? 'paper' : 'picture' }
}

const pathOf = ({ path }: WrittenImage) => path
