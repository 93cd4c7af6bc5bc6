import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLog } from '../logs/log.ts'
import { type EventStreams, openEventStreams } from './eventStreams.ts'
import type { Events, Listener } from './events.ts'
import type { Channel } from './streamTopics.ts'

const log = openLog({ level: 'silent' })
const sockets: Socket[] = []
let app: FastifyInstance | undefined
let streams: EventStreams | undefined
afterEach(async () => {
  vi.useRealTimers()
  for (const socket of sockets.splice(0)) socket.destroy()
  streams?.end()
  await app?.close()
})

/** Opens a stream of an auction whose bids are texts. `clock.ends` sets its end (`performance.now()`). */
async function openAuction() {
  const bids: string[] = []
  const clock: { ends?: number } = {}
  let serialized = 0
  let listener: Listener | undefined
  const events: Events = {
    publish: (topics) => listener?.received([...topics]),
    subscribe: (subscribed) => {
      listener = subscribed
      return () => undefined
    },
    close: async () => undefined,
  }
  const reads: number[] = []
  const channel: Channel = {
    name: 'auction',
    restMs: 0,
    async read(wanted, most) {
      reads.push(wanted.length)
      const after = (from: number | null) =>
        from === null
          ? []
          : bids
              .slice(from, from + most)
              .map((word, place) => ({ id: from + place + 1, name: 'bid', data: () => dataOf(word) }))
      const dataOf = (word: string) => {
        serialized += 1
        return word
      }
      const over = clock.ends !== undefined && clock.ends <= performance.now()
      return new Map(
        wanted.map(({ key, after: from }) => [
          key,
          {
            events: after(from),
            last: bids.length,
            standing: {
              name: over ? 'ended' : 'standing',
              data: () => performance.now(),
              says: String(over),
              apart: over,
            },
            changesInMs: over || clock.ends === undefined ? undefined : clock.ends - performance.now(),
          },
        ]),
      )
    },
    since: async () => ({ changed: [], last: bids.length }),
  }
  streams = openEventStreams({ log, events, callersOf: async () => new Map() })
  app = Fastify()
  app.get('/', async (request, reply) => {
    const place = request.headers['last-event-id']
    const after = place === undefined ? null : Number(place)
    await streams?.open(
      reply,
      { channel, key: 7 },
      {
        call: { who: 'anyone' },
        locale: 'ar',
        caller: undefined,
        address: request.ip,
        after,
        returns: after !== null,
      },
    )
    return reply
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return {
    reads,
    clock,
    serialized: () => serialized,
    bid(word: string) {
      bids.push(word)
      events.publish(['auction:7'])
    },
    async follow(place?: number) {
      const socket = connect(Number(port), '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => undefined)
      const last = place === undefined ? '' : `Last-Event-ID: ${place}\r\n`
      socket.write(`GET / HTTP/1.1\r\nHost: market\r\n${last}\r\n`)
      let text = ''
      socket.on('data', (part) => {
        text += part
      })
      await expect.poll(() => text).toContain('id: ')
      return { socket, text: () => text }
    },
  }
}

describe('streams of one auction', () => {
  it('share one read and send every bid in order', async () => {
    const auction = await openAuction()
    const followers = await Promise.all(Array.from({ length: 30 }, () => auction.follow()))
    const before = auction.reads.length
    auction.bid('4,100')
    for (const { text } of followers)
      await expect.poll(text).toContain('id: 1\nevent: bid\ndata: "4,100"\n\n')
    expect(auction.reads.length - before).toBeLessThan(4)
    for (let count = 0; count < 200; count++) auction.bid(`bid ${count}`)
    for (const { text } of followers) {
      await expect.poll(() => text().match(/^id: \d+$/gm)?.length).toBe(202)
      expect(text().match(/^id: (\d+)$/gm)).toEqual(Array.from({ length: 202 }, (_, id) => `id: ${id}`))
    }
  })

  it('serialize each event once for all clients', async () => {
    const auction = await openAuction()
    const followers = await Promise.all(Array.from({ length: 30 }, () => auction.follow()))
    auction.bid('4,100')
    for (const { text } of followers) await expect.poll(text).toContain('"4,100"')
    expect(auction.serialized()).toBe(1)
  })

  it('send the end of the auction once, when it is due, with the id of the last event', async () => {
    const auction = await openAuction()
    auction.bid('4,100')
    auction.clock.ends = performance.now() + 1_000
    const [first, second] = [await auction.follow(0), await auction.follow()]
    for (const { text } of [first, second]) {
      await expect.poll(text, { timeout: 5_000 }).toContain('id: 1\nevent: ended')
    }
    const late = await auction.follow(0)
    await expect.poll(late.text).toContain('event: ended')
    expect(late.text()).toContain('event: bid')
    auction.bid('too late')
    for (const { text } of [first, second, late]) {
      await expect.poll(text).toContain('"too late"')
      expect(text().match(/event: ended/g)).toHaveLength(1)
    }
  })

  it('disconnect only the client that reads too slowly', async () => {
    const auction = await openAuction()
    const [slow, quick] = [await auction.follow(), await auction.follow()]
    slow.socket.pause()
    const closed = once(slow.socket, 'close')
    // The system buffers some megabytes for a client that does not read. Only bytes beyond this buffer count.
    const megabyte = 'x'.repeat(1_000_000)
    for (let sent = 0; sent < 40; sent++) {
      auction.bid(`${megabyte}${sent}`)
      await expect.poll(() => quick.text().slice(-100)).toContain(`x${sent}"`)
    }
    slow.socket.resume()
    await closed
    expect(slow.text().length).toBeLessThan(30_000_000)
    auction.bid('the last')
    await expect.poll(quick.text).toContain('"the last"')
  })

  it('send a comment every fifteen seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const auction = await openAuction()
    const follower = await auction.follow()
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.poll(() => follower.text().match(/^:$/gm)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.poll(() => follower.text().match(/^:$/gm)).toHaveLength(3)
  })
})
