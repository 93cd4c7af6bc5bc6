import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#node/config.ts'
import { openDatabase } from '#node/db.ts'
import { openLog } from '#node/log.ts'
import { createApp } from '#server/app.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { startServer } from '#server/main.ts'
import { openGate } from '#world/testing/gate.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import { signInAs } from '#world/testing/signIn.ts'
import { type ReadStream, readStream } from '#world/testing/stream.ts'
import { notify } from './actions.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openTestMarket()
})
afterAll(() => market.close())

const opened: ReadStream[] = []
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

type Options = Parameters<typeof readStream>[1] & { from?: string }

async function follow({ from = market.url, ...options }: Options): Promise<ReadStream> {
  const stream = await readStream(`${from}/api/events`, options)
  opened.push(stream)
  return stream
}

const buyerHere = () => signInAs(market.db, 'local_buyer')
let events = 0

/** Tells somebody that an order is on its way; answers its number. */
async function tell(userId: number, db = market.db): Promise<string> {
  const number = String(100_000 + ++events)
  await db.transaction((tx) =>
    notify(tx, {
      to: userId,
      kind: 'order_sent',
      facts: { number },
      about: events,
      by: null,
      event: `sent:${number}`,
    }),
  )
  return number
}

const messagesOf = ({ events: all }: ReadStream) =>
  all
    .filter(({ event }) => event === 'notification')
    .map(({ data }) => (data as { data: { message: string } }).data.message)

const onItsWay = (number: string) => `خرج طلبك ${number} للتوصيل`

describe('a person who follows', () => {
  it('hears of what happens, in their language, with what is unread', async () => {
    const { token, caller } = await buyerHere()
    const [arabic, english] = [await follow({ token }), await follow({ token, locale: 'en' })]
    expect(arabic.status).toBe(200)
    expect(Object.fromEntries(arabic.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'content-language': 'ar',
      'x-content-type-options': 'nosniff',
    })
    const number = await tell(caller.id)
    await expect.poll(() => messagesOf(arabic)).toEqual([onItsWay(number)])
    await expect.poll(() => messagesOf(english)).toEqual([`Your order ${number} is on its way`])
    const answer = await fetch(`${market.url}/api/notifications`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = (await answer.json()) as { data: { data: { id: number }[]; unread: number } }
    expect(arabic.events[0]).toEqual({
      id: String(data.data[0]?.id),
      event: 'notification',
      data: { ...data.data[0], unread: data.unread },
    })
  })

  it('does not hear of others', async () => {
    const [{ token }, other] = [await buyerHere(), await signInAs(market.db, 'fisherman')]
    const stream = await follow({ token })
    const theirs = await follow({ token: other.token })
    await tell(other.caller.id)
    await expect.poll(() => theirs.events).toHaveLength(1)
    expect(stream.events).toEqual([])
  })

  it('hears nothing of what is rolled back', async () => {
    const { token, caller } = await buyerHere()
    const stream = await follow({ token })
    const failing = market.db.transaction(async (tx) => {
      await notify(tx, {
        ...{ to: caller.id, kind: 'order_sent', facts: { number: '13' }, about: 13, by: null },
        event: 'never',
      })
      throw new Error('not now')
    })
    await expect(failing).rejects.toThrow('not now')
    const number = await tell(caller.id)
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(number)])
  })

  it('goes on after what was received last, however much that is', async () => {
    const { token, caller } = await buyerHere()
    const first = await follow({ token })
    await expect.poll(() => first.lastId()).toMatch(/^\d+$/)
    first.close()
    await first.ended
    const numbers: string[] = []
    for (let count = 0; count < 120; count++) numbers.push(await tell(caller.id))
    const second = await follow({ token, lastId: first.lastId() })
    await expect.poll(() => messagesOf(second)).toEqual(numbers.map(onItsWay))
    const third = await follow({ token, lastId: second.lastId() })
    numbers.push(await tell(caller.id))
    await expect.poll(() => messagesOf(third)).toEqual(numbers.slice(-1).map(onItsWay))
  })

  it.each(['99999999999', 'x', '-1', '1; drop table notifications'])(
    'with the place %s hears what happens from now on',
    async (lastId) => {
      const { token, caller } = await buyerHere()
      const stream = await follow({ token, lastId })
      const number = await tell(caller.id)
      await expect.poll(() => messagesOf(stream).at(-1)).toBe(onItsWay(number))
      expect(messagesOf(stream)).toHaveLength(1)
    },
  )

  it('is told what is unread on coming back, also from nowhere', async () => {
    const { token, caller } = await buyerHere()
    const number = await tell(caller.id)
    const before = await follow({ token, lastId: 'new' })
    await expect.poll(() => before.events).toHaveLength(1)
    expect(before.events[0]).toMatchObject({ id: before.lastId(), event: 'unread' })
    expect(before.events[0]?.data).toEqual({ unread: expect.any(Number) })
    const again = await follow({ token, lastId: before.lastId() })
    await expect.poll(() => again.events).toEqual(before.events)
    const first = await follow({ token })
    await tell(caller.id)
    await expect.poll(() => first.events).toHaveLength(1)
    expect(messagesOf(first)).not.toContain(onItsWay(number))
  })

  it('is told when what is unread was read elsewhere', async () => {
    const { token, caller } = await buyerHere()
    const stream = await follow({ token })
    await tell(caller.id)
    await expect.poll(() => stream.events).toHaveLength(1)
    await fetch(`${market.url}/api/notifications/read`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    await expect.poll(() => stream.events.at(-1)).toMatchObject({ event: 'unread', data: { unread: 0 } })
    expect(stream.events.at(-1)?.id).toBe(stream.events[0]?.id)
  })
})

describe('several processes on one database', () => {
  it('what happens in one reaches the streams of the other, once', async () => {
    const { token, caller } = await buyerHere()
    const second = await openSecond(market.databaseUrl)
    const [here, there] = [await follow({ token }), await follow({ token, from: second.url })]
    const numbers = [await tell(caller.id), await tell(caller.id, second.db), await tell(caller.id)]
    await expect.poll(() => messagesOf(there)).toEqual(numbers.map(onItsWay))
    await expect.poll(() => messagesOf(here)).toEqual(numbers.map(onItsWay))
    await second.close()
    await there.ended
  })

  it('without any word of it the rows are found', async () => {
    const { token, caller } = await buyerHere()
    const stream = await follow({ token })
    await market.db.query({
      text: `select add_notifications(jsonb_build_array(jsonb_build_object('place', 0, 'user_id', $1::bigint,
               'data_type', 'user_orders', 'data_id', 5, 'kind', 'order_sent',
               'facts', '{"number":"77"}'::jsonb, 'event_key', 'silent')))`,
      values: [caller.id],
    })
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay('77')])
  })

  it('what was written first and committed last is not lost', async () => {
    const { token, caller } = await buyerHere()
    const stream = await follow({ token })
    let go: () => void = () => undefined
    const slow = market.db.transaction(async (tx) => {
      await tx.query({ text: `select nextval('notification_numbers')` })
      await new Promise<void>((resolve) => {
        go = resolve
      })
      await notify(tx, {
        ...{ to: caller.id, kind: 'order_sent', facts: { number: '5' }, about: 5, by: null },
        event: 'slow',
      })
    })
    const number = await tell(caller.id)
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(number)])
    go()
    await slow
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(number), onItsWay('5')])
  })

  it('a database that goes away and comes back takes no stream with it', async () => {
    const gate = await openGate(market.databaseUrl)
    const second = await openSecond(gate.url)
    const { token, caller } = await buyerHere()
    const stream = await follow({ token, from: second.url })
    const before = await tell(caller.id)
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(before)])
    await gate.cut()
    const during = await tell(caller.id)
    const refused = await follow({ token, from: second.url })
    expect(refused.status).toBe(503)
    await gate.mend()
    await expect.poll(() => messagesOf(stream)).toEqual([before, during].map(onItsWay))
    const after = await tell(caller.id)
    await expect.poll(() => messagesOf(stream)).toEqual([before, during, after].map(onItsWay))
    await second.close()
    await gate.close()
  })
})

describe('who may follow', () => {
  it('not whoever has no token, and no HEAD', async () => {
    expect((await follow({})).status).toBe(401)
    expect((await follow({ token: 'made-up' })).status).toBe(401)
    const { token } = await buyerHere()
    const head = await fetch(`${market.url}/api/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(head.status).toBe(405)
  })

  it('the streams of a token that is revoked, too old or of somebody blocked end by themselves, others go on', async () => {
    const live = await buyerHere()
    const going = await follow({ token: live.token })
    const deaths = [
      ['local_seller', 'delete from tokens where hash = $1'],
      ['international_seller', "update tokens set last_used_at = now() - interval '40 days' where hash = $1"],
      [
        'fisherman',
        'update users set blocked = true where id = (select user_id from tokens where hash = $1)',
      ],
    ] as const
    const ending = await Promise.all(
      deaths.map(async ([type, text]) => {
        const { token } = await signInAs(market.db, type)
        const stream = await follow({ token })
        expect(stream.status).toBe(200)
        return { token, text, stream }
      }),
    )
    for (const { token, text } of ending) await market.db.query({ text, values: [hashToken(token)] })
    for (const { token, stream } of ending) {
      await stream.ended
      expect((await follow({ token })).status).toBe(401)
    }
    const number = await tell(live.caller.id)
    await expect.poll(() => messagesOf(going)).toEqual([onItsWay(number)])
    await market.db.query({ text: 'update users set blocked = false' })
  })

  it('an address and a person hold so many streams; one that ends makes room', async () => {
    const second = await openSecond(market.databaseUrl, { RATE_LIMITS: 'on', STREAMS_PER_ADDRESS: '22' })
    const [buyer, seller] = [await buyerHere(), await signInAs(market.db, 'local_seller')]
    const streams: ReadStream[] = []
    for (let count = 0; count < 20; count++)
      streams.push(await follow({ token: buyer.token, from: second.url }))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const twentyFirst = await follow({ token: buyer.token, from: second.url })
    expect([twentyFirst.status, twentyFirst.headers.get('retry-after')]).toEqual([429, '15'])
    for (let count = 0; count < 2; count++) {
      expect((await follow({ token: seller.token, from: second.url })).status).toBe(200)
    }
    expect((await follow({ token: seller.token, from: second.url })).status).toBe(429)
    streams[0]?.close()
    await expect.poll(async () => (await follow({ token: seller.token, from: second.url })).status).toBe(200)
    await second.close()
  })

  it('a stop ends them at once, and lets nobody in any more', async () => {
    const second = await openSecond(market.databaseUrl)
    const { token } = await buyerHere()
    const streams = [await follow({ token, from: second.url }), await follow({ token, from: second.url })]
    second.app.endStreams()
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['whole', 'whole'])
    expect((await follow({ token, from: second.url })).status).toBe(503)
    await second.close()
  })

  it('a web process that stops ends its streams in good order and waits for none', async () => {
    const config = loadConfig({ DATA_DIR: market.config.DATA_DIR, RATE_LIMITS: 'off', PORT: '0' })
    const server = await startServer(config, {
      databaseUrl: market.databaseUrl,
      log: openLog({ level: 'silent' }),
    })
    const { token } = await buyerHere()
    const stream = await follow({ token, from: server.url })
    await server.close()
    expect(await stream.ended).toBe('whole')
  })

  it('whoever hangs up before the first word leaves nothing behind', async () => {
    const { token, caller } = await buyerHere()
    const { port } = new URL(market.url)
    for (let count = 0; count < 20; count++) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`, () =>
        socket.destroy(),
      )
    }
    const stream = await follow({ token })
    const number = await tell(caller.id)
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(number)])
  })
})

/** A further web process, as far as the database can tell. */
async function openSecond(databaseUrl: string, env: Record<string, string> = {}) {
  const log = openLog({ level: 'silent' })
  const db = openDatabase(databaseUrl, { log })
  const config = loadConfig({ DATA_DIR: market.config.DATA_DIR, RATE_LIMITS: 'off', ...env })
  const app = await createApp({ config, db, log })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    url,
    db,
    async close() {
      await app.close()
      await db.close()
    },
  }
}
