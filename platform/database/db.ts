import pg from 'pg'
import type { Log } from '../logs/log.ts'
import { tracedSql } from '../logs/traces.ts'
import { type Events, openEvents } from '../streams/events.ts'
import { Connection, servingTimeouts, type Timeouts } from './connection.ts'
import { type Lanes, openLanes } from './lanes.ts'
import { openPool, type Pool } from './pool.ts'

/** A statement and its values. `name` makes it a prepared statement of the connection. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

/** The columns of the optional side of an outer join: either all from one row, or all null. */
export type OrNulls<Row> = Row | { readonly [Column in keyof Row]: null }

/** Runs statements, inside or outside of a transaction; a store function needs nothing else. */
export interface Sql {
  query<Row>(statement: Statement): Promise<Row[]>
}

export interface Database extends Sql {
  /** Runs `work` in one transaction; if `work` throws, the transaction is rolled back. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** Change notifications between the processes on this database (LISTEN/NOTIFY). */
  readonly events: Events
  close(): Promise<void>
}

/**
 * Runs `work` immediately before the transaction commits; if `work` throws, the transaction is rolled back. Outside of a
 * transaction, `work` runs at once.
 */
export async function beforeCommit(sql: Sql, work: () => Promise<void>): Promise<void> {
  const transaction = open.get(sql)
  if (transaction) transaction.before.push(work)
  else await work()
}

/** Publishes that these topics have changed, after the transaction commits; outside of a transaction, at once. */
export function publishAfterCommit(sql: Sql, topics: Iterable<string>): void {
  const transaction = open.get(sql)
  if (transaction) for (const topic of topics) transaction.topics.add(topic)
  else if ('events' in sql) (sql as Database).events.publish(topics)
}

/**
 * Sends COMMIT together with the transaction's last statement, without waiting for the answer to the statement. If the
 * statement fails, nothing is committed. Outside of a transaction, runs the statement and waits for its answer.
 */
export async function withCommit(sql: Sql, last: Promise<unknown>): Promise<void> {
  const transaction = open.get(sql)
  if (!transaction) return void (await last)
  // transaction() reports the failure, so it is ignored here.
  last.catch(() => undefined)
  transaction.last.push(last)
}

/**
 * Runs `work` in a savepoint. If `work` throws, only this part is undone and the transaction continues. What `work` passed
 * to beforeCommit and publishAfterCommit takes effect only if `work` succeeds.
 */
export async function inSavepoint<T>(tx: Sql, work: (part: Sql) => Promise<T>): Promise<T> {
  const whole = open.get(tx)
  if (!whole) throw new TypeError('a savepoint needs a transaction')
  const part: Sql = { query: (statement) => tx.query(statement) }
  const ending = begin(part)
  await tx.query({ text: 'savepoint part' })
  try {
    const result = await work(part)
    await Promise.all(ending.last)
    await tx.query({ text: 'release savepoint part' })
    whole.before.push(...ending.before)
    for (const topic of ending.topics) whole.topics.add(topic)
    open.set(part, whole)
    return result
  } catch (error) {
    await tx.query({ text: 'rollback to savepoint part' })
    await tx.query({ text: 'release savepoint part' })
    throw error
  }
}

interface Ending {
  readonly before: (() => Promise<void>)[]
  readonly last: Promise<unknown>[]
  readonly topics: Set<string>
}

const open = new WeakMap<Sql, Ending>()

/** A temporary failure of the database (see `cause`). The HTTP layer answers 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause })
  }
}

export interface DatabaseOptions {
  readonly log: Log
  /** Size of the pool. 8 to 16 is best: with more connections, the throughput of frequently updated rows is halved. */
  readonly max?: number
  /** The default is `servingTimeouts`. */
  readonly timeouts?: Timeouts
  /** The address for LISTEN if `url` leads to a pooler in transaction mode. */
  readonly directUrl?: string | undefined
}

/** Opens a pool that connects lazily, so that the process may start before the database. */
export function openDatabase(
  url: string,
  { log, max = 10, timeouts = servingTimeouts, directUrl = url }: DatabaseOptions,
): Database {
  const config = { connectionString: url, types: { getTypeParser } }
  const open = (lost: (connection: Connection) => void) => new Connection({ config, log, timeouts, lost })
  const pool = openPool({ open, max, timeouts })
  const lanes = openLanes({ open, most: max, timeouts })
  const deadlines = startDeadlines({ pool, lanes, timeouts })
  const send = (channel: string, message: string) =>
    lanes.query({ name: 'send_event', text: 'select pg_notify($1, $2)', values: [channel, message] })
  const events = openEvents({ url: directUrl, log, send })

  async function transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T> {
    const connection = await pool.acquire().catch((error: unknown) => {
      throw asUnavailable(error)
    })
    let broken = false
    const tx: Sql = { query: (statement) => rows(connection, statement) }
    const { before, last, topics } = begin(tx)
    try {
      // BEGIN is pipelined with the first statement. If BEGIN fails, the first statement fails too.
      const begun = connection.query({ text: 'begin' })
      begun.catch(() => undefined)
      const result = await work(tx)
      await begun
      for (const one of before) await one()
      // After a failed statement the server answers `commit` with a rollback.
      await Promise.all([...last, connection.query({ text: 'commit' })])
      events.publish(topics)
      return result
    } catch (error) {
      await connection.query({ text: 'rollback' }).catch(() => {
        broken = true
      })
      throw asUnavailable(error)
    } finally {
      pool.release(connection, broken)
    }
  }

  return {
    events,
    query: (statement) => rows(lanes, statement),
    transaction: (work) => tracedSql('transaction', () => transaction(work)),
    async close() {
      await events.close()
      await Promise.all([lanes.close(), pool.close()])
      deadlines.stop()
    },
  }
}

/**
 * Checks every connection on one timer. Destroys connections whose statement or transaction has passed its deadline. When a
 * connection is suspect, closes the idle connections that have not answered since its oldest statement was sent, because
 * these connections may be dead too.
 */
function startDeadlines({
  pool,
  lanes,
  timeouts,
}: {
  readonly pool: Pool
  readonly lanes: Lanes
  readonly timeouts: Timeouts
}): { stop(): void } {
  let before = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const blocked = now - before > 4 * sweepMs
    before = now
    // If the event loop was blocked, answers that arrived meanwhile are not read yet, so no deadline is checked.
    if (blocked) return
    let idleSince = Number.NEGATIVE_INFINITY
    for (const connections of [pool.connections, lanes.connections]) {
      for (const connection of [...connections]) {
        const waitedMs = connection.waitedMs(now)
        if (waitedMs > timeouts.suspectMs) idleSince = Math.max(idleSince, now - waitedMs)
        if (waitedMs > timeouts.answerMs) connection.destroy()
      }
    }
    pool.sweep(now, idleSince)
    lanes.sweep(idleSince)
  }, sweepMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

const sweepMs = 250

function begin(tx: Sql): Ending {
  const transaction: Ending = { before: [], last: [], topics: new Set() }
  open.set(tx, transaction)
  return transaction
}

type Runner = { query(statement: pg.QueryConfig): Promise<pg.QueryResult> }

async function rows<Row>(runner: Runner, statement: Statement): Promise<Row[]> {
  try {
    const { name, text, values } = statement
    const query = { ...(name ? { name } : {}), text, values: values as unknown[] }
    const result = await tracedSql(name ?? 'unnamed', () => runner.query(query))
    return result.rows as Row[]
  } catch (error) {
    throw asUnavailable(error)
  }
}

/**
 * Whether an error is temporary, so that the same call may succeed when it is sent again. Temporary are connection
 * failures, the classes 08, 53, 57P and 58 of PostgreSQL, its timeouts of statements (57014), locks (55P03) and
 * transactions (25P03, 25P04), deadlocks (40P01), serialization failures (40001), and changes that a server refuses because
 * it has become a standby (25006).
 */
function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const { code, message } = error as { code?: string; message?: string }
  const temporary =
    (code !== undefined &&
      /^(ECONN|EPIPE|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|08|53|57P|57014|58|55P03|25P0[34]|25006|40P01|40001)/.test(
        code,
      )) ||
    /Connection terminated|timeout expired|is not queryable/.test(message ?? '')
  return temporary ? new DatabaseUnavailable(error) : error
}

/** Parses 64-bit integers and sums as numbers. Halalas and grams stay far below 2^53; a larger value throws. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return wholeOrDecimal
  return pg.types.getTypeParser(oid, format as 'text')
}

function wholeOrDecimal(value: string): number {
  const number = Number(value)
  if (!Number.isFinite(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`a number from the database is too large: ${value}`)
  }
  return number
}
