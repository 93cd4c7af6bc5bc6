import { request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { openHttp } from '#node/http.ts'
import { openLog } from '#node/log.ts'
import { mountPages, type PageServer } from './pages.ts'

let app: FastifyInstance
/** The routes that were answered from what is kept. */
let short: string[]
let status: number

beforeEach(async () => {
  app = await open()
  return () => app.close()
})

describe('a page that is kept', () => {
  it.each(['identity', 'gzip', 'br'])('goes out as the long way sends it (%s)', async (encoding) => {
    const headers = { host: 'samak.example', 'accept-encoding': encoding, cookie: 'a=b; locale=en' }
    const long = await app.inject({ url: '/home?page=2', headers })
    const kept = await getKept('/home?page=2', headers)
    expect(kept.body).toEqual(long.rawPayload)
    expect(kept.headers).toEqual(withoutConnection(long.headers))
    expect(kept.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'content-language': 'en',
      vary: 'Accept-Encoding, Cookie',
    })
  })

  it('is the one of its reader’s host, language and compression', async () => {
    const shown = async (url: string, headers: Record<string, string>) =>
      (await getKept(url, headers)).body.toString()
    expect(await shown('/home', { host: 'one.example' })).toContain('ar http://one.example/home')
    expect(await shown('/home', { host: 'two.example' })).toContain('ar http://two.example/home')
    const english = { host: 'one.example', cookie: 'locale=en' }
    expect(await shown('/home', english)).toContain('en http://one.example/home')
    expect(await shown('/home', { ...english, cookie: 'locale=fr' })).toContain('ar http://one.example/home')
    expect(await shown('/home?lang=ar', english)).toContain('ar http://one.example/home?lang=ar')
    const { body } = await getKept('/home', { ...english, 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(body).toString()).toContain('en http://one.example/home')
  })

  it('is none of a proxy that may speak of another host, unless the site says where it is reached', async () => {
    const proxied = { host: 'inner', 'x-forwarded-host': 'samak.example', 'x-forwarded-proto': 'https' }
    for (let count = 0; count < 3; count++) await get('/home', proxied)
    expect(short).toEqual([])
    await app.close()
    app = await open('https://samak.example')
    expect((await getKept('/home', proxied)).body.toString()).toContain('ar https://samak.example/home')
  })

  it('is none of a page that is not there, of HEAD, or of who has it', async () => {
    const { headers } = await get('/home')
    const known = await get('/home', { 'if-none-match': `W/${headers.etag}, "b"` })
    expect([known.status, known.body.length]).toEqual([304, 0])
    const head = await get('/home', {}, 'HEAD')
    expect([head.status, head.headers.etag, head.body.length]).toEqual([200, headers.etag, 0])
    status = 404
    for (let count = 0; count < 3; count++) expect((await get('/no/such/page')).status).toBe(404)
    expect(short).toEqual([])
  })
})

async function open(publicUrl?: string): Promise<FastifyInstance> {
  short = []
  status = 200
  const log = openLog({ level: 'silent' })
  const opened = await openHttp({
    ...{ log, clock: () => new Date(), authenticate: async () => undefined },
    ...{ rateLimits: false, trustProxy: true },
  })
  const pages: PageServer = {
    files: { folder: import.meta.dirname },
    close: async () => undefined,
    entry: async () => ({
      knownQuery: ['lang', 'page'],
      offline: () => '',
      fetch: async ({ url }, { context: { locale } }) =>
        new Response(`<html><script>first()</script>${locale} ${url}</html>`, { status }),
    }),
  }
  await mountPages(opened, pages, { callInProcess: async () => undefined, log, publicUrl })
  opened.kept?.observe((route) => short.push(route))
  await opened.listen({ host: '127.0.0.1', port: 0 })
  return opened
}

interface Got {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = ask({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      const parts = await answer.toArray()
      const own = withoutConnection(answer.headers)
      resolve({ status: Number(answer.statusCode), headers: own, body: Buffer.concat(parts) })
    })
    asked.once('error', reject).end()
  })
}

/** Asks until the answer is one that was kept: a slow machine may need longer than it lives. */
async function getKept(path: string, headers: Record<string, string> = {}): Promise<Got> {
  for (;;) {
    const before = short.length
    const got = await get(path, headers)
    if (short.length > before) return got
  }
}

/** What Node writes of the connection and of the hour is not the answer's. */
function withoutConnection(headers: object): IncomingHttpHeaders {
  const own = new Set(['connection', 'keep-alive', 'date'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
}
