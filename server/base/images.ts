import { randomBytes } from 'node:crypto'
import sharp, { type SharpOptions, type WebpOptions } from 'sharp'
import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import { pictureWidths } from '#shared/base/paths.ts'
import type { Files } from './files.ts'
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

/** The bytes are no picture that is taken here. `code` is a refusal of shared/base/errors.ts. */
export class ImageRefused extends Error {
  readonly code: ImageRefusal

  constructor(code: ImageRefusal) {
    super(`the picture is refused: ${code}`)
    this.code = code
  }
}

export interface StoredImage {
  readonly id: number
  /** Below /uploads/, the 640 form: `products/ab12-640.webp`; -320 and -960 stand beside it. */
  readonly path: string
}

export interface NewImage {
  readonly folder: ImageFolder
  readonly bytes: Uint8Array
  /** Without the width; random where it is left out. Only the world names its pictures. */
  readonly name?: string
}

/**
 * Takes a picture in: checks it, encodes it anew without metadata in three widths, writes the files and then
 * the row (contract, section 1, "images"). Throws ImageRefused for what is no picture or too large.
 */
export async function storeImage(deps: { files: Files; sql: Sql }, image: NewImage): Promise<StoredImage> {
  const written = await writeImage(deps.files, image)
  try {
    return await recordImage(deps.sql, written)
  } catch (error) {
    await removeImage(deps.files, written.path)
    throw error
  }
}

export interface WrittenImage {
  readonly path: string
  /** Of the 640 form, px. */
  readonly width: number
  readonly height: number
}

/** The files of storeImage, without the row. */
export async function writeImage(
  files: Files,
  { folder, bytes, name = randomBytes(16).toString('hex') }: NewImage,
): Promise<WrittenImage> {
  return writeForms(files, `${folder}/${name}`, await encodeImage(bytes))
}

/** The files of a picture that is encoded already, under a name of their own. */
export function writeNewForms(
  files: Files,
  folder: ImageFolder,
  forms: readonly Form[],
): Promise<WrittenImage> {
  return writeForms(files, `${folder}/${randomBytes(16).toString('hex')}`, forms)
}

/** Writes a picture's three forms, all or none. `stem` is the path without width and ending. */
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

/** The row of storeImage; pictures that are made side by side are recorded in their order. */
export async function recordImage(sql: Sql, written: WrittenImage): Promise<StoredImage> {
  return { id: await insertImage(sql, written), path: written.path }
}

/** Removes the three files of a picture, given its path. */
export async function removeImage(files: Files, path: string): Promise<void> {
  for (const width of pictureWidths) await files.delete(path.replace(/-640\.webp$/, `-${width}.webp`))
}

/** One of the three encoded forms. */
export interface Form {
  readonly width: (typeof pictureWidths)[number]
  readonly bytes: Uint8Array
  readonly size: { readonly width: number; readonly height: number }
}

/** How pictures are encoded. More effort takes twice the time for 5 % of the size. */
export const encoding = {
  quality: 68,
  alphaQuality: 74,
  smartSubsample: true,
  effort: 2,
} as const satisfies WebpOptions

/** The form of lists and first screens: worth the effort, since it is small. */
const smallest = pictureWidths[0]

/** A tall receipt may be twice as high as it is wide; anything taller is made smaller. */
const tallest = 2

/** Checks the bytes and encodes them anew in three widths; throws ImageRefused. */
export async function encodeImage(bytes: Uint8Array): Promise<Form[]> {
  if (bytes.byteLength > limits.upload.bytes) throw new ImageRefused('too_large')
  const format = formatOf(bytes)
  if (!format) throw new ImageRefused('unsupported_media')
  await checkHead(bytes, format)

  const largest = Math.max(...pictureWidths)
  const { data, info } = await sharp(bytes, reading)
    .autoOrient()
    .resize({ width: largest, height: largest * tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw asRefusal(error)
    })

  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    pictureWidths.map(async (width) => {
      const form = await sharp(data, { raw })
        .resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
        .webp(width === smallest ? { ...encoding, effort: 4 } : encoding)
        .toBuffer({ resolveWithObject: true })
      return { width, bytes: form.data, size: { width: form.info.width, height: form.info.height } }
    }),
  )
}

type Format = 'jpeg' | 'png' | 'webp' | 'heif'

/** By the first bytes, so that SVG, GIF, PDF and the rest never reach a decoder. */
function formatOf(bytes: Uint8Array): Format | undefined {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // AVIF names itself as the major brand or among the compatible ones; HEIC never does.
  if (text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, 48))) return 'heif'
  return undefined
}

const reading = {
  failOn: 'error',
  limitInputPixels: limits.upload.pixels,
  pages: 1,
  sequentialRead: true,
} as const satisfies SharpOptions

/** Reads the header only: what the decoder sees must be what the first bytes say, and small enough. */
async function checkHead(bytes: Uint8Array, format: Format): Promise<void> {
  const head = await sharp(bytes, { ...reading, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw asRefusal(error)
    })
  const agrees = head.format === format && (format !== 'heif' || head.compression === 'av1')
  if (!agrees || !head.width || !head.height) throw new ImageRefused('unsupported_media')
  if (head.width * head.height > limits.upload.pixels) throw new ImageRefused('too_large')
}

/** What libvips cannot read is no picture of ours; it names its pixel limit in words only. */
function asRefusal(error: unknown): ImageRefused {
  const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return new ImageRefused(tooLarge ? 'too_large' : 'unsupported_media')
}
