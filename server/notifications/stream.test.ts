import { afterEach, describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { messagesOf, onItsWay, openFollowers } from '#demo/testing/followers.ts'
import { openGate } from '#demo/testing/gate.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import { notify } from './actions.ts'

const market = await testMarket()

const { follow, buyerHere, tell, openSecond, closeAll } = openFollowers(() => market)
afterEach(closeAll)

describe('GET events for a person', () => {
  it('sends notifications in the requested language with the unread count', async () => {
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
    await expect.poll(() => messagesOf(english)).toEqual([`Your order ${number} is on the way`])
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

  it('does not send the notifications of others', async () => {
    const [{ token }, other] = [await buyerHere(), await signInAs(market.db, 'fisherman')]
    const stream = await follow({ token })
    const theirs = await follow({ token: other.token })
    await tell(other.caller.id)
    await expect.poll(() => theirs.events).toHaveLength(1)
    expect(stream.events).toEqual([])
  })

  it('sends nothing after a rollback', async () => {
    const { token, caller } = await buyerHere()
    const stream = await follow({ token })
    const failing = market.db.transaction(async (tx) => {
      await notify(tx, {
        to: caller.id,
        kind: 'order_sent',
        facts: { number: '13' },
        about: 13,
        by: null,
        event: 'never',
      })
      throw new Error('not now')
    })
    await expect(failing).rejects.toThrow('not now')
    const number = await tell(caller.id)
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(number)])
  })

  it('sends all missed notifications after Last-Event-ID', async () => {
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
    'sends only new notifications with the invalid Last-Event-ID %s',
    async (lastId) => {
      const { token, caller } = await buyerHere()
      const stream = await follow({ token, lastId })
      const number = await tell(caller.id)
      await expect.poll(() => messagesOf(stream).at(-1)).toBe(onItsWay(number))
      expect(messagesOf(stream)).toHaveLength(1)
    },
  )

  it('sends the unread count after a reconnect with Last-Event-ID', async () => {
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

  it('sends the unread count when another call marks notifications as read', async () => {
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

describe('GET events', () => {
  it('sends each event of one process once to the streams of another process', async () => {
    const { token, caller } = await buyerHere()
    const second = await openSecond(market.databaseUrl)
    const [here, there] = [await follow({ token }), await follow({ token, from: second.url })]
    const numbers = [await tell(caller.id), await tell(caller.id, second.db), await tell(caller.id)]
    await expect.poll(() => messagesOf(there)).toEqual(numbers.map(onItsWay))
    await expect.poll(() => messagesOf(here)).toEqual(numbers.map(onItsWay))
    await second.close()
    await there.ended
  })

  it('sends rows that were written without NOTIFY', async () => {
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

  it('sends a row that is committed after rows with a later number', async () => {
    const { token, caller } = await buyerHere()
    const stream = await follow({ token })
    let go: () => void = () => undefined
    const slow = market.db.transaction(async (tx) => {
      await tx.query({ text: `select nextval('notification_numbers')` })
      await new Promise<void>((resolve) => {
        go = resolve
      })
      await notify(tx, {
        to: caller.id,
        kind: 'order_sent',
        facts: { number: '5' },
        about: 5,
        by: null,
        event: 'slow',
      })
    })
    const number = await tell(caller.id)
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(number)])
    go()
    await slow
    await expect.poll(() => messagesOf(stream)).toEqual([onItsWay(number), onItsWay('5')])
  })

  it('continues after a lost database connection', async () => {
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
