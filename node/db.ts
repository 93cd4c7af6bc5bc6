import pg from 'pg'
import { type Events, openEvents } from './events.ts'
import { openLanes } from './lanes.ts'
import type { Log } from './log.ts'

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

interface Ending {
  readonly before: (() => Promise<void>)[]
  readonly last: Promise<unknown>[]
  readonly topics: Set<string>
}

const open = new WeakMap<Sql, Ending>()

/** The database cannot be reached now. The HTTP edge answers 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause })
  }
}

export interface DatabaseOptions {
  readonly log: Log
  /** Connections of the pool: 8 to 16; more halve the throughput of hot rows. */
  readonly max?: number
}

/** Opens a pool. It connects lazily, so the process may start before the database does. */
export function openDatabase(url: string, { log, max = 10 }: DatabaseOptions): Database {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    types: { getTypeParser },
  }
  const pool = new pg.Pool({ ...connection, max, pipeline: true, idleTimeoutMillis: 30_000 })
  const lanes = openLanes({ connection, log, most: max })
  // Every client needs a listener of its own, or a killed PostgreSQL ends this process. Once the pool is ending, a
  // server that ends at the same time is no news.
  const lost = (error: Error) => !pool.ending && log.warn({ err: error }, 'database client lost')
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', lost)
  const send = (channel: string, message: string) =>
    pool.query({ name: 'send_event', text: 'select pg_notify($1, $2)', values: [channel, message] })
  const events = openEvents({ url, log, send })

  return {
    events,
    query: (statement) => rows(lanes, statement),
    async transaction(work) {
      const client = await connect(pool)
      let broken: Error | undefined
      const tx: Sql = { query: (statement) => rows(client, statement) }
      const { before, last, topics } = begin(tx)
      try {
        // The first statement goes right behind it; where this fails, so does that.
        const begun = client.query('begin')
        begun.catch(() => undefined)
        const result = await work(tx)
        await begun
        for (const one of before) await one()
        // The database undoes what is committed after a failure.
        await Promise.all([...last, client.query('commit')])
        events.publish(topics)
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure
        })
        throw asUnavailable(error)
      } finally {
        client.release(broken)
      }
    },
    async close() {
      await events.close()
      await lanes.close()
      await pool.end()
    },
  }
}

function begin(tx: Sql): Ending {
  const transaction: Ending = { before: [], last: [], topics: new Set() }
  open.set(tx, transaction)
  return transaction
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw asUnavailable(error)
  }
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

/** Connection failures, and the classes 08, 53, 57P and 58 of PostgreSQL, mean "not now", not "wrong". */
function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error
  const { code, message } = error as { code?: string; message?: string }
  const away =
    (code !== undefined && /^(ECONN|EPIPE|ENOTFOUND|EHOST|ETIMEDOUT|EAI_|08|53|57P|58)/.test(code)) ||
    /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
      message ?? '',
    )
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
