import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Sql } from '#node/db.ts'
import type { Files } from '#server/base/files.ts'
import {
  encodeImage,
  encoding,
  type Form,
  type ImageFolder,
  recordImage,
  type WrittenImage,
  writeForms,
} from '#server/base/images.ts'
import { pictureWidths } from '#shared/base/paths.ts'
import { renderPng } from '#world/art/render.ts'

/** One drawing and the folders in which it is kept. */
export interface Drawing {
  /** Unique among the drawings of a folder: `hamour`, `hamour-sand`, `auction_dawn`. */
  readonly key: string
  readonly folders: readonly ImageFolder[]
  readonly svg: () => string
  /** A faster way to the pixels of the drawing than through its SVG. */
  readonly render?: (width: number) => Promise<Buffer>
}

export interface DrawingOptions {
  readonly files: Files
  /** Width in which a drawing is rendered before it goes through the picture pipeline, px. */
  readonly width: number
  readonly progress: (done: number, total: number) => void
}

/** Pictures by `folder/key`. */
export type Written = ReadonlyMap<string, WrittenImage>

/**
 * Renders drawings and stores them as uploads are stored: checked, encoded anew, in three widths. A name carries
 * the hash of its drawing, since browsers keep pictures for ever. Several run side by side.
 */
export async function drawPictures(drawings: readonly Drawing[], options: DrawingOptions): Promise<Written> {
  const { files, width, progress } = options
  const written = new Map<string, WrittenImage>()
  const waiting = drawings.values()
  let done = 0
  const work = async () => {
    for (const { key, folders, svg, render } of waiting) {
      const drawing = svg()
      const name = `${key}-${createHash('sha256').update(drawing).digest('hex').slice(0, 10)}`
      const draw = render ?? ((pixels: number) => renderPng(drawing, pixels))
      const forms = await cached(`${name}-${width}`, async () => encodeImage(await draw(width)))
      for (const folder of folders) {
        written.set(`${folder}/${key}`, await writeForms(files, `${folder}/${name}`, forms))
      }
      progress(++done, drawings.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return written
}

/** Records pictures in the order of their drawings, so that their ids are the same every time. */
export async function recordPictures(
  sql: Sql,
  drawings: readonly Drawing[],
  written: Written,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, folders } of drawings) {
    for (const folder of folders) {
      const image = written.get(`${folder}/${key}`)
      if (!image) throw new RangeError(`the picture ${folder}/${key} was not drawn`)
      ids.set(`${folder}/${key}`, (await recordImage(sql, image)).id)
    }
  }
  return ids
}

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/pictures/', import.meta.url))

/** Another encoding is another cache. */
const encodingHash = createHash('sha256')
  .update(JSON.stringify([encoding, pictureWidths, 'small forms with effort']))
  .digest('hex')
  .slice(0, 8)

/** What was drawn and encoded before is taken from a cache, which may be missing or read-only. */
async function cached(name: string, make: () => Promise<Form[]>): Promise<Form[]> {
  const placeOf = (width: number) => `${cacheFolder}${name}-${encodingHash}-${width}.webp`
  try {
    return await Promise.all(
      pictureWidths.map(async (width) => formOf(width, await readFile(placeOf(width)))),
    )
  } catch {
    const forms = await make()
    for (const { width, bytes } of forms) await keep(placeOf(width), bytes).catch(() => undefined)
    return forms
  }
}

async function formOf(width: Form['width'], bytes: Buffer): Promise<Form> {
  const size = await sharp(bytes).metadata()
  return { width, bytes, size: { width: size.width, height: size.height } }
}

async function keep(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const draft = `${place}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, bytes)
  await rename(draft, place)
}
