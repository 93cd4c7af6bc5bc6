import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#platform/http/caller.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/logs/log.ts'
import { privateFolders } from './files.ts'
import { publicFolders, serveMedia } from './media.ts'
import { servePrivateFiles } from './privateFiles.ts'

const owner: Caller = { id: 1, type: 'local_buyer', staff: null, signIn: 1, trades: true }

let dataDir: string
let app: FastifyInstance
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'))
  for (const folder of [...publicFolders, ...privateFolders]) {
    await mkdir(join(dataDir, 'uploads', folder), { recursive: true })
    await writeFile(join(dataDir, 'uploads', folder, 'a-640.webp'), 'a picture')
  }
  const authenticate = async () => owner
  app = await openHttp({
    log: openLog({ level: 'silent' }),
    clock: () => new Date(),
    authenticate,
    rateLimits: false,
    trustProxy: false,
  })
  await serveMedia(app, { DATA_DIR: dataDir })
  const owners = Object.fromEntries(privateFolders.map((folder) => [folder, async () => owner.id]))
  servePrivateFiles(app, authenticate, owners)
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

describe('cache headers of stored pictures', () => {
  it.each(publicFolders)('allow caching of a public picture in %s for a year', async (folder) => {
    const answer = await app.inject(`/uploads/${folder}/a-640.webp`)
    expect([answer.statusCode, answer.body]).toEqual([200, 'a picture'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it.each(privateFolders)('forbid storing a private picture in %s', async (folder) => {
    const headers = { authorization: 'Bearer owner' }
    const answer = await app.inject({ url: `/uploads/${folder}/a-640.webp`, headers })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  it('forbid caching of a missing picture', async () => {
    const answer = await app.inject('/uploads/products/gone-640.webp')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
