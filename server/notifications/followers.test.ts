import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { messagesOf, onItsWay, openFollowers } from '#demo/testing/followers.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import type { ReadStream } from '#demo/testing/stream.ts'
import { loadConfig } from '#platform/config.ts'
import { openLog } from '#platform/logs/log.ts'
import { hashToken } from '../auth/tokens.ts'
import { startServer } from '../main.ts'

const market = await testMarket()

const { follow, buyerHere, tell, openSecond, closeAll } = openFollowers(() => market)
afterEach(closeAll)

describe('GET events', () => {
  it('refuses HEAD and callers without a valid token', async () => {
    expect((await follow({})).status).toBe(401)
    expect((await follow({ token: 'made-up' })).status).toBe(401)
    const { token } = await buyerHere()
    const head = await fetch(`${market.url}/api/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(head.status).toBe(405)
  })

  it('ends the stream of a sign-in only when the sign-in is revoked, expired or blocked', async () => {
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

  it('limits the open streams of a person and of an IP address', async () => {
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

  it('refuses new streams once the server has ended all streams', async () => {
    const second = await openSecond(market.databaseUrl)
    const { token } = await buyerHere()
    const streams = [await follow({ token, from: second.url }), await follow({ token, from: second.url })]
    second.app.endStreams()
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(['whole', 'whole'])
    expect((await follow({ token, from: second.url })).status).toBe(503)
    await second.close()
  })

  it('does not delay the end of the web process', async () => {
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

  it('serves new streams after clients have disconnected before their first event', async () => {
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
