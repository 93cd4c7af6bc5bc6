import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../logs/log.ts'

/**
 * Change notifications by topic (`user:7`) between the processes of one database. A notification may be lost when a
 * connection breaks, so code that needs every change also polls the rows.
 */
export interface Events {
  /**
   * Notifies all processes, and this process synchronously; call it after the commit. Topics within 5 ms share one
   * message.
   */
  publish(topics: Iterable<string>): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void
  /** Sends pending notifications and stops listening. */
  close(): Promise<void>
}

export interface Listener {
  received(topics: readonly string[]): void
  /** Called when listening has (re)started; notifications before this call may have been lost. */
  reconnected(): void
}

export interface EventsOptions {
  readonly url: string
  readonly log: Log
  /** Sends a message to every listening process, including this one. */
  readonly send: (channel: string, message: string) => Promise<unknown>
}

/** Opens the bus, which listens on its own connection from the first subscription. */
export function openEvents({ url, log, send }: EventsOptions): Events {
  const listeners = new Set<Listener>()
  const self = randomUUID()
  const outbox = openOutbox((topics) => send(channel, JSON.stringify({ from: self, topics })), log)
  const notify = (topics: readonly string[]) => {
    for (const listener of listeners) listener.received(topics)
  }
  const receive = (message: string) => {
    const { from, topics } = JSON.parse(message) as { from: string; topics: string[] }
    if (from !== self) notify(topics)
  }
  let connection: Listening | undefined
  return {
    publish(topics) {
      const all = [...new Set(topics)]
      if (all.length === 0) return
      notify(all)
      outbox.add(all)
    },
    subscribe(listener) {
      listeners.add(listener)
      connection ??= startListening(url, {
        log,
        receive,
        reconnected: () => {
          for (const each of listeners) each.reconnected()
        },
      })
      return () => listeners.delete(listener)
    },
    async close() {
      listeners.clear()
      await connection?.close()
      await outbox.close()
    },
  }
}

const channel = 'samak_events'

/** A short delay in ms that limits a process to 200 messages a second. */
const restMs = 5

/** The maximum number of topics in a message, because PostgreSQL limits a message to 8,000 bytes. */
const topicsInOne = 150

interface Outbox {
  add(topics: readonly string[]): void
  close(): Promise<void>
}

/** Sends topics at once if nothing was sent in the last `restMs`. Otherwise collects topics until `restMs` is over. */
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
          // Streams also poll the rows, so they find the change whose notification was lost.
          if (sent.status === 'rejected')
            log.debug({ err: sent.reason }, 'a change notification could not be sent')
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

interface Listening {
  close(): Promise<void>
}

/**
 * Keeps one listening connection. A lost connection is replaced, with an attempt every half second. A heartbeat statement
 * detects a silent connection: in pipeline mode, a statement that exceeds `query_timeout` destroys its connection.
 */
function startListening(
  url: string,
  { log, receive, reconnected }: { log: Log; receive: (message: string) => void; reconnected: () => void },
): Listening {
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
    next.on('notification', ({ payload }) => receive(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      client = next
      if (!closed) reconnected()
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
