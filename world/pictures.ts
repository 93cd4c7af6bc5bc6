import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Sql } from '#node/db.ts'
import type { Files } from '#server/base/files.ts'
import {
  encodeImage,
  type ImageFolder,
  recordImage,
  type WrittenImage,
  writeForms,
} from '#server/base/images.ts'
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
      const forms = await encodeImage(await cached(name, width, draw))
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

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/plates/', import.meta.url))

/** PNG of a drawing. What was rendered before is taken from a cache that may be missing or read-only. */
async function cached(
  name: string,
  width: number,
  draw: (width: number) => Promise<Buffer>,
): Promise<Buffer> {
  const place = `${cacheFolder}${name}-${width}.png`
  const kept = await readFile(place).catch(() => undefined)
  if (kept) return kept
  const png = await draw(width)
  await keep(place, png).catch(() => undefined)
  return png
}

async function keep(place: string, png: Buffer): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const draft = `${place}.${process.pid}`
  await writeFile(draft, png)
  await rename(draft, place)
}
