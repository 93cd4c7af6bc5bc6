import type { Connection, Patience } from './connection.ts'

/** Connections that one transaction after the other has for itself. */
export interface Pool {
  /** Fails with the code ETIMEDOUT where none comes free within `acquireMs`. */
  acquire(): Promise<Connection>
  /** `broken` connections are not used again. */
  release(connection: Connection, broken: boolean): void
  /** Every connection, for the sweep of the deadlines. */
  readonly connections: Iterable<Connection>
  /** Fails what waits too long, and ends what has been idle since before `idleSince`. */
  sweep(now: number, idleSince: number): void
  /** Waits for the transactions that run. */
  close(): Promise<void>
}

export interface PoolOptions {
  readonly open: (lost: (connection: Connection) => void) => Connection
  readonly max: number
  readonly patience: Patience
}

/**
 * A pool in which a suspect connection takes no place: where connections fall silent, fresh ones replace them before the
 * deadline of what waits on them has come. There are never more than twice `max`.
 */
export function openPool({ open, max, patience }: PoolOptions): Pool {
  const all = new Set<Connection>()
  const idle: Connection[] = []
  /** Since when each connection is in use. */
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
    for (const connection of all) if (connection.waitedMs(now) < patience.suspectMs) sound += 1
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
      const connection = await new Promise<Connection>((resolve, reject) => {
        queue.push({ resolve, reject, since: performance.now() })
        serve()
      })
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
        if (now - since > patience.transactionMs) connection.destroy()
      }
      for (const connection of [...idle]) {
        if (connection.answeredAt > Math.max(idleSince, now - idleMs)) continue
        lost(connection)
        void connection.end()
      }
      while (queue[0] && now - queue[0].since > patience.acquireMs) queue.shift()?.reject(noneFree())
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
  Object.assign(new Error('no connection of the pool came free in time'), { code: 'ETIMEDOUT' })
