import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#shared/base/call.ts'
import { id, ids, optional, whole } from '#shared/base/fields.ts'
import { limits } from '#shared/base/limits.ts'
import { paging } from '#shared/base/page.ts'
import { DatabaseUnavailable } from '../database/db.ts'
import type { Caller } from './caller.ts'
import { callInProcess, serveCalls } from './calls.ts'
import { type ApiOptions, type Handler, handle, openHttp } from './http.ts'
import { testOptions } from './testing/apiOptions.ts'

const seen: unknown[] = []
let made = 0
let failure: unknown

const listCrates = call('GET crates', {
  who: 'anyone',
  from: 'a test',
  query: z.object({ fish_id: ids(), depth: optional(whole(1, 9)), ...paging() }),
  answer: z.object({ made: z.number(), padding: z.string() }),
  shared: true,
})
const showCrate = call('GET crates/{id}', {
  who: 'anyone',
  from: 'a test',
  params: z.object({ id: id() }),
  answer: z.object({ id: z.number() }),
})
const packCrate = call('POST crates', {
  who: 'seller',
  from: 'a test',
  body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(5)), fish_id: id() }),
  answer: z.object({ name: z.string() }),
  status: 201,
})

const handlers: Handler[] = [
  handle(listCrates, async ({ query }) => {
    seen.push(query)
    made += 1
    if (failure) throw failure
    return { made, padding: 'x'.repeat(2_000) }
  }),
  handle(showCrate, async ({ params }) => ({ id: params.id })),
  handle(packCrate, async ({ body }) => ({ name: body.name })),
]

const people: Record<string, Caller> = {
  huda: { id: 1, type: 'local_buyer', staff: null, signIn: 1, trades: true },
  hasan: { id: 2, type: 'fisherman', staff: null, signIn: 2, trades: true },
}

const options: ApiOptions = {
  ...testOptions,
  authenticate: async (token) => people[token],
  checkAnswers: true,
}

let app: FastifyInstance
beforeEach(async () => {
  made = 0
  failure = undefined
  app = await openHttp(options)
  serveCalls(app, handlers, options)
})
afterEach(() => app.close())

describe('the API', () => {
  it('answers in Arabic unless Accept-Language starts with en', async () => {
    const arabic = await app.inject({ url: '/api/crates/7', headers: { 'accept-language': 'fr, en' } })
    expect(arabic.json()).toEqual({ data: { id: 7 } })
    expect(arabic.headers['content-language']).toBe('ar')
    const english = await app.inject({ url: '/api/nothing', headers: { 'accept-language': 'en-US' } })
    expect(english.statusCode).toBe(404)
    expect(english.headers['content-language']).toBe('en')
    expect(english.json()).toEqual({
      code: 'not_found',
      message: 'We could not find what you are looking for',
    })
  })

  it('accepts Arabic digits and several ids in a query, and caps the limit at 100', async () => {
    await app.inject({ url: `/api/crates?fish_id=${encodeURIComponent('٣,7')}&limit=500&page=` })
    expect(seen.at(-1)).toEqual({ fish_id: [3, 7], page: 1, limit: 100 })
  })

  it('lists the errors of each field once, under the name of the field', async () => {
    const answer = await app.inject({ url: '/api/crates?fish_id=a,b&limit=0&depth=10' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('validation_failed')
    expect(answer.json().errors).toEqual({
      fish_id: ['اكتب رقمًا'],
      limit: ['لا يقل عن 1'],
      depth: ['لا يزيد على 9'],
    })
  })

  it('answers another method with 405 and names the allowed methods', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/crates' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
  })

  it('refuses TRACE and does not echo the request', async () => {
    const headers = { authorization: 'Bearer made-up' }
    const answer = await app.inject({ method: 'TRACE' as 'GET', url: '/api/crates', headers })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.payload).not.toContain('made-up')
  })

  it('answers HEAD with headers only', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/crates/7' })
    expect([answer.statusCode, answer.payload]).toEqual([200, ''])
  })
})

describe('input validation', () => {
  const pack = (payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/crates',
      headers: { authorization: 'Bearer hasan', 'content-type': type, 'accept-language': 'en' },
      payload,
    })

  it('reports only 200 problems of a list with 100,000 invalid items', async () => {
    const many = (item: unknown) =>
      JSON.stringify({ name: 'ok', fish_id: 1, more: Array(150_000).fill(item) })
    expect((await pack(many(1))).statusCode).toBe(201)
    const wrong = await pack(JSON.stringify({ name: 'ok', fish_id: 1, more: Array(100_000).fill('\u0000') }))
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json().errors)).toHaveLength(200)
  })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['"text"', 400],
    ['', 400],
    ['{"name":"ab\\u0000c","fish_id":1}', 422],
    ['{"name":"abcdefg","fish_id":1}', 422],
    ['{"name":"","fish_id":1}', 422],
    ['{"name":5,"fish_id":1}', 422],
    ['{"name":"ok","fish_id":1e999}', 422],
    ['{"name":"ok","fish_id":-3}', 422],
    ['{"name":"ok","fish_id":1.5}', 422],
    ['{"name":"ok","fish_id":true}', 422],
    ['{"name":"ok","fish_id":[1]}', 422],
    ['{"__proto__":{"admin":true},"name":"ok","fish_id":1}', 201],
    ['{"name":"ok","fish_id":"٤","id":9,"admin":true}', 201],
  ])('answers the body %s with status %i', async (payload, status) => {
    const answer = await pack(payload)
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json())).toContain(status === 201 ? 'data' : 'message')
  })

  it('lists missing fields in the reader’s language', async () => {
    expect((await pack('{}')).json().errors).toEqual({
      name: ['Enter your name'],
      fish_id: ['Choose the species'],
    })
  })

  it('refuses other content types and too large bodies', async () => {
    expect((await pack('name=a', 'text/xml')).statusCode).toBe(415)
    expect((await pack(JSON.stringify({ name: 'x'.repeat(2_000_000) }))).statusCode).toBe(413)
  })

  it.each(['/api/crates/%E0%A4%A', '/%', '//', '/api/crates/..%2f..%2fetc', '/api/crates/1%00'])(
    'refuses the address %s, and the server keeps running',
    async (url) => {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toHaveProperty('code')
      expect((await app.inject({ url: '/api/crates/1' })).statusCode).toBe(200)
    },
  )
})

describe('authorisation of calls', () => {
  const pack = (authorization?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/crates',
      headers: authorization === undefined ? {} : { authorization },
      payload: { name: 'ok', fish_id: 1 },
    })

  it('answers 401 without a token, 403 for the wrong role and 201 for the right role', async () => {
    expect((await pack()).statusCode).toBe(401)
    expect((await pack('Bearer huda')).json()).toEqual({
      code: 'forbidden',
      message: 'عذرًا، ليس لديك صلاحية لتنفيذ هذا الإجراء',
    })
    expect((await pack('Bearer hasan')).statusCode).toBe(201)
  })

  it.each(['Bearer revoked', 'Bearer', 'Basic aGFzYW4=', ''])(
    'refuses an invalid token (%s) with 401 on a public call',
    async (authorization) => {
      const answer = await app.inject({ url: '/api/crates/1', headers: { authorization } })
      expect(answer.statusCode).toBe(401)
    },
  )

  it('refuses to register a call without `who`', async () => {
    const silent = { call: { ...showCrate, who: undefined }, run: handlers[1]!.run } as unknown as Handler
    const bare = await openHttp(options)
    expect(() => serveCalls(bare, [silent], options)).toThrow(/does not declare who/)
    await bare.close()
  })
})

describe('shared answers', () => {
  it('are computed once for concurrent requests and have an ETag', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => app.inject({ url: '/api/crates' })))
    expect(answers.map((answer) => answer.json().data.made)).toEqual([1, 1, 1])
    const again = await app.inject({
      url: '/api/crates',
      headers: { 'if-none-match': String(answers[0]?.headers.etag) },
    })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  it('are not sent to signed-in callers of a call without a field that marks the reader’s own objects', async () => {
    await app.inject({ url: '/api/crates' })
    const own = await app.inject({ url: '/api/crates', headers: { authorization: 'Bearer huda' } })
    expect([own.json().data.made, own.headers['cache-control']]).toEqual([2, 'no-store'])
  })

  it('are compressed for clients that accept compression', async () => {
    const answer = await app.inject({ url: '/api/crates', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.length).toBeLessThan(500)
  })

  it('are computed once per language for pages that are rendered concurrently', async () => {
    const inside = callInProcess(handlers, options)
    const read = (locale: 'ar' | 'en', page = 1) => inside('GET crates', { query: { page } }, locale)
    const answers = await Promise.all([read('ar'), read('ar'), read('en'), read('ar', 2)])
    expect(answers.map((answer) => (answer as { made: number }).made)).toEqual([1, 1, 2, 3])
  })

  it('are computed again after a failure', async () => {
    failure = new Error('secret of the kitchen')
    const failed = await app.inject({ url: '/api/crates' })
    expect([failed.statusCode, failed.payload.includes('kitchen')]).toEqual([500, false])
    failure = undefined
    expect((await app.inject({ url: '/api/crates' })).statusCode).toBe(200)
  })
})

describe('the API', () => {
  it('answers with 503 and Retry-After while the database is unreachable', async () => {
    failure = new DatabaseUnavailable(new Error('ECONNREFUSED'))
    const answer = await app.inject({ url: '/api/crates' })
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ])
    const inside = callInProcess(handlers, options)
    await expect(inside('GET crates', {}, 'ar')).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('answers with 500 if a checked answer does not match its schema', async () => {
    const broken = handle(showCrate, async () => ({ id: 'seven' }) as unknown as { id: number })
    const bare = await openHttp(options)
    serveCalls(bare, [broken], options)
    const answer = await bare.inject({ url: '/api/crates/7' })
    expect(answer.statusCode).toBe(500)
    expect(Object.keys(answer.json())).toEqual(['message', 'code'])
    expect(answer.payload).not.toMatch(/promise|\.ts|seven/)
    await bare.close()
  })

  describe('with a read limit', () => {
    let limited: FastifyInstance
    beforeEach(async () => {
      limited = await openHttp({ ...options, rateLimits: true, trustProxy: 1 })
      serveCalls(limited, handlers, options)
      limited.get('/files/crate.webp', { config: { counts: 'nobody' } }, () => 'a picture')
      limited.get('/crates', () => 'a page')
    })
    afterEach(() => limited.close())

    const from = (address: string, headers: Record<string, string> = {}) => ({
      'x-forwarded-for': address,
      ...headers,
    })
    const read = async (headers: Record<string, string>, url = '/api/crates/1') =>
      (await limited.inject({ url, headers })).statusCode
    /** Uses up the read limit of an address for one minute. */
    const exhaust = (address: string) => {
      const raw = { headers: from(address), socket: { remoteAddress: '127.0.0.1' } } as never
      for (let count = 0; count < limits.reading.perAddressMinute; count += 1) limited.rates?.takeAddress(raw)
    }

    it('refuses too many requests of one address, even if the client prepends other addresses to X-Forwarded-For', async () => {
      exhaust('203.0.113.7')
      const answer = await limited.inject({ url: '/api/crates/1', headers: from('10.0.0.1, 203.0.113.7') })
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(await read(from('203.0.113.8'))).toBe(200)
    })

    it('counts requests to every route except those of files', async () => {
      exhaust('203.0.113.7')
      expect(await read(from('203.0.113.7'), '/files/crate.webp')).toBe(200)
      for (const url of ['/crates', '/api/crates', '/api/nothing', '/uploads/nothing', '/nothing'])
        expect(await read(from('203.0.113.7'), url), url).toBe(429)
    })

    it('counts signed-in readers by person, not by address', async () => {
      exhaust('203.0.113.7')
      const huda = { authorization: 'Bearer huda' }
      expect(await read(from('203.0.113.7', huda))).toBe(200)
      for (let count = 1; count < limits.reading.perPersonMinute; count += 1) limited.rates?.takePerson(1)
      expect(await read(from('203.0.113.7', huda))).toBe(429)
      expect(await read(from('203.0.113.8', huda))).toBe(429)
      expect(await read(from('203.0.113.8'))).toBe(200)
      expect(await read(from('203.0.113.7', { authorization: 'Bearer hasan' }))).toBe(200)
    })

    it('counts requests with an invalid token, and requests to routes that read no token, by address', async () => {
      expect(await read(from('203.0.113.9', { authorization: 'Bearer dead' }))).toBe(401)
      exhaust('203.0.113.7')
      expect(await read(from('203.0.113.7', { authorization: 'Bearer dead' }))).toBe(429)
      expect(await read(from('203.0.113.7', { authorization: 'Bearer huda' }), '/crates')).toBe(429)
    })
  })
})
