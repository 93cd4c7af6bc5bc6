import type pg from 'pg'
import type { Connection, Timeouts } from './connection.ts'

/** A few pipelined connections that are shared by all statements outside of transactions. */
export interface Lanes {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
  /** Every connection, for the deadline check. */
  readonly connections: Iterable<Connection>
  /** Closes connections that have been idle since `idleSince` or longer. */
  sweep(idleSince: number): void
  close(): Promise<void>
}

export interface LanesOptions {
  readonly open: (lost: (connection: Connection) => void) => Connection
  /** The maximum number of connections, not counting suspect ones. */
  readonly most: number
  readonly timeouts: Pick<Timeouts, 'suspectMs'>
}

/**
 * Sends each statement on the connection with the fewest unanswered statements. On a busy server, the next statement has
 * already arrived when the last one is done, so neither side waits in between. No statement queues behind a slow one
 * while another connection may be opened. Suspect connections do not count towards the limit, and get new statements only
 * if no other connection can be opened. Statements on a lost connection fail; the next statement opens a new connection.
 */
export function openLanes({ open, most, timeouts }: LanesOptions): Lanes {
  const lanes = new Set<Connection>()

  function openOne(): Connection {
    const lane = open((lost) => lanes.delete(lost))
    lanes.add(lane)
    return lane
  }

  return {
    connections: lanes,
    query: (statement) => (leastBusy(lanes, most, timeouts.suspectMs) ?? openOne()).query(statement),
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

/** The connection to use; undefined if a new one must be opened. */
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

/** Statements avoid a connection whose oldest statement has run for this time, in ms. */
const stuckMs = 25
/**
 * Up to `wide` connections are opened as soon as a statement would wait. Further connections are opened only when each open
 * connection has `deep` statements or a slow one.
 */
const wide = 4
const deep = 8
