import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requestOf, untilHit, withoutConnection } from '#demo/testing/fixtures/cachedAnswers.ts'
import { call } from '#shared/base/call.ts'
import { ids } from '#shared/base/fields.ts'
import { limits } from '#shared/base/limits.ts'
import { serveCalls } from '../calls.ts'
import { type ApiOptions, handle, openHttp } from '../http.ts'
import { testOptions } from '../testing/apiOptions.ts'
import { AnswerCache } from './answerCache.ts'

const listCrates = call('GET crates', {
  who: 'anyone',
  from: 'a test',
  query: z.object({ fish_id: ids() }),
  answer: z.object({ season: z.string(), language: z.string(), padding: z.string() }),
  shared: true,
})
const listRare = call('GET rare', {
  who: 'anyone',
  from: 'a test',
  answer: z.object({ season: z.string() }),
  limit: { most: 2, windowMs: 3_600_000 },
  shared: true,
})

let made: number
let season: string
let app: FastifyInstance
/** The routes of the requests that the cache has answered. */
let hits: string[]

beforeEach(async () => {
  app = await open()
  return () => app.close()
})

describe('a cached answer', () => {
  it.each([
    ['ar', 'identity'],
    ['ar', 'gzip'],
    ['en-GB', 'br, gzip'],
    ['en-GB', 'gzip;q=0'],
  ])('equals the answer that the route computes (%s, %s)', async (language, encoding) => {
    const headers = { 'accept-language': language, 'accept-encoding': encoding }
    const first = await get('/api/crates', headers)
    const routed = await app.inject({ url: '/api/crates', headers })
    const cached = await getCached('/api/crates', headers)
    expect(cached.status).toBe(200)
    expect(cached.body).toEqual(routed.rawPayload)
    expect(cached.headers).toEqual(first.headers)
    expect(cached.headers).toEqual(withoutConnection(routed.headers))
    expect(cached.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-language': language.slice(0, 2),
      vary: 'accept-language, accept-encoding',
      'cache-control': 'public, max-age=1',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it('matches the reader’s language and compression', async () => {
    await get('/api/crates', { 'accept-encoding': 'gzip' })
    await get('/api/crates', { 'accept-language': 'en' })
    const arabic = await getCached('/api/crates', { 'accept-language': 'ar', 'accept-encoding': 'gzip' })
    expect(JSON.parse(gunzipSync(arabic.body).toString()).data.language).toBe('ar')
    const english = await getCached('/api/crates', { 'accept-language': 'en-US' })
    expect(JSON.parse(english.body.toString()).data.language).toBe('en')
  })

  it('is not used for requests with a token, an ETag, a body or another method', async () => {
    const { headers } = await get('/api/crates')
    const token = (authorization: string) => get('/api/crates', { authorization })
    expect((await token('Bearer revoked')).status).toBe(401)
    expect((await token('')).status).toBe(401)
    expect((await token('Bearer huda')).headers['cache-control']).toBe('no-store')
    const known = await get('/api/crates', { 'if-none-match': String(headers.etag) })
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect((await get('/api/crates', { 'content-length': '2' }, 'GET', '{}')).status).toBe(200)
    const head = await get('/api/crates', {}, 'HEAD')
    expect([head.status, head.headers.etag, head.body.length]).toEqual([200, headers.etag, 0])
    expect((await get('/api/crates', {}, 'DELETE')).status).toBe(405)
    expect(hits).toEqual([])
  })

  it('expires with the shared answer that it copies', async () => {
    const first = await getCached('/api/crates')
    season = 'winter'
    await expect
      .poll(async () => JSON.parse((await get('/api/crates')).body.toString()).data.season)
      .toBe('winter')
    const later = await getCached('/api/crates')
    expect(later.headers.etag).not.toBe(first.headers.etag)
  })

  it('is reused for requests that add unknown parameters or reorder the parameters', async () => {
    for (let count = 0; count < 1_100; count++) await get(`/api/crates?fish_id=3&x${count}=1`)
    await get('/api/crates?x=1&fish_id=3')
    expect(app.answerCache?.size).toBeLessThanOrEqual(1_000)
    // An answer is cached for one second. The requests may take longer, so the handler may run several times.
    expect(made).toBeLessThan(100)
    await get(`/api/crates?x=${'a'.repeat(600)}`)
    await get(`/api/crates?x=${'a'.repeat(600)}`)
    expect(hits).toEqual([])
  })

  it('is never a refusal', async () => {
    for (const url of ['/api/crates?fish_id=a', '/api/nothing']) {
      const first = await get(url)
      expect(first.status).toBeGreaterThanOrEqual(400)
      expect((await get(url)).body).toEqual(first.body)
    }
    expect(hits).toEqual([])
  })
})

describe('the read limit of an address', () => {
  it('counts cached answers, separately for each address', async () => {
    await app.close()
    app = await open({ rateLimits: true, trustProxy: 1 })
    const from = (address: string) => get('/api/crates', { 'x-forwarded-for': address })
    let requests = 0
    let last = await from('10.0.0.1')
    for (requests = 1; last.status === 200; requests++) last = await from('10.0.0.1')
    expect(requests).toBe(limits.reading.perAddressMinute + 1)
    expect(hits.length).toBeGreaterThan(limits.reading.perAddressMinute / 2)
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(last.body.toString()).code).toBe('too_many_requests')
    expect((await from('10.0.0.1')).status).toBe(429)
    expect((await from('10.0.0.2')).status).toBe(200)
  })

  it('does not include calls that have their own limit', async () => {
    await app.close()
    app = await open({ rateLimits: true })
    const statuses = [await get('/api/rare'), await get('/api/rare'), await get('/api/rare')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(hits).toEqual([])
    expect((await get('/api/crates')).status).toBe(200)
  })

  it('ignores forwarded addresses when no proxy is trusted', async () => {
    await app.close()
    app = await open({ rateLimits: true })
    let last = await get('/api/crates')
    for (let count = 0; count <= limits.reading.perAddressMinute && last.status === 200; count++)
      last = await get('/api/crates', { 'x-forwarded-for': `10.0.0.${count % 250}` })
    expect(last.status).toBe(429)
  })
})

describe('AnswerCache', () => {
  const request = (url: string) => ({ method: 'GET', url, headers: {} })
  const inFastify = (url: string) => ({ raw: request(url), routeOptions: { url } }) as never
  const reply = { statusCode: 200, getHeaders: () => ({ etag: '"a"' }) } as never
  const sent: unknown[] = []
  const response = { writeHead: (_: number, headers: string[]) => sent.push(headers), end: () => undefined }
  const isCached = (cache: AnswerCache, url: string) => cache.answer(request(url) as never, response as never)

  it('limits its size, evicts the oldest entry first and is empty after it closes', () => {
    const cache = new AnswerCache(() => true, 2)
    cache.vary('/', () => '')
    for (const url of ['/a', '/b', '/c'])
      cache.store(inFastify(url), reply, Buffer.from(url), Number.MAX_VALUE)
    expect(['/a', '/b', '/c'].map((url) => isCached(cache, url))).toEqual([false, true, true])
    expect(sent[0]).toEqual(['etag', '"a"', 'content-length', '2'])
    cache.close()
    expect([cache.size, isCached(cache, '/c')]).toEqual([0, false])
  })

  it('stores neither expired answers nor answers of paths without a registered variant', () => {
    const cache = new AnswerCache((request) => request.url !== '/known/refused')
    cache.vary('/known', () => '')
    cache.store(inFastify('/known'), reply, Buffer.from(''), performance.now() - 1)
    cache.store(inFastify('/other'), reply, Buffer.from(''), Number.MAX_VALUE)
    expect(cache.size).toBe(0)
    cache.store(inFastify('/known/refused'), reply, Buffer.from(''), Number.MAX_VALUE)
    expect([cache.size, isCached(cache, '/known/refused')]).toEqual([1, false])
  })
})

async function open(changes: Partial<ApiOptions> = {}): Promise<FastifyInstance> {
  made = 0
  season = 'autumn'
  hits = []
  const options: ApiOptions = {
    ...testOptions,
    authenticate: async (token) =>
      token === 'huda' ? { id: 1, type: 'local_buyer', staff: null, signIn: 1, trades: true } : undefined,
    checkAnswers: true,
    ...changes,
  }
  const opened = await openHttp(options)
  const handlers = [
    handle(listCrates, async (_input, { locale }) => {
      made += 1
      return { season, language: locale, padding: 'x'.repeat(2_000) }
    }),
    handle(listRare, async () => ({ season })),
  ]
  serveCalls(opened, handlers, options)
  opened.answerCache?.observe((route) => hits.push(route))
  await opened.listen({ host: '127.0.0.1', port: 0 })
  return opened
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  requestOf(app, path, headers, method, body)

const getCached = (path: string, headers: Record<string, string> = {}) =>
  untilHit(hits, () => get(path, headers))
