import type pg from 'pg'
import type { Connection, Patience } from '../database/connection.ts'

/** A few connections that all single statements share, pipelined one behind the other. */
export interface Lanes {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
  /** Every connection, for the sweep of the deadlines. */
  readonly connections: Iterable<Connection>
  /** Ends what has been idle since before `idleSince`. */
  sweep(idleSince: number): void
  close(): Promise<void>
}

export interface LanesOptions {
  readonly open: (lost: (connection: Connection) => void) => Connection
  /** How many connections at most, suspect ones apart. */
  readonly most: number
  readonly patience: Pick<Patience, 'suspectMs'>
}

/**
 * Sends each statement on the connection with the fewest statements before it. On a busy server the database finds the
 * next statement there when it has done the last, and neither side sleeps and is woken for each. Nothing queues behind a
 * slow statement while another connection may be opened; suspect connections get no new statements and do not count. A
 * lost connection fails what was on it, and the next statement opens a new one.
 */
export function openLanes({ open, most, patience }: LanesOptions): Lanes {
  const lanes = new Set<Connection>()

  function openOne(): Connection {
    const lane = open((lost) => lanes.delete(lost))
    lanes.add(lane)
    return lane
  }

  return {
    connections: lanes,
    query: (statement) => (leastBusy(lanes, most, patience.suspectMs) ?? openOne()).query(statement),
    sweep(idleSince) {
      for (const lane of [...lanes]) {
        if (lane.waiting > 0 || lane.answeredAt > idleSince) continue
        lanes.delete(lane)
        void lane.end()
      }
    },
    async close() {
      const all = [...lanes]
      lanes.clear()
      await Promise.all(all.map((lane) => lane.end()))
    },
  }
}

/** The lane to take; undefined: open one. */
function leastBusy(lanes: ReadonlySet<Connection>, most: number, suspectMs: number): Connection | undefined {
  const now = performance.now()
  let best: Connection | undefined
  let free: Connection | undefined
  let sound = 0
  for (const lane of lanes) {
    const waitedMs = lane.waitedMs(now)
    if (waitedMs >= suspectMs) continue
    sound += 1
    if (!best || lane.waiting < best.waiting) best = lane
    if (waitedMs < stuckMs && (!free || lane.waiting < free.waiting)) free = lane
  }
  const mayOpen = sound < most && lanes.size < 2 * most
  const chosen = free ?? best
  if (chosen === undefined) return mayOpen ? undefined : fewest(lanes)
  const crowded = free === undefined || chosen.waiting >= deep
  const another = chosen.waiting > 0 && (sound < wide || crowded) && mayOpen
  return another ? undefined : chosen
}

function fewest(lanes: ReadonlySet<Connection>): Connection | undefined {
  return [...lanes].sort((a, b) => a.waiting - b.waiting)[0]
}

/** Behind a statement that has run this long nothing queues that need not. */
const stuckMs = 25
/** So many connections are opened rather than let anything wait; more only where these are crowded. */
const wide = 4
const deep = 8
