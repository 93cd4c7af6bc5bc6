import { request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#shared/base/call.ts'
import { ids } from '#shared/base/fields.ts'
import { limits } from '#shared/base/limits.ts'
import { openLog } from '../logs/log.ts'
import { serveCalls } from './calls.ts'
import { type ApiOptions, handle, openHttp } from './http.ts'
import { KeptAnswers } from './kept.ts'

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
/** The routes that were answered from what is kept. */
let short: string[]

beforeEach(async () => {
  app = await open()
  return () => app.close()
})

describe('a kept answer', () => {
  it.each([
    ['ar', 'identity'],
    ['ar', 'gzip'],
    ['en-GB', 'br, gzip'],
    ['en-GB', 'gzip;q=0'],
  ])('goes out as the long way sends it (%s, %s)', async (language, encoding) => {
    const headers = { 'accept-language': language, 'accept-encoding': encoding }
    const first = await get('/api/crates', headers)
    const long = await app.inject({ url: '/api/crates', headers })
    const kept = await getKept('/api/crates', headers)
    expect(kept.status).toBe(200)
    expect(kept.body).toEqual(long.rawPayload)
    expect(kept.headers).toEqual(first.headers)
    expect(kept.headers).toEqual(withoutConnection(long.headers))
    expect(kept.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-language': language.slice(0, 2),
      vary: 'accept-language, accept-encoding',
      'cache-control': 'public, max-age=1',
      'content-type': 'application/json; charset=utf-8',
    })
  })

  it('is the one of the reader’s language and compression', async () => {
    await get('/api/crates', { 'accept-encoding': 'gzip' })
    await get('/api/crates', { 'accept-language': 'en' })
    const arabic = await getKept('/api/crates', { 'accept-language': 'ar', 'accept-encoding': 'gzip' })
    expect(JSON.parse(gunzipSync(arabic.body).toString()).data.language).toBe('ar')
    const english = await getKept('/api/crates', { 'accept-language': 'en-US' })
    expect(JSON.parse(english.body.toString()).data.language).toBe('en')
  })

  it('is not for who sends a token, dead or not, knows it already, sends a body or asks for headers', async () => {
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
    expect(short).toEqual([])
  })

  it('ends with what it was taken from', async () => {
    const first = await getKept('/api/crates')
    season = 'winter'
    await expect
      .poll(async () => JSON.parse((await get('/api/crates')).body.toString()).data.season)
      .toBe('winter')
    const later = await getKept('/api/crates')
    expect(later.headers.etag).not.toBe(first.headers.etag)
  })

  it('is not made anew by names that nobody knows or another order, nor do those fill the memory', async () => {
    for (let count = 0; count < 1_100; count++) await get(`/api/crates?fish_id=3&x${count}=1`)
    await get('/api/crates?x=1&fish_id=3')
    expect(app.kept?.size).toBeLessThanOrEqual(1_000)
    // Some thousand questions may take longer than the second that an answer lives.
    expect(made).toBeLessThan(100)
    await get(`/api/crates?x=${'a'.repeat(600)}`)
    await get(`/api/crates?x=${'a'.repeat(600)}`)
    expect(short).toEqual([])
  })

  it('is none of a refusal', async () => {
    for (const url of ['/api/crates?fish_id=a', '/api/nothing']) {
      const first = await get(url)
      expect(first.status).toBeGreaterThanOrEqual(400)
      expect((await get(url)).body).toEqual(first.body)
    }
    expect(short).toEqual([])
  })
})

describe('the limit of an address', () => {
  it('counts kept answers too, and each address for itself', async () => {
    await app.close()
    app = await open({ rateLimits: true, trustProxy: 1 })
    const from = (address: string) => get('/api/crates', { 'x-forwarded-for': address })
    let asked = 0
    let last = await from('10.0.0.1')
    for (asked = 1; last.status === 200; asked++) last = await from('10.0.0.1')
    expect(asked).toBe(limits.reading.perAddressMinute + 1)
    expect(short.length).toBeGreaterThan(limits.reading.perAddressMinute / 2)
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(last.body.toString()).code).toBe('too_many_requests')
    expect((await from('10.0.0.1')).status).toBe(429)
    expect((await from('10.0.0.2')).status).toBe(200)
  })

  it('of one call counts apart, and its answers go the long way', async () => {
    await app.close()
    app = await open({ rateLimits: true })
    const statuses = [await get('/api/rare'), await get('/api/rare'), await get('/api/rare')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(short).toEqual([])
    expect((await get('/api/crates')).status).toBe(200)
  })

  it('holds for a caller whatever it says its address is, where no proxy is trusted', async () => {
    await app.close()
    app = await open({ rateLimits: true })
    let last = await get('/api/crates')
    for (let count = 0; count <= limits.reading.perAddressMinute && last.status === 200; count++)
      last = await get('/api/crates', { 'x-forwarded-for': `10.0.0.${count % 250}` })
    expect(last.status).toBe(429)
  })
})

describe('the kept answers', () => {
  const request = (url: string) => ({ method: 'GET', url, headers: {} })
  const inFastify = (url: string) => ({ raw: request(url), routeOptions: { url } }) as never
  const reply = { statusCode: 200, getHeaders: () => ({ etag: '"a"' }) } as never
  const sent: unknown[] = []
  const response = { writeHead: (_: number, headers: string[]) => sent.push(headers), end: () => undefined }
  const isKept = (kept: KeptAnswers, url: string) => kept.answer(request(url) as never, response as never)

  it('are bounded, forget the oldest first, and end when the server closes', () => {
    const kept = new KeptAnswers(() => true, 2)
    kept.vary('/', () => '')
    for (const url of ['/a', '/b', '/c']) kept.keep(inFastify(url), reply, Buffer.from(url), Number.MAX_VALUE)
    expect(['/a', '/b', '/c'].map((url) => isKept(kept, url))).toEqual([false, true, true])
    expect(sent[0]).toEqual(['etag', '"a"', 'content-length', '2'])
    kept.close()
    expect([kept.size, isKept(kept, '/c')]).toEqual([0, false])
  })

  it('hold nothing whose time is over, that nobody said the difference of, or that is refused', () => {
    const kept = new KeptAnswers((request) => request.url !== '/known/refused')
    kept.vary('/known', () => '')
    kept.keep(inFastify('/known'), reply, Buffer.from(''), performance.now() - 1)
    kept.keep(inFastify('/other'), reply, Buffer.from(''), Number.MAX_VALUE)
    expect(kept.size).toBe(0)
    kept.keep(inFastify('/known/refused'), reply, Buffer.from(''), Number.MAX_VALUE)
    expect([kept.size, isKept(kept, '/known/refused')]).toEqual([1, false])
  })
})

async function open(changes: Partial<ApiOptions> = {}): Promise<FastifyInstance> {
  made = 0
  season = 'autumn'
  short = []
  const options: ApiOptions = {
    log: openLog({ level: 'silent' }),
    clock: () => new Date('2026-11-21T06:00:00Z'),
    authenticate: async (token) =>
      token === 'huda' ? { id: 1, type: 'local_buyer', staff: null, signIn: 1, trades: true } : undefined,
    rateLimits: false,
    checkAnswers: true,
    trustProxy: false,
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
  opened.kept?.observe((route) => short.push(route))
  await opened.listen({ host: '127.0.0.1', port: 0 })
  return opened
}

interface Got {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Got> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = ask({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
      const parts = await answer.toArray()
      const status = Number(answer.statusCode)
      resolve({ status, headers: withoutConnection(answer.headers), body: Buffer.concat(parts) })
    })
    asked.once('error', reject).end(body)
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
