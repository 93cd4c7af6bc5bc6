import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadedFile } from '#demo/testing/trade/pictures.ts'
import { pdfOf } from '#demo/testing/trade/selling.ts'
import { DatabaseUnavailable } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Files, openDisk, uploadsFolder } from '../files.ts'
import { type Upload, withUpload, withUploads } from './upload.ts'

let dataDir: string
let files: Files
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'samak-test-upload-'))
  files = openDisk(dataDir)
})
afterEach(() => rm(dataDir, { recursive: true }))

const left = () => readdir(join(uploadsFolder(dataDir), 'avatars')).catch(() => [])

async function upload(bytes?: Uint8Array): Promise<Upload> {
  const plain = sharp({ create: { width: 700, height: 700, channels: 3, background: '#0a5c73' } })
  return {
    folder: 'avatars',
    field: 'avatar',
    file: uploadedFile(bytes ?? (await plain.png().toBuffer())),
  }
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Refusal)
  return error as Refusal
}

const nothing = async () => undefined

describe('withUpload', () => {
  it('writes the files of each width before the row is written', async () => {
    const written = await withUpload(files, await upload(), async (picture) => {
      expect(await left()).toHaveLength(4)
      return picture
    })
    expect(written).toMatchObject({ width: 640, height: 640 })
    expect(await left()).toHaveLength(4)
  })

  it('accepts a form without a picture', async () => {
    expect(await withUpload(files, undefined, async (picture) => ({ picture }))).toEqual({
      picture: undefined,
    })
  })

  it('refuses a bad picture at its field', async () => {
    const none = await refusalOf(withUpload(files, await upload(Buffer.from('GIF89a')), nothing))
    expect([none.code, none.fields]).toEqual(['unsupported_media', { avatar: [{ code: 'picture' }] }])
    const large = await refusalOf(withUpload(files, await upload(Buffer.alloc(8 * 1024 * 1024 + 1)), nothing))
    expect([large.code, large.fields]).toEqual(['too_large', { avatar: [{ code: 'picture_size' }] }])
  })
})

describe('withUpload of a PDF', () => {
  it('is refused where only pictures are accepted', async () => {
    const refusal = await refusalOf(withUpload(files, await upload(pdfOf()), nothing))
    expect([refusal.code, refusal.fields]).toEqual(['unsupported_media', { avatar: [{ code: 'picture' }] }])
  })

  it('writes the bytes as they were sent, and deletes them when the row is not written', async () => {
    const pdf = { ...(await upload(pdfOf())), pdf: true }
    const written = await withUpload(files, pdf, async (paper) => paper)
    expect(written).toMatchObject({ width: null, height: null })
    const path = join(uploadsFolder(dataDir), written?.path ?? '')
    expect((await readFile(path)).equals(pdfOf())).toBe(true)
    await rm(path)
    const failed = withUpload(files, pdf, async () => {
      throw new Error('no row')
    })
    await expect(failed).rejects.toThrow('no row')
    expect(await left()).toEqual([])
  })
})

describe('withUploads', () => {
  it('writes all pictures in order before their rows are written', async () => {
    const [small, large] = [await upload(), { ...(await upload()), field: 'images.0' }]
    const written = await withUploads(files, [small, large], async (pictures) => {
      expect(await left()).toHaveLength(8)
      return pictures.map(({ path }) => path)
    })
    expect(new Set(written).size).toBe(2)
  })

  it('refuses each bad picture at its own field and writes no picture', async () => {
    const several = [
      { ...(await upload()), field: 'image' },
      { ...(await upload(Buffer.alloc(8 * 1024 * 1024 + 1))), field: 'images.0' },
      { ...(await upload(Buffer.from('GIF89a'))), field: 'images.1' },
    ]
    const refusal = await refusalOf(withUploads(files, several, nothing))
    expect([refusal.code, refusal.fields]).toEqual([
      'too_large',
      { 'images.0': [{ code: 'picture_size' }], 'images.1': [{ code: 'picture' }] },
    ])
    expect(await left()).toEqual([])
  })
})

describe('a failed upload', () => {
  it.each(['ENOSPC', 'EDQUOT'])(
    'answers storage_full on a full disk (%s) and leaves no file',
    async (code) => {
      let writes = 0
      const full: Files = {
        ...files,
        async write(path, bytes) {
          writes += 1
          const cause = Object.assign(new Error('no room'), { code })
          if (writes === 2) throw new Error('cannot write', { cause })
          await files.write(path, bytes)
        },
      }
      let worked = false
      const refusal = await refusalOf(
        withUpload(full, await upload(), async () => {
          worked = true
        }),
      )
      expect([refusal.code, worked, await left()]).toEqual(['storage_full', false, []])
    },
  )

  it('deletes its files when the row cannot be written', async () => {
    const failing = withUpload(files, await upload(), () => Promise.reject(new Error('no such column')))
    await expect(failing).rejects.toThrow('no such column')
    expect(await left()).toEqual([])
  })

  it('leaves its files to the sweep when the result of the commit is unknown', async () => {
    const lost = withUpload(files, await upload(), () =>
      Promise.reject(new DatabaseUnavailable(new Error('cut'))),
    )
    await expect(lost).rejects.toThrow(DatabaseUnavailable)
    expect(await left()).toHaveLength(4)
  })
})
