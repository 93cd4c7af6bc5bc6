import pg from 'pg'
import type { Log } from './log.ts'

/** A few connections that everybody's single statements share, one behind the other without waiting for answers. */
export interface Lanes {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
  close(): Promise<void>
}

export interface LanesOptions {
  readonly connection: pg.ClientConfig
  readonly log: Log
  /** How many connections at most. */
  readonly most: number
}

/**
 * Sends each statement on the connection that has least before it. On a busy server the database finds the next
 * statement there when it has done the last, and neither side sleeps and is woken for each. Nobody waits behind a
 * statement that takes long while another connection may be opened. A lost connection fails what was on it, and the
 * next statement opens a new one.
 */
export function openLanes({ connection, log, most }: LanesOptions): Lanes {
  const lanes = new Set<Lane>()

  function open(): Lane {
    const client = new pg.Client({ ...connection, pipeline: true })
    const lane: Lane = { client, running: new Set(), ready: client.connect() }
    lanes.add(lane)
    // Every client needs a listener of its own, or a killed PostgreSQL ends this process.
    client.on('error', (error) => {
      if (lanes.delete(lane)) log.warn({ err: error }, 'database client lost')
    })
    client.on('end', () => lanes.delete(lane))
    lane.ready.catch(() => lanes.delete(lane))
    return lane
  }

  return {
    async query(statement) {
      const lane = leastBusy(lanes, most) ?? open()
      const turn = { since: performance.now() }
      lane.running.add(turn)
      try {
        await lane.ready
        return await lane.client.query(statement)
      } finally {
        lane.running.delete(turn)
      }
    },
    async close() {
      const all = [...lanes]
      lanes.clear()
      await Promise.allSettled(all.map(({ client, ready }) => ready.then(() => client.end())))
    },
  }
}

interface Lane {
  readonly client: pg.Client
  /** What was sent and is not answered, oldest first. */
  readonly running: Set<{ readonly since: number }>
  readonly ready: Promise<unknown>
}

/** The lane to take; undefined: open one. */
function leastBusy(lanes: Set<Lane>, most: number): Lane | undefined {
  const now = performance.now()
  const free = [...lanes].filter(({ running }) => now - sinceWhen(running, now) < stuckMs)
  const [best] = (free.length ? free : [...lanes]).sort((a, b) => a.running.size - b.running.size)
  if (best === undefined) return undefined
  const idle = best.running.size === 0
  const crowded = free.length === 0 || best.running.size >= deep
  const another = !idle && (lanes.size < wide || crowded) && lanes.size < most
  return another ? undefined : best
}

function sinceWhen(running: Lane['running'], now: number): number {
  const [oldest] = running
  return oldest?.since ?? now
}

/** Behind a statement that has run this long nobody queues who need not. */
const stuckMs = 25
/** So many connections are opened rather than let anything wait; more only where these are crowded. */
const wide = 4
const deep = 8
