import { DatabaseUnavailable } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/fields.ts'
import type { Files } from './files.ts'
import { type ImageFolder, ImageRefused, removeImage, type WrittenImage, writeImage } from './images.ts'

export interface Upload {
  readonly folder: ImageFolder
  /** The form's field, where a refusal is told. */
  readonly field: string
  readonly file: UploadedFile
}

/**
 * Writes a picture that somebody sent, then does the work that gives it its row. No file stays where the work fails;
 * where the database went away in the middle nobody knows whether it did, and the sweep decides later (sweep.ts).
 * Refuses at the field what is no picture (415) or too large (413), and a full disk with 507 (contract 1, "images").
 */
export async function withUpload<Result>(
  files: Files,
  upload: Upload | undefined,
  work: (written: WrittenImage | undefined) => Promise<Result>,
): Promise<Result> {
  const written = upload && (await writeUpload(files, upload))
  try {
    return await work(written)
  } catch (error) {
    if (written && !(error instanceof DatabaseUnavailable)) await removeFiles(files, [written.path])
    throw error
  }
}

/** Removes the files of pictures whose rows are gone. What the disk holds on to now, the sweep finds. */
export async function removeFiles(files: Files, paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => removeImage(files, path)))
}

async function writeUpload(files: Files, { folder, field, file }: Upload): Promise<WrittenImage> {
  try {
    return await writeImage(files, { folder, bytes: file.bytes })
  } catch (error) {
    throw asRefusal(error, field)
  }
}

function asRefusal(error: unknown, field: string): unknown {
  if (error instanceof ImageRefused) {
    const code = error.code === 'too_large' ? 'picture_size' : 'picture'
    return new Refusal(error.code, { [field]: [{ code }] })
  }
  return isDiskFull(error) ? new Refusal('storage_full') : error
}

/** The layer that writes wraps what the disk said. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause)
}
