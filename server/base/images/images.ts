import { randomBytes } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import type { limits } from '#shared/base/limits.ts'
import { pictureWidths } from '#shared/base/paths.ts'
import type { Files } from '../files.ts'
import { insertImage } from './store.ts'

/** The folders below /uploads/ (contract, section 1, "base"). */
export type ImageFolder =
  | 'products'
  | 'fish_types'
  | 'Posts'
  | 'avatars'
  | 'receipts'
  | 'documents'
  | 'returns'
  | 'requests'
  | 'gallery'

export type ImageRefusal = 'unsupported_media' | 'too_large'

/** The bytes are not an accepted picture. `code` is a refusal of shared/base/errors.ts. */
export class ImageRefused extends Error {
  readonly code: ImageRefusal

  constructor(code: ImageRefusal) {
    super(`the picture is refused: ${code}`)
    this.code = code
  }
}

export interface StoredImage {
  readonly id: number
  /**
   * The path of the form with a width of 640 px, below /uploads/: `products/ab12-640.webp`. The other forms are in the same
   * folder.
   */
  readonly path: string
}

export interface WrittenImage {
  readonly path: string
  /** The width in pixels of that form; null for a PDF. */
  readonly width: number | null
  readonly height: number | null
}

/** Writes an encoded picture under a random name. */
export function writeNewForms(
  files: Files,
  folder: ImageFolder,
  forms: readonly Form[],
): Promise<WrittenImage> {
  return writeForms(files, `${folder}/${randomBytes(16).toString('hex')}`, forms)
}

/** Writes either all forms of a picture or none. `stem` is the path without width and extension. */
export async function writeForms(files: Files, stem: string, forms: readonly Form[]): Promise<WrittenImage> {
  const pathOf = (width: number) => `${stem}-${width}.webp`
  const path = pathOf(640)
  try {
    for (const form of forms) await files.write(pathOf(form.width), form.bytes)
  } catch (error) {
    await removeImage(files, path)
    throw error
  }
  const shown = forms.find((form) => form.width === 640)?.size
  if (!shown) throw new RangeError('the 640 px form is missing')
  return { path, ...shown }
}

/** Inserts the row of a written picture. */
export async function recordImage(sql: Sql, written: WrittenImage): Promise<StoredImage> {
  return { id: await insertImage(sql, written), path: written.path }
}

/** Deletes the files of a picture, given the path of the 640 form, or the file of a PDF or a voice note. */
export async function removeImage(files: Files, path: string): Promise<void> {
  if (!path.endsWith('.webp')) return files.delete(path)
  for (const width of pictureWidths) await files.delete(path.replace(/-640\.webp$/, `-${width}.webp`))
}

/** One of the encoded forms of a picture. */
export interface Form {
  readonly width: (typeof pictureWidths)[number]
  readonly bytes: Uint8Array
  readonly size: { readonly width: number; readonly height: number }
}

export type ImageKind = keyof typeof limits.upload.pixels

/** The number of first bytes that identify the format. */
export const headBytes = 48

/** The format, identified by the first bytes, so that SVG, GIF, PDF and other formats never reach a decoder. */
export function kindOf(bytes: Uint8Array): ImageKind | undefined {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // AVIF is the major brand or one of the compatible brands; HEIC files have neither.
  if (text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, headBytes))) return 'avif'
  return undefined
}
