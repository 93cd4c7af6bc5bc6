import { setTimeout as pause } from 'node:timers/promises'
import { type ReadStream, readStream } from '#demo/testing/stream.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import type { Database } from '#platform/database/db.ts'
import { type Bidden, bidUntilOver, makeAuctions } from '../faults/bidders.ts'
import { expectAll } from '../faults/faults.ts'
import { type Acknowledged, makeTraders, rest, tradeUntil } from '../faults/traders.ts'
import { retry } from '../retry.ts'
import type { Tried } from '../retryCall.ts'
import { lostBids, notificationsAfter } from './store.ts'

/** People who trade, bid, read pages and follow streams at one address. */
export interface Crowd {
  /** Adapts the pauses between requests to the speed of this machine under its present load. Returns a line for the terminal. */
  settle(): Promise<string>
  /** Resets the counts and times of the report. */
  begin(): void
  /** The counts and times since `begin`. */
  report(): Report
  /**
   * Waits until everybody has finished. Throws if an acknowledged change is lost or duplicated, an invariant is broken, or
   * a stream has a gap.
   */
  finish(): Promise<Totals>
}

export interface Report {
  readonly changes: number
  readonly pages: number
  /** The number of answers of 502, 503 and 504. A person sends a refused or broken request again. */
  readonly refused: number
  /** The number of requests whose connection broke. */
  readonly broken: number
  /** The first failed requests, and the first attempts to reconnect a stream that failed or took longer than a second. */
  readonly examples: readonly string[]
  /** The longest time in ms without an acknowledged change, and without a page. */
  readonly longestMs: number
  readonly longestPageMs: number
  readonly reconnects: number
  /** The longest time from the loss of a stream until it sent data again, in ms. */
  readonly slowestReconnectMs: number
}

export interface Totals {
  readonly orders: number
  readonly steps: number
  readonly bids: number
  readonly notifications: number
}

export interface CrowdOptions {
  readonly db: Database
  /** The address of the market that everybody uses. */
  readonly url: string
  /** The number of people who buy and bid, and of those who read pages. Sellers and some visitors follow streams. */
  readonly buyers?: number
  readonly bidders?: number
  readonly readers?: number
}

const lots = 10
/** Auctions stay open for longer than any drill. */
const openS = 3_600
/** An attempt to open a stream that takes longer than this, in ms, is reported among the examples. */
const slowMs = 1_000
/** The bounds of the average pause of a person between two requests, in ms. */
const leastRestMs = 1_000
const mostRestMs = 10_000
/**
 * The pause is this multiple of the average time of a change. 130 traders then use about five of the ten connections of a pool.
 * One process can therefore do the work of both while the other one starts, even on a busy machine.
 */
const restPerChange = 25
const settleMs = 5_000

/** Creates the people, who trade, bid, read pages and follow streams until `finish` is called. */
export async function openCrowd(options: CrowdOptions): Promise<Crowd> {
  const { db, url, buyers = 130, bidders = 60, readers = 10 } = options
  const traders = await makeTraders(db, buyers)
  const auctions = await makeAuctions(db, () => url, { bidders, lots, openS })
  const acknowledged: Acknowledged = { orders: [], steps: [] }
  const bidden: Bidden = { bids: [], raises: 0, refused: 0 }
  const changes = openPulse()
  const pages = openPulse()
  let restMs = leastRestMs
  let took: number[] = []
  let [refused, broken] = [0, 0]
  let examples: string[] = []
  let reconnectsMs: number[] = []
  let over = false

  const count = (status: number | undefined, what: string) => {
    if (status === undefined) broken += 1
    else if (status >= 500) refused += 1
    else return true
    note(`${what}: ${status ?? 'broken'}`)
    return false
  }
  const note = (example: string) => {
    if (examples.length < 10) examples.push(example)
  }
  const watch: Watch = {
    reconnected: (ms) => reconnectsMs.push(ms),
    attempted(status, ms) {
      if (status !== 200 || ms > slowMs) note(`stream: ${status ?? 'broken'} after ${Math.round(ms)} ms`)
    },
  }
  const tried: Tried = (status, what, ms) => {
    took.push(ms)
    if (count(status, what)) changes.beat()
  }
  const followers = [
    ...traders.sellers.map((person) => openFollower(`${url}/api/events`, person)),
    ...auctions.lots.map(({ id }) => openFollower(`${url}/api/auction/show/${id}/events`)),
  ]
  const read = async (place: number) => {
    for (let turn = place; !over; turn += 1) {
      const path =
        ['/', '/local-market', `/api/products/local?page=${turn % 3}`, '/auctions'][turn % 4] ?? '/'
      const status = await fetch(url + path)
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => undefined)
      if (count(status, path)) pages.beat()
      await rest(() => restMs)
    }
  }
  const until = () => over
  const people = Promise.all([
    tradeUntil(traders, () => url, acknowledged, until, { restMs: () => restMs, tried }),
    bidUntilOver(auctions, () => url, bidden, { until, restMs: () => restMs, tried }),
    ...Array.from({ length: readers }, (_, place) => read(place)),
  ])
  // finish() reports the failure.
  people.catch(() => undefined)
  const following = Promise.all(followers.map(({ run }) => run(watch)))

  return {
    async settle() {
      let averageMs = 0
      for (let round = 0; round < 3; round += 1) {
        took = []
        await pause(settleMs + restMs)
        while (took.length < buyers + bidders) await pause(100)
        averageMs = took.reduce((sum, ms) => sum + ms, 0) / took.length
        restMs = Math.min(mostRestMs, Math.max(leastRestMs, averageMs * restPerChange))
      }
      return `A change takes ${Math.round(averageMs)} ms, so people pause ${(restMs / 1_000).toFixed(1)} s before each`
    },
    begin() {
      changes.reset()
      pages.reset()
      ;[refused, broken, examples, reconnectsMs] = [0, 0, [], []]
    },
    report: () => ({
      ...{ changes: changes.beats(), pages: pages.beats(), refused, broken, examples },
      ...{ longestMs: changes.longestMs(), longestPageMs: pages.longestMs() },
      ...{ reconnects: reconnectsMs.length, slowestReconnectMs: Math.max(0, ...reconnectsMs) },
    }),
    async finish() {
      over = true
      await people
      await pause(streamsRestMs)
      for (const { close } of followers) close()
      await following
      await expectAll(db, acknowledged)
      const lost = await retry(() => lostBids(db, bidden.bids))
      if (lost > 0) throw new Error(`${lost} acknowledged bids are lost or duplicated`)
      const notifications = await Promise.all(
        traders.sellers.map((person, place) => expectWhole(db, person, followers[place]?.received())),
      )
      return {
        orders: acknowledged.orders.length,
        steps: acknowledged.steps.length,
        bids: bidden.bids.length + bidden.raises,
        notifications: notifications.reduce((sum, one) => sum + one, 0),
      }
    },
  }
}

/** The time in ms after which the last notifications have reached the streams. */
const streamsRestMs = 6_000

/** Counts what succeeds, and measures the longest time without a success. */
function openPulse() {
  let [beats, since, longest] = [0, performance.now(), 0]
  return {
    beat() {
      const now = performance.now()
      longest = Math.max(longest, now - since)
      since = now
      beats += 1
    },
    beats: () => beats,
    longestMs: () => Math.max(longest, performance.now() - since),
    reset() {
      ;[beats, since, longest] = [0, performance.now(), 0]
    },
  }
}

interface Received {
  /** The position at which the stream began, and all ids that it sent. */
  readonly from: number
  readonly ids: readonly number[]
}

interface Watch {
  /** Receives the time from the loss of the stream to its first data again. */
  reconnected(ms: number): void
  /** Receives each attempt to open the stream: its status, undefined if the connection broke, and its time. */
  attempted(status: number | undefined, ms: number): void
}

/** Follows a stream and reconnects at the last id after 0.5 to 1 s, as the pages do (web/app/live/liveStream.ts). */
function openFollower(address: string, person?: TestPerson) {
  const ids: number[] = []
  let from: number | undefined
  let lastId: string | undefined
  let current: ReadStream | undefined
  let lostAt: number | undefined
  let closed = false

  async function connect({ reconnected, attempted }: Watch): Promise<void> {
    const began = performance.now()
    const stream = await readStream(address, {
      ...(person && { token: person.token }),
      ...(lastId !== undefined && { lastId }),
    }).catch(() => undefined)
    attempted(stream?.status, performance.now() - began)
    if (stream?.status !== 200) return stream?.close()
    current = stream
    if (lostAt !== undefined) reconnected(performance.now() - lostAt)
    lostAt = undefined
    await stream.ended
    lastId = stream.lastId() || lastId
    for (const { id, event } of stream.events) if (event === 'notification') ids.push(Number(id))
    const first = /^id: (\d+)$/m.exec(stream.text())?.[1]
    if (first !== undefined) from ??= Number(first)
  }

  return {
    async run(watch: Watch) {
      while (!closed) {
        await connect(watch)
        lostAt ??= performance.now()
        await pause(500 + 500 * Math.random())
      }
    },
    close() {
      closed = true
      current?.close()
    },
    received: (): Received | undefined => (from === undefined ? undefined : { from, ids }),
  }
}

/** Throws unless a stream sent every notification of the person once, in order. Returns their number. */
async function expectWhole(
  db: Database,
  { id }: TestPerson,
  received: Received | undefined,
): Promise<number> {
  if (!received) throw new Error(`the stream of person ${id} never opened`)
  const stored = await retry(() => notificationsAfter(db, id, received.from))
  const sent = new Set(received.ids)
  const missing = stored.filter((number) => !sent.has(number))
  if (missing.length > 0 || sent.size !== received.ids.length)
    throw new Error(
      `the stream of person ${id} sent ${received.ids.length} notifications of ${stored.length}; missing: ${missing.slice(0, 5)}`,
    )
  return stored.length
}
