import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Sql } from '#platform/database/db.ts'
import type { Files } from '#server/base/files.ts'
import { encodingOf } from '#server/base/images/encoding.ts'
import {
  type Form,
  type ImageFolder,
  recordImage,
  type WrittenImage,
  writeForms,
} from '#server/base/images/images.ts'
import { pictureWidths } from '#shared/base/paths.ts'

/** A committed picture and the upload folders in which the market uses it. */
export interface Picture {
  /** A key that is unique among the pictures of a folder: `hamour`, `hamour-photo`, `auction_dawn`. */
  readonly key: string
  /** Path below demo/pictures, without width and extension: `fish/hamour`. */
  readonly source: string
  readonly folders: readonly ImageFolder[]
}

/** Pictures by `folder/key`. */
export type Written = ReadonlyMap<string, WrittenImage>

/** The number of pictures that are copied at once; with more, they would only wait for the disk. */
const atOnce = 8

/**
 * Copies pictures to the folder of uploads. The file name contains the hash of the picture, because browsers cache
 * pictures permanently.
 */
export async function copyPictures(pictures: readonly Picture[], files: Files): Promise<Written> {
  const written = new Map<string, WrittenImage>()
  const waiting = pictures.values()
  const copyWaiting = async () => {
    for (const { key, source, folders } of waiting) {
      const forms = await readForms(source)
      const hash = createHash('sha256')
      for (const { bytes } of forms) hash.update(bytes)
      const name = `${key}-${hash.digest('hex').slice(0, 10)}`
      for (const folder of folders) {
        written.set(`${folder}/${key}`, await writeForms(files, `${folder}/${name}`, forms))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, copyWaiting))
  return written
}

/** Records pictures in a fixed order, so that their ids are the same in every build. */
export async function recordPictures(
  sql: Sql,
  pictures: readonly Picture[],
  written: Written,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, folders } of pictures) {
    for (const folder of folders) {
      const image = written.get(`${folder}/${key}`)
      if (!image) throw new RangeError(`the picture ${folder}/${key} was not copied`)
      ids.set(`${folder}/${key}`, (await recordImage(sql, image)).id)
    }
  }
  return ids
}

const committed = fileURLToPath(new URL('pictures/', import.meta.url))

/** The widths of the committed files. The smallest form is made from one of them, so that the project stays small. */
export const committedWidths = pictureWidths.filter((width) => width > 160)

/** The forms of a picture, the smallest first. */
export async function readForms(source: string): Promise<Form[]> {
  return Promise.all(
    pictureWidths.map(async (width): Promise<Form> => {
      const isCommitted = committedWidths.includes(width)
      const read = await readFile(`${committed}${source}-${isCommitted ? width : 640}.webp`)
      const bytes = isCommitted
        ? read
        : await sharp(read).resize({ width }).webp(encodingOf(width)).toBuffer()
      const size = await sharp(bytes).metadata()
      return { width, bytes, size: { width: size.width, height: size.height } }
    }),
  )
}
