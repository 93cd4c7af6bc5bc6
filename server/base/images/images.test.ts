import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeImage } from '#demo/testing/trade/pictures.ts'
import type { Sql } from '#platform/database/db.ts'
import { type Files, openDisk, uploadsFolder } from '../files.ts'
import { ImageRefused } from './images.ts'

let dataDir: string
let files: Files
let recorded: unknown[][]
let sql: Sql

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'samak-images-'))
  files = openDisk(dataDir)
  recorded = []
  sql = {
    async query<Row>({ values = [] }: { values?: readonly unknown[] }) {
      recorded.push([...values])
      return [{ id: recorded.length }] as Row[]
    },
  }
})
afterEach(() => rm(dataDir, { recursive: true }))

const store = (bytes: Uint8Array, name?: string) =>
  storeImage({ files, sql }, { folder: 'products', bytes, ...(name ? { name } : {}) })

const stored = (path: string, width = 640) =>
  readFile(join(uploadsFolder(dataDir), path.replace('-640.webp', `-${width}.webp`)))

/** Returns a picture of one colour. */
const picture = (width: number, height: number, background = '#c4321f') =>
  sharp({ create: { width, height, channels: 3, background } })

const refusal = async (bytes: Uint8Array) => {
  const error = await store(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ImageRefused)
  expect(recorded).toEqual([])
  expect(await readdir(dataDir)).toEqual([])
  return (error as ImageRefused).code
}

describe('storeImage', () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    it(`accepts ${format} and writes a WebP file of each width and one row`, async () => {
      const { id, path } = await store(await picture(1600, 1000).toFormat(format).toBuffer())
      expect(path).toMatch(/^products\/[0-9a-f]{32}-640\.webp$/)
      expect(id).toBe(1)
      expect(recorded).toEqual([[path, 640, 400]])
      for (const width of [160, 320, 640, 960]) {
        const head = await sharp(await stored(path, width)).metadata()
        expect(head).toMatchObject({ format: 'webp', width, height: (width * 1000) / 1600 })
      }
    })
  }

  it('does not enlarge a small picture', async () => {
    const { path } = await store(await picture(400, 300).png().toBuffer())
    expect(await sharp(await stored(path, 960)).metadata()).toMatchObject({ width: 400, height: 300 })
    expect(await sharp(await stored(path, 320)).metadata()).toMatchObject({ width: 320, height: 240 })
  })

  it('drops location and camera metadata after it has applied the orientation', async () => {
    const bytes = await picture(800, 400)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Samak Phone', Copyright: 'Hassan' },
        IFD3: { GPSLatitude: '26/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { path } = await store(bytes)
    const head = await sharp(await stored(path)).metadata()
    expect(head).toMatchObject({ width: 400, height: 800 })
    expect(head.orientation).toBeUndefined()
    expect(head.exif).toBeUndefined()
    expect(head.xmp).toBeUndefined()
    expect((await stored(path)).includes('Samak Phone')).toBe(false)
  })

  it('preserves transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const bytes = await sharp({ create: { width: 700, height: 420, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const { path } = await store(bytes)
    const { data, info } = await sharp(await stored(path))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    expect(data[3]).toBe(0)
  })

  it('drops a script that is appended to the file', async () => {
    const jpeg = await picture(640, 400).jpeg().toBuffer()
    const { path } = await store(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))
    for (const width of [160, 320, 640, 960])
      expect((await stored(path, width)).includes('<script')).toBe(false)
  })

  it('stores only the first frame of an animation', async () => {
    const frames = await sharp({
      create: { width: 64, height: 128, channels: 3, background: '#0a5c73', pageHeight: 64 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const { path } = await store(frames)
    expect((await sharp(await stored(path)).metadata()).height).toBe(64)
  })

  it('stores the picture under a given name', async () => {
    const { path } = await store(await picture(640, 400).png().toBuffer(), 'hamour')
    expect(path).toBe('products/hamour-640.webp')
  })
})

describe('storeImage', () => {
  it('refuses an SVG, even after the first bytes of a PNG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    expect(await refusal(Buffer.from(svg))).toBe('unsupported_media')
    expect(await refusal(Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'))).toBe('unsupported_media')
  })

  it('refuses GIF, TIFF, PDF, HTML, text and empty files', async () => {
    expect(await refusal(await picture(9, 9).gif().toBuffer())).toBe('unsupported_media')
    expect(await refusal(await picture(9, 9).tiff().toBuffer())).toBe('unsupported_media')
    for (const text of ['%PDF-1.7 ...', '<!doctype html><img>', 'GIF89a/*=alert(1)//', 'سمك', '']) {
      expect(await refusal(Buffer.from(text))).toBe('unsupported_media')
    }
  })

  it('refuses a truncated picture', async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251))
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('unsupported_media')
  })

  it('refuses a file of more than 8 MiB', async () => {
    const png = await picture(9, 9).png().toBuffer()
    expect(await refusal(Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)]))).toBe('too_large')
  })

  it('refuses a small file whose header claims huge dimensions', async () => {
    const png = await picture(9, 9).png().toBuffer()
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    expect(await refusal(png)).toBe('too_large')
  })

  it('refuses a small file with a picture of more than 40 megapixels', async () => {
    const flood = await picture(8000, 5001).png({ compressionLevel: 9 }).toBuffer()
    expect(flood.length).toBeLessThan(1_000_000)
    expect(await refusal(flood)).toBe('too_large')
  })
})

describe('a failed storeImage', () => {
  it('leaves no file when one of the files cannot be written', async () => {
    let writes = 0
    const full: Files = {
      ...files,
      async write(path, bytes) {
        writes += 1
        if (writes === 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        await files.write(path, bytes)
      },
    }
    const bytes = await picture(700, 400).png().toBuffer()
    await expect(storeImage({ files: full, sql }, { folder: 'products', bytes })).rejects.toThrow('no space')
    expect(await readdir(join(uploadsFolder(dataDir), 'products'))).toEqual([])
    expect(recorded).toEqual([])
  })

  it('leaves no file when the row cannot be written', async () => {
    const dead: Sql = { query: () => Promise.reject(new Error('the database cannot be reached')) }
    const bytes = await picture(700, 400).png().toBuffer()
    await expect(storeImage({ files, sql: dead }, { folder: 'products', bytes })).rejects.toThrow('reached')
    expect(await readdir(join(uploadsFolder(dataDir), 'products'))).toEqual([])
  })
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
