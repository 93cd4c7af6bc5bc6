import { Gauge, type Registry } from 'prom-client'
import type { Log } from '../logs/log.ts'
import { type Database, DatabaseUnavailable, openDatabase, type Sql } from './db.ts'
import { readMode } from './readMode.ts'

export interface ReplicaOptions {
  /** The address of a streaming replica of the primary. */
  readonly url: string
  readonly log: Log
  /** The maximum lag of the replica in ms; with a greater lag, the primary answers. */
  readonly boundMs: number
}

export interface WithReplica extends Database {
  /** The current lag of the replica in ms; infinite while it is not known. */
  lagMs(): number
}

/**
 * A database whose single statements go to the replica while the mode of the request is `replica` (readMode.ts) and the
 * replica is fresh; transactions and everything else go to the primary. A sample is a position of the primary's log and the
 * time before the position was read. A replica that has replayed this position has everything that was committed until
 * that time.
 */
export function withReplica(primary: Database, { url, log, boundMs }: ReplicaOptions): WithReplica {
  const replica = openDatabase(url, { log, timeouts: replicaTimeouts })
  const samples: { readonly position: bigint; readonly at: number }[] = []
  let freshAsOf = Number.NEGATIVE_INFINITY
  /** The position of a replica that does not follow the primary; kept even after the primary has passed this position. */
  let foreign: bigint | undefined
  let closed = false
  let waiting: NodeJS.Timeout | undefined

  const sample = async () => {
    const at = performance.now()
    const position = (await positionOf(primary, currentPosition)) ?? 0n
    samples.push({ position, at })
    const replayed = await positionOf(replica, replayedPosition)
    if (replayed === undefined) throw new Error('this server is no replica')
    // A replica is ahead of its primary only if the primary was restored to an earlier time. The replica then has a history
    // that the primary does not have.
    if (replayed > position && replayed > ((await positionOf(primary, currentPosition)) ?? 0n))
      foreign = replayed
    else if (replayed !== foreign) foreign = undefined
    if (foreign !== undefined) {
      samples.length = 0
      freshAsOf = Number.NEGATIVE_INFINITY
      throw new Error('this server does not follow the primary')
    }
    while (samples[0] && samples[0].position <= replayed) freshAsOf = samples.shift()?.at ?? freshAsOf
    if (samples.length > mostSamples) samples.splice(1, samples.length - mostSamples)
  }
  let failing = false
  const run = async () => {
    await sample().then(
      () => {
        if (failing) log.info('the replica of DATABASE_READ_URL answers again')
        failing = false
      },
      (error: unknown) => {
        // Readers do not notice the failure, because the primary answers them, so the failure is logged.
        const cause = error instanceof DatabaseUnavailable ? error.cause : error
        if (!failing && !closed) log.warn({ err: cause }, 'the replica of DATABASE_READ_URL is not read')
        failing = true
      },
    )
    if (closed) return
    waiting = setTimeout(() => void run(), sampleMs)
    waiting.unref()
  }
  void run()

  const lagMs = () => performance.now() - freshAsOf
  return {
    lagMs,
    events: primary.events,
    transaction: (work) => primary.transaction(work),
    async query(statement) {
      if (readMode() !== 'replica' || lagMs() > boundMs) return primary.query(statement)
      try {
        return await replica.query(statement)
      } catch (error) {
        // If the replica is lost, or cancels the statement because of a recovery conflict, the primary answers.
        if (!(error instanceof DatabaseUnavailable)) throw error
        freshAsOf = Number.NEGATIVE_INFINITY
        return primary.query(statement)
      }
    },
    async close() {
      closed = true
      clearTimeout(waiting)
      await Promise.all([replica.close(), primary.close()])
    },
  }
}

/** Registers the lag of the replica, if the database has one. */
export function measureReplica(db: Database | WithReplica, registry: Registry): void {
  if (!('lagMs' in db)) return
  new Gauge({
    registers: [registry],
    name: 'replica_lag_seconds',
    help: 'Time by which answers of the replica may be out of date; +Inf while the replica is not known to follow',
    collect() {
      this.set(db.lagMs() / 1_000)
    },
  })
}

/** Shorter than servingTimeouts, so that the primary can still answer in time when the replica hangs. */
const replicaTimeouts = {
  connectMs: 1_000,
  acquireMs: 1_000,
  suspectMs: 500,
  statementMs: 2_000,
  lockMs: 1_000,
  answerMs: 2_500,
  transactionMs: 3_000,
  idleInTransactionMs: 3_500,
}
const sampleMs = 250
/** The maximum number of samples. While the replica is behind, the oldest sample and the newest samples are kept. */
const mostSamples = 240

export const currentPosition = 'pg_current_wal_lsn()'
export const replayedPosition = 'pg_last_wal_replay_lsn()'

/** A position in the write-ahead log, `16/B374D848`, as a number; undefined if the server has none. */
export async function positionOf(database: Sql, source: string): Promise<bigint | undefined> {
  const [row] = await database.query<{ position: string | null }>({
    text: `select ${source}::text as position`,
  })
  if (!row?.position) return undefined
  const [high = '0', low = '0'] = row.position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
