import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#platform/http/caller.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/logs/log.ts'
import { openDisk, privateFolders } from './files.ts'
import { publicFolders, serveMedia } from './media.ts'
import { fileLinksBy } from './private/links.ts'
import { servePrivateFiles } from './private/serving.ts'

const owner: Caller = { id: 1, type: 'local_buyer', staff: null, signIn: 1, trades: true }

let dataDir: string
let app: FastifyInstance
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'))
  for (const folder of [...publicFolders, ...privateFolders]) {
    await mkdir(join(dataDir, 'uploads', folder), { recursive: true })
    await writeFile(join(dataDir, 'uploads', folder, 'a-640.webp'), 'a picture')
  }
  app = await openApp()
  const files = openDisk(dataDir)
  serveMedia(app, files, {})
  const owners = Object.fromEntries(privateFolders.map((folder) => [folder, async () => owner.id]))
  const links = fileLinksBy(Buffer.alloc(32, 1))
  servePrivateFiles(app, { files, authenticate, links, clock: () => new Date() }, owners)
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

const authenticate = async () => owner

const openApp = () =>
  openHttp({
    log: openLog({ level: 'silent' }),
    clock: () => new Date(),
    authenticate,
    rateLimits: false,
    trustProxy: false,
  })

describe('cache headers of stored pictures', () => {
  it.each(publicFolders)(
    'allow caches to store a public picture of the folder %s for a year',
    async (folder) => {
      const answer = await app.inject(`/uploads/${folder}/a-640.webp`)
      expect([answer.statusCode, answer.body]).toEqual([200, 'a picture'])
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
    },
  )

  it.each(privateFolders)('forbid caches to store a private picture of the folder %s', async (folder) => {
    const headers = { authorization: 'Bearer owner' }
    const answer = await app.inject({ url: `/uploads/${folder}/a-640.webp`, headers })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  it('redirect public pictures to MEDIA_URL, and serve private pictures from the market', async () => {
    const behind = await openApp()
    serveMedia(behind, openDisk(dataDir), { MEDIA_URL: 'https://cdn.example/samak/' })
    const answer = await behind.inject('/uploads/products/a-640.webp')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      'https://cdn.example/samak/products/a-640.webp',
    ])
    expect((await behind.inject('/uploads/receipts/a-640.webp')).statusCode).toBe(404)
    await behind.close()
  })

  it('forbid caching of a missing picture', async () => {
    const answer = await app.inject('/uploads/products/gone-640.webp')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('a picture that was stored without the form of 160 px', () => {
  beforeAll(async () => {
    for (const folder of ['products', 'receipts'])
      await writeFile(join(dataDir, 'uploads', folder, 'old-320.webp'), 'of 320 px')
    await writeFile(join(dataDir, 'uploads/products/new-160.webp'), 'of 160 px')
  })

  it('is sent in 320 px, while other pictures are sent in 160 px', async () => {
    const bodyOf = async (path: string) =>
      (await app.inject({ url: path, headers: { authorization: 'Bearer owner' } })).body
    expect(await bodyOf('/uploads/products/old-160.webp')).toBe('of 320 px')
    expect(await bodyOf('/uploads/receipts/old-160.webp')).toBe('of 320 px')
    expect(await bodyOf('/uploads/products/new-160.webp')).toBe('of 160 px')
    expect((await app.inject('/uploads/products/gone-160.webp')).statusCode).toBe(404)
  })

  it('is redirected to the form of 320 px at MEDIA_URL, while other pictures are redirected to the form of 160 px', async () => {
    const behind = await openApp()
    serveMedia(behind, openDisk(dataDir), { MEDIA_URL: 'https://cdn.example/samak' })
    const targetOf = async (path: string) => (await behind.inject(path)).headers.location
    expect(await targetOf('/uploads/products/old-160.webp')).toBe(
      'https://cdn.example/samak/products/old-320.webp',
    )
    expect(await targetOf('/uploads/products/new-160.webp')).toBe(
      'https://cdn.example/samak/products/new-160.webp',
    )
    await behind.close()
  })
})
