import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#shared/base/call.ts'
import { openUploads } from '../limits/uploads.ts'
import { openLog } from '../logs/log.ts'
import { openEventStreams } from '../streams/eventStreams.ts'
import type { Channel, News } from '../streams/streamTopics.ts'
import type { Caller } from './caller.ts'
import { serveCalls } from './calls.ts'
import { type ApiOptions, handle, handleStream, openHttp } from './http.ts'

const listBoats = call('GET boats', { who: 'anyone', from: 'a test', answer: z.unknown() })
const addBoat = call('POST boats', {
  who: 'anyone',
  from: 'a test',
  form: { files: 1 },
  body: z.object({ name: z.string() }),
  answer: z.unknown(),
})
const followBoats = call('GET boats/events', {
  who: 'anyone',
  from: 'a test',
  stream: true,
  answer: z.unknown(),
})

/** The handlers, the token lookup and the stream's read wait for these promises. */
let work: PromiseWithResolvers<object>
let lookUp: PromiseWithResolvers<Caller | undefined>
let news: PromiseWithResolvers<ReadonlyMap<number, News>>
let app: FastifyInstance
let url: string

beforeEach(async () => {
  work = Promise.withResolvers()
  lookUp = Promise.withResolvers()
  news = Promise.withResolvers()
  const log = openLog({ level: 'silent' })
  const channel: Channel = {
    name: 'boats',
    restMs: 0,
    read: () => news.promise,
    since: async () => ({ changed: [], last: 0 }),
  }
  const events = { publish: () => undefined, subscribe: () => () => undefined, close: async () => undefined }
  const options: ApiOptions = {
    log,
    clock: () => new Date('2026-11-21T06:00:00Z'),
    authenticate: () => lookUp.promise,
    rateLimits: false,
    trustProxy: false,
    uploads: openUploads({ folder: tmpdir() }),
    streams: openEventStreams({
      log,
      events,
      callersOf: async () => new Map(),
      caps: { perAddress: 1, perPerson: 1 },
    }),
    answerMs: 150,
  }
  app = await openHttp(options)
  const handlers = [
    handle(listBoats, () => work.promise),
    handle(addBoat, () => work.promise),
    handleStream(followBoats, async () => ({ channel, key: 1 })),
  ]
  serveCalls(app, handlers, options)
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/boats`
})
afterEach(() => app.close())

const statusOf = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.get('retry-after')]
}
const form = (fields: Record<string, string | Blob>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { method: 'POST', body }
}
const unavailable = [503, '2']

describe('serveCalls, when a call exceeds the answer time,', () => {
  it('answers 503 if the token lookup hangs', async () => {
    const headers = { authorization: 'Bearer huda' }
    work.resolve({})
    expect(await statusOf(fetch(url, { headers }))).toEqual(unavailable)
    expect(await statusOf(fetch(`${url}/events`, { headers }))).toEqual(unavailable)
  })

  it('answers 503 to a JSON body and to a form without files', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"a"}' }
    expect(await statusOf(fetch(url, json))).toEqual(unavailable)
    expect(await statusOf(fetch(url, form({ name: 'a' })))).toEqual(unavailable)
  })

  it('does not refuse a form with a file', async () => {
    const sent = fetch(url, form({ name: 'a', picture: new Blob(['fish']) }))
    // The two later calls have timed out, so the form has exceeded the answer time too.
    for (let count = 0; count < 2; count += 1) expect(await statusOf(fetch(url))).toEqual(unavailable)
    work.resolve({})
    expect((await sent).status).toBe(200)
  })

  it('answers 503 to a stream that does not open, and releases its connection slot', async () => {
    expect(await statusOf(fetch(`${url}/events`))).toEqual(unavailable)
    const again = () => fetch(`${url}/events`)
    await expect.poll(async () => statusOf(again())).toEqual(unavailable)
    news.resolve(new Map([[1, { events: [], last: 7 }]]))
    await expect
      .poll(async () => {
        const answer = await again()
        await answer.body?.cancel()
        return answer.status
      })
      .toBe(200)
  })
})
