import { databaseWaits } from '../logs/metrics.ts'
import type { Connection, Timeouts } from './connection.ts'

/** Connections for transactions; each connection is used by one transaction at a time. */
export interface Pool {
  /** Rejects with the code ETIMEDOUT when no connection becomes free within `acquireMs`. */
  acquire(): Promise<Connection>
  /** Destroys a `broken` connection instead of reusing it. */
  release(connection: Connection, broken: boolean): void
  /** Every connection, for the deadline check. */
  readonly connections: Iterable<Connection>
  /**
   * Rejects callers that have waited too long, and closes connections that have been idle since `idleSince` or longer.
   */
  sweep(now: number, idleSince: number): void
  /** Waits for running transactions, then closes the connections. */
  close(): Promise<void>
}

export interface PoolOptions {
  readonly open: (lost: (connection: Connection) => void) => Connection
  readonly max: number
  readonly timeouts: Timeouts
}

/**
 * A pool that does not count suspect connections towards its limit. When connections stop answering, new connections replace
 * them before the waiting statements reach their deadline. The pool never has more than twice `max` connections.
 */
export function openPool({ open, max, timeouts }: PoolOptions): Pool {
  const all = new Set<Connection>()
  const idle: Connection[] = []
  /** The time at which each connection was leased. */
  const leased = new Map<Connection, number>()
  const queue: Waiter[] = []
  let closing: (() => void) | undefined

  function lost(connection: Connection): void {
    all.delete(connection)
    const place = idle.indexOf(connection)
    if (place >= 0) idle.splice(place, 1)
    serve()
  }

  function serve(): void {
    if (queue.length === 0) return
    const connection = idle.pop() ?? (mayOpen() ? openOne() : undefined)
    if (!connection) return
    const now = performance.now()
    leased.set(connection, now)
    queue.shift()?.resolve(connection)
    serve()
  }

  function mayOpen(): boolean {
    if (all.size >= 2 * max) return false
    const now = performance.now()
    let sound = 0
    for (const connection of all) if (connection.waitedMs(now) < timeouts.suspectMs) sound += 1
    return sound < max
  }

  function openOne(): Connection {
    const connection = open(lost)
    all.add(connection)
    return connection
  }

  return {
    connections: all,
    async acquire() {
      const since = performance.now()
      const connection = await new Promise<Connection>((resolve, reject) => {
        queue.push({ resolve, reject, since })
        serve()
      })
      databaseWaits.observe((performance.now() - since) / 1_000)
      try {
        await connection.ready
        return connection
      } catch (error) {
        leased.delete(connection)
        throw error
      }
    },
    release(connection, broken) {
      leased.delete(connection)
      if (broken) connection.destroy()
      else if (all.has(connection)) idle.push(connection)
      if (closing && leased.size === 0) closing()
      serve()
    },
    sweep(now, idleSince) {
      for (const [connection, since] of leased) {
        if (now - since > timeouts.transactionMs) connection.destroy()
      }
      for (const connection of [...idle]) {
        if (connection.answeredAt > Math.max(idleSince, now - idleMs)) continue
        lost(connection)
        void connection.end()
      }
      while (queue[0] && now - queue[0].since > timeouts.acquireMs) queue.shift()?.reject(noneFree())
      serve()
    },
    async close() {
      if (leased.size > 0) await new Promise<void>((done) => (closing = done))
      await Promise.all([...all].map((connection) => connection.end()))
    },
  }
}

interface Waiter {
  readonly resolve: (connection: Connection) => void
  readonly reject: (error: Error) => void
  readonly since: number
}

const idleMs = 30_000

const noneFree = () =>
  Object.assign(new Error('no connection of the pool became free in time'), { code: 'ETIMEDOUT' })
