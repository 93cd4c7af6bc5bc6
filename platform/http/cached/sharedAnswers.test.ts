import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#shared/base/call.ts'
import type { Caller } from '../caller.ts'
import { serveCalls } from '../calls.ts'
import { type ApiOptions, handle, handleShared, openHttp } from '../http.ts'
import { testOptions } from '../testing/apiOptions.ts'

const Catch = z.object({ id: z.number(), made: z.number(), is_fav: z.boolean(), padding: z.string() })
const listCatches = call('GET catches', {
  who: 'anyone',
  from: 'a test',
  answer: z.object({ catches: z.array(Catch) }),
  shared: true,
})
const renameCatch = call('POST catches', { who: 'signed_in', from: 'a test', answer: z.object({}) })
const touchCatch = call('GET catches/touch', {
  who: 'signed_in',
  from: 'a test',
  answer: z.object({}),
  writes: true,
})

/** Makes the answer long enough to be compressed. */
const padding = 'x'.repeat(1_000)

const huda: Caller = { id: 1, type: 'local_buyer', staff: null, signIn: 1, trades: true }
const hasan: Caller = { id: 2, type: 'fisherman', staff: null, signIn: 2, trades: true }

let people: Record<string, Caller>
let favorites: Record<number, number[]>
let made: number
let readers: unknown[]
let app: FastifyInstance

beforeEach(async () => {
  people = { huda, hasan }
  favorites = { 1: [2], 2: [] }
  made = 0
  readers = []
  const options: ApiOptions = {
    ...testOptions,
    authenticate: async (token) => people[token],
    checkAnswers: true,
  }
  app = await openHttp(options)
  const favorite = {
    name: 'is_fav',
    among: async (reader: number, ids: readonly number[]) =>
      new Set(ids.filter((id) => favorites[reader]?.includes(id))),
  }
  const handlers = [
    handleShared(listCatches, favorite, async (_input, context) => {
      readers.push((context as { caller?: unknown }).caller)
      made += 1
      return { catches: [1, 2].map((id) => ({ id, made, is_fav: false, padding })) }
    }),
    handle(renameCatch, async () => ({})),
    handle(touchCatch, async () => ({})),
  ]
  serveCalls(app, handlers, options)
})
afterEach(() => app.close())

const read = async (token?: string) => {
  const { statusCode, headers, body } = await app.inject({
    url: '/api/catches',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { statusCode, headers, catches: statusCode === 200 ? JSON.parse(body).data.catches : undefined }
}
const catches = (round: number, own: readonly number[]) =>
  [1, 2].map((id) => ({ id, made: round, is_fav: own.includes(id), padding }))

describe('a shared answer with a field that marks the reader’s own objects', () => {
  it('is computed once, for an anonymous reader, and gets the field of each reader', async () => {
    expect((await read()).catches).toEqual(catches(1, []))
    expect((await read('huda')).catches).toEqual(catches(1, [2]))
    expect((await read('hasan')).catches).toEqual(catches(1, []))
    expect((await read()).catches).toEqual(catches(1, []))
    expect(readers).toEqual([undefined])
  })

  it('may not be stored by caches when it is sent to a signed-in reader', async () => {
    const own = await read('huda')
    expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined])
    expect((await read()).headers['cache-control']).toBe('public, max-age=1')
  })

  it('is compressed for readers who own none of its objects', async () => {
    const encodings = []
    for (const token of ['huda', 'hasan']) {
      const { headers } = await app.inject({
        url: '/api/catches',
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
      })
      encodings.push(headers['content-encoding'])
    }
    expect(encodings).toEqual([undefined, 'gzip'])
  })

  it('has the current value of the field, although the rest is cached', async () => {
    await read('hasan')
    favorites[hasan.id] = [1]
    expect((await read('hasan')).catches).toEqual(catches(1, [1]))
  })

  it('is refused at once to a reader whose token has ended', async () => {
    expect((await read('huda')).statusCode).toBe(200)
    people = { hasan }
    expect((await read('huda')).statusCode).toBe(401)
    expect((await read('hasan')).statusCode).toBe(200)
  })

  it.each([
    ['POST', '/api/catches'],
    ['GET', '/api/catches/touch'],
  ] as const)('is computed again for a reader after their own change by %s %s', async (method, url) => {
    await read('huda')
    await app.inject({ method, url, headers: { authorization: 'Bearer huda' } })
    expect((await read('hasan')).catches).toEqual(catches(1, []))
    expect((await read('huda')).catches).toEqual(catches(2, [2]))
    // The newer answer serves everybody, and is computed only once.
    expect((await read('huda')).catches).toEqual(catches(2, [2]))
    expect((await read('hasan')).catches).toEqual(catches(2, []))
  })
})
