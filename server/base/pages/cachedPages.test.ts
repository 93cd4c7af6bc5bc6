import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestOf, untilHit, withoutConnection } from '#demo/testing/fixtures/cachedAnswers.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/logs/log.ts'
import { limits } from '#shared/base/limits.ts'
import { openOrigin } from './origin.ts'
import { mountPages, type PageServer } from './pages.ts'

let app: FastifyInstance
/** The routes that were answered from the cache. */
let short: string[]
let status: number

beforeEach(async () => {
  app = await open()
  return () => app.close()
})

describe('a cached page', () => {
  it.each(['identity', 'gzip', 'br'])('equals the rendered page (%s)', async (encoding) => {
    const headers = { host: 'samak.example', 'accept-encoding': encoding, cookie: 'a=b; locale=en' }
    const long = await app.inject({ url: '/home?page=2', headers })
    const cached = await getCached('/home?page=2', headers)
    expect(cached.body).toEqual(long.rawPayload)
    expect(cached.headers).toEqual(withoutConnection(long.headers))
    expect(cached.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'content-language': 'en',
      vary: 'Accept-Encoding, Cookie',
    })
  })

  it('is cached separately for each loopback host, language and encoding', async () => {
    const shown = async (url: string, headers: Record<string, string>) =>
      (await getCached(url, headers)).body.toString()
    expect(await shown('/home', { host: 'localhost:1' })).toContain('ar http://localhost:1/home')
    expect(await shown('/home', { host: '127.0.0.1:2' })).toContain('ar http://127.0.0.1:2/home')
    const english = { host: 'localhost:1', cookie: 'locale=en' }
    expect(await shown('/home', english)).toContain('en http://localhost:1/home')
    expect(await shown('/home', { ...english, cookie: 'locale=fr' })).toContain('ar http://localhost:1/home')
    expect(await shown('/home?lang=ar', english)).toContain('ar http://localhost:1/home?lang=ar')
    const { body } = await getCached('/home', { ...english, 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(body).toString()).toContain('en http://localhost:1/home')
  })

  it('has the origin of PUBLIC_URL, or else a fixed origin, when the host is not loopback', async () => {
    const proxied = { host: 'inner', 'x-forwarded-host': 'samak.example', 'x-forwarded-proto': 'https' }
    expect((await getCached('/home', proxied)).body.toString()).toContain('ar http://localhost:3000/home')
    await app.close()
    app = await open('https://samak.example')
    expect((await getCached('/home', proxied)).body.toString()).toContain('ar https://samak.example/home')
  })

  it('is not used to answer requests for missing pages, HEAD requests or requests with a matching ETag', async () => {
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

describe('the page of a client that reached its rate limit', () => {
  beforeEach(async () => {
    await app.close()
    app = await open('https://samak.example', { rateLimits: true })
    const raw = { headers: {}, socket: { remoteAddress: '127.0.0.1' } } as never
    for (let count = 0; count < limits.reading.perAddressMinute; count++) app.rates?.takeAddress(raw)
  })

  it.each([
    ['/home', {}, 'ar'],
    ['/home?lang=en', {}, 'en'],
    ['/home', { cookie: 'locale=en' }, 'en'],
    ['/', { accept: 'application/json' }, 'ar'],
  ])(
    'is in the reader’s language and has a Retry-After header for %s with the headers %j',
    async (path, headers, locale) => {
      const answer = await app.inject({ url: path, headers })
      expect([answer.statusCode, answer.body]).toEqual([
        429,
        `<html>busy ${locale}<script>retry()</script></html>`,
      ])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    },
  )

  it('is not sent for API calls, which are refused as JSON', async () => {
    const answer = await app.inject('/api/nothing')
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests'])
  })

  it('is not sent for files', async () => {
    expect((await app.inject('/pages.test.ts')).statusCode).toBe(200)
    expect((await app.inject('/assets/gone.js')).statusCode).toBe(404)
  })
})

async function open(publicUrl?: string, changes: { rateLimits?: boolean } = {}): Promise<FastifyInstance> {
  short = []
  status = 200
  const log = openLog({ level: 'silent' })
  const opened = await openHttp({
    log,
    clock: () => new Date(),
    authenticate: async () => undefined,
    rateLimits: false,
    trustProxy: false as const,
    ...changes,
  })
  const pages: PageServer = {
    files: { folder: import.meta.dirname },
    close: async () => undefined,
    entry: async () => ({
      knownQuery: ['lang', 'page'],
      offline: () => '',
      late: () => '',
      busy: (locale, nonce) => `<html>busy ${locale}<script nonce="${nonce}">retry()</script></html>`,
      fetch: async ({ url }, { context: { locale, nonce } }) =>
        new Response(`<html><script nonce="${nonce}">first()</script>${locale} ${url}</html>`, { status }),
    }),
  }
  await mountPages(opened, pages, {
    callInProcess: async () => undefined,
    log,
    originOf: openOrigin({ PORT: 3_000, PUBLIC_URL: publicUrl }),
  })
  opened.answerCache?.observe((route) => short.push(route))
  await opened.listen({ host: '127.0.0.1', port: 0 })
  return opened
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  requestOf(app, path, headers, method, body)

const getCached = (path: string, headers: Record<string, string> = {}) =>
  untilHit(short, () => get(path, headers))
