import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../logs/log.ts'

/**
 * Word between the processes of one database that something has changed, by topic (`user:7`). It may be lost (a cut
 * connection): whoever needs certainty looks at the rows as well.
 */
export interface Events {
  /** Tells everyone, this process at once; call it after the commit. What is said within 5 ms goes out together. */
  publish(topics: Iterable<string>): void
  /** `renewed` is called whenever listening begins anew: what was said meanwhile is not known. */
  subscribe(listener: Listener): () => void
  /** Sends what waits and stops listening. */
  close(): Promise<void>
}

export interface Listener {
  heard(topics: readonly string[]): void
  renewed(): void
}

export interface EventsOptions {
  readonly url: string
  readonly log: Log
  /** Sends one message to every process that listens, this one too. */
  readonly send: (channel: string, message: string) => Promise<unknown>
}

/** Opens the bus; it listens, on one connection of its own, from the first subscription on. */
export function openEvents({ url, log, send }: EventsOptions): Events {
  const listeners = new Set<Listener>()
  const self = randomUUID()
  const outbox = openOutbox((topics) => send(channel, JSON.stringify({ from: self, topics })), log)
  const tell = (topics: readonly string[]) => {
    for (const listener of listeners) listener.heard(topics)
  }
  const hear = (message: string) => {
    const { from, topics } = JSON.parse(message) as { from: string; topics: string[] }
    if (from !== self) tell(topics)
  }
  let ear: Ear | undefined
  return {
    publish(topics) {
      const all = [...new Set(topics)]
      if (all.length === 0) return
      tell(all)
      outbox.add(all)
    },
    subscribe(listener) {
      listeners.add(listener)
      ear ??= openEar(url, {
        log,
        hear,
        renewed: () => {
          for (const each of listeners) each.renewed()
        },
      })
      return () => listeners.delete(listener)
    },
    async close() {
      listeners.clear()
      await ear?.close()
      await outbox.close()
    },
  }
}

const channel = 'samak_events'

/** Short, since people wait for what they are told; at most 200 messages a second come of one process. */
const restMs = 5

/** PostgreSQL takes messages below 8,000 bytes. */
const topicsInOne = 150

interface Outbox {
  add(topics: readonly string[]): void
  close(): Promise<void>
}

/** The first word after a pause goes out at once; what comes within the next moment goes together. */
function openOutbox(send: (topics: string[]) => Promise<unknown>, log: Log): Outbox {
  const waiting = new Set<string>()
  let resting: NodeJS.Timeout | undefined
  let sending: Promise<unknown> = Promise.resolve()

  function flush(): void {
    const topics = [...waiting]
    waiting.clear()
    for (let from = 0; from < topics.length; from += topicsInOne) {
      sending = Promise.allSettled([sending, send(topics.slice(from, from + topicsInOne))]).then(
        ([, sent]) => {
          // Streams look at the rows as well: what could not be said is found there.
          if (sent.status === 'rejected')
            log.debug({ err: sent.reason }, 'word of a change could not be sent')
        },
      )
    }
    resting = setTimeout(() => {
      resting = undefined
      if (waiting.size > 0) flush()
    }, restMs)
    resting.unref()
  }

  return {
    add(topics) {
      for (const topic of topics) waiting.add(topic)
      if (!resting) flush()
    },
    async close() {
      clearTimeout(resting)
      if (waiting.size > 0) flush()
      clearTimeout(resting)
      await sending
    },
  }
}

interface Ear {
  close(): Promise<void>
}

/**
 * One listening connection; where it is lost, the next one is tried every half second. A heartbeat finds out that it fell
 * silent: `query_timeout` destroys a connection in pipeline mode.
 */
function openEar(
  url: string,
  { log, hear, renewed }: { log: Log; hear: (message: string) => void; renewed: () => void },
): Ear {
  let closed = false
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  const beat = setInterval(() => client?.query('select 1').catch(() => undefined), beatMs)
  beat.unref()

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: beatMs,
    })
    let lost = false
    const retry = (error?: Error) => {
      if (lost || closed) return
      lost = true
      if (client === next) client = undefined
      log.debug({ err: error }, 'not listening to the database')
      next.end().catch(() => undefined)
      again = setTimeout(listen, 500)
      again.unref()
    }
    next.on('error', retry)
    next.on('end', () => retry())
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      client = next
      if (!closed) renewed()
    } catch (error) {
      retry(error as Error)
    }
  }

  const first = listen()
  return {
    async close() {
      closed = true
      clearTimeout(again)
      clearInterval(beat)
      await first
      await client?.end().catch(() => undefined)
    },
  }
}

const beatMs = 3_000
