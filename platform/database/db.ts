import pg from 'pg'
import { type Lanes, openLanes } from '../limits/lanes.ts'
import type { Log } from '../logs/log.ts'
import { type Events, openEvents } from '../streams/events.ts'
import { Connection, type Patience, servingPatience } from './connection.ts'
import { openPool, type Pool } from './pool.ts'

/** A row set of one statement. `name` makes it a prepared statement of the connection. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

/** What a store function needs: to run statements, inside a transaction or not. */
export interface Sql {
  query<Row>(statement: Statement): Promise<Row[]>
}

export interface Database extends Sql {
  /** Runs `work` in one transaction; a throw rolls back. The transaction is passed on, never ambient. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** Word of changes to and from the other processes on this database. */
  readonly events: Events
  close(): Promise<void>
}

/**
 * Does `work` as the last thing before the transaction commits; a throw still rolls back. Outside of a transaction it
 * is done at once.
 */
export async function beforeCommit(sql: Sql, work: () => Promise<void>): Promise<void> {
  const transaction = open.get(sql)
  if (transaction) transaction.before.push(work)
  else await work()
}

/** Says, once the transaction has committed, that these topics have changed; outside of one at once. */
export function publishAfterCommit(sql: Sql, topics: Iterable<string>): void {
  const transaction = open.get(sql)
  if (transaction) for (const topic of topics) transaction.topics.add(topic)
  else if ('events' in sql) (sql as Database).events.publish(topics)
}

/**
 * Lets the transaction commit without waiting for the answer to its last statement: both are sent together, and where the
 * statement fails nothing is committed. Outside of a transaction it is waited for.
 */
export async function withCommit(sql: Sql, last: Promise<unknown>): Promise<void> {
  const transaction = open.get(sql)
  if (!transaction) return void (await last)
  // Its failure is told by the transaction.
  last.catch(() => undefined)
  transaction.last.push(last)
}

/**
 * Runs `work` in a savepoint of the transaction: a throw undoes this part alone, and the transaction goes on. What `work`
 * notifies, publishes and leaves for the commit counts only where it succeeds.
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

/** The database cannot do this now (`cause` says why). The HTTP layer answers 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause })
  }
}

export interface DatabaseOptions {
  readonly log: Log
  /** Connections of the pool: 8 to 16; more halve the throughput of hot rows. */
  readonly max?: number
  /** How long it waits for what; `servingPatience` where it is not given. */
  readonly patience?: Patience
}

/** Opens a pool. It connects lazily, so the process may start before the database does. */
export function openDatabase(
  url: string,
  { log, max = 10, patience = servingPatience }: DatabaseOptions,
): Database {
  const config = { connectionString: url, types: { getTypeParser } }
  const open = (lost: (connection: Connection) => void) => new Connection({ config, log, patience, lost })
  const pool = openPool({ open, max, patience })
  const lanes = openLanes({ open, most: max, patience })
  const deadlines = startDeadlines({ pool, lanes, patience })
  const send = (channel: string, message: string) =>
    lanes.query({ name: 'send_event', text: 'select pg_notify($1, $2)', values: [channel, message] })
  const events = openEvents({ url, log, send })

  return {
    events,
    query: (statement) => rows(lanes, statement),
    async transaction(work) {
      const connection = await pool.acquire().catch((error: unknown) => {
        throw asUnavailable(error)
      })
      let broken = false
      const tx: Sql = { query: (statement) => rows(connection, statement) }
      const { before, last, topics } = begin(tx)
      try {
        // The first statement is sent right behind it; where this one fails, so does that one.
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
    },
    async close() {
      await events.close()
      await Promise.all([lanes.close(), pool.close()])
      deadlines.stop()
    },
  }
}

/**
 * One timer for all connections. It destroys those whose statement or transaction has outlived its deadline. Once a
 * statement has waited suspiciously long, connections that have been idle since before it was sent are replaced: what
 * silenced one may have silenced them as well.
 */
function startDeadlines({
  pool,
  lanes,
  patience,
}: {
  readonly pool: Pool
  readonly lanes: Lanes
  readonly patience: Patience
}): { stop(): void } {
  let before = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const heldUp = now - before > 4 * sweepMs
    before = now
    // A process that was held up has not yet read the answers that came meanwhile.
    if (heldUp) return
    let idleSince = Number.NEGATIVE_INFINITY
    for (const connections of [pool.connections, lanes.connections]) {
      for (const connection of [...connections]) {
        const waitedMs = connection.waitedMs(now)
        if (waitedMs > patience.suspectMs) idleSince = Math.max(idleSince, now - waitedMs)
        if (waitedMs > patience.answerMs) connection.destroy()
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
    const result = await runner.query({ ...(name ? { name } : {}), text, values: values as unknown[] })
    return result.rows as Row[]
  } catch (error) {
    throw asUnavailable(error)
  }
}

/**
 * Connection failures, the classes 08, 53, 57P and 58 of PostgreSQL, its timeouts of statements (57014), locks (55P03)
 * and transactions (25P03, 25P04), deadlocks (40P01) and serialization failures (40001) are temporary: the same call may
 * succeed when it is sent again.
 */
function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const { code, message } = error as { code?: string; message?: string }
  const away =
    (code !== undefined &&
      /^(ECONN|EPIPE|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|08|53|57P|57014|58|55P03|25P0[34]|40P01|40001)/.test(
        code,
      )) ||
    /Connection terminated|timeout expired|is not queryable/.test(message ?? '')
  return away ? new DatabaseUnavailable(error) : error
}

/** 64-bit integers and sums arrive as numbers: halalas and grams stay far below 2^53, and a larger value throws. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return wholeOrDecimal
  return pg.types.getTypeParser(oid, format as 'text')
}

function wholeOrDecimal(value: string): number {
  const number = Number(value)
  if (!Number.isFinite(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`a number of the database is too large: ${value}`)
  }
  return number
}
