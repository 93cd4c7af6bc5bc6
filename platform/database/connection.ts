import pg from 'pg'
import type { Log } from '../logs/log.ts'

/** Limits of every wait for the database, in ms (docs/operations.md, "Timeouts"). */
export interface Timeouts {
  /** Time to open a new connection, including its startup. */
  readonly connectMs: number
  /** Time to get a free connection from the pool. */
  readonly acquireMs: number
  /** A connection whose statement has waited for this time is suspect: new statements use other connections. */
  readonly suspectMs: number
  /** The server cancels a statement after this time (`statement_timeout`); the connection stays usable. 0 means never. */
  readonly statementMs: number
  /**
   * The server ends a wait for a lock with an error after this time (`lock_timeout`). It is below idleInTransactionMs, so
   * that a wait for a client that stopped responding fails before the server ends this client. Otherwise several such
   * clients would get the same lock one after the other, and each would hold it for idleInTransactionMs. 0 means never.
   */
  readonly lockMs: number
  /**
   * A connection whose statement has waited this long is destroyed, because the server may not be reachable. This time is
   * longer than statementMs.
   */
  readonly answerMs: number
  /** A connection whose transaction lasts longer than this is destroyed. */
  readonly transactionMs: number
  /**
   * The server ends a connection that idles in a transaction for this time (`idle_in_transaction_session_timeout`), which
   * releases the locks of a client that stopped responding. 0 means never.
   */
  readonly idleInTransactionMs: number
}

/** The limits for serving requests: a whole call is answered within 10 s. */
export const servingTimeouts: Timeouts = {
  connectMs: 3_000,
  acquireMs: 3_000,
  suspectMs: 2_000,
  statementMs: 7_000,
  lockMs: 3_000,
  answerMs: 8_000,
  transactionMs: 9_000,
  idleInTransactionMs: 3_500,
}

/** The limits for commands whose single statements may take long, such as seeding, verification and measurements. */
export const commandTimeouts: Timeouts = {
  connectMs: 10_000,
  acquireMs: 60_000,
  suspectMs: 600_000,
  statementMs: 0,
  lockMs: 0,
  answerMs: 1_800_000,
  transactionMs: 7_200_000,
  idleInTransactionMs: 0,
}

export interface ConnectionOptions {
  readonly config: pg.ClientConfig
  readonly log: Log
  readonly timeouts: Timeouts
  /** Called when the connection is lost, or could not be opened. */
  readonly lost: (connection: Connection) => void
}

/** One connection in pipeline mode that measures how long its oldest statement has waited. */
export class Connection {
  readonly ready: Promise<unknown>
  readonly #client: pg.Client
  /** The send times of unanswered statements, oldest first. */
  readonly #sent = new Set<{ readonly at: number }>()
  #answeredAt = performance.now()
  #ending = false

  constructor({ config, log, timeouts, lost }: ConnectionOptions) {
    this.#client = new pg.Client({
      ...config,
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      connectionTimeoutMillis: timeouts.connectMs,
      statement_timeout: timeouts.statementMs,
      lock_timeout: timeouts.lockMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    })
    this.ready = this.#client.connect()
    this.ready.catch(() => lost(this))
    // Without an error listener, killing PostgreSQL would end this process.
    this.#client.on('error', (error) => {
      if (!this.#ending) log.warn({ err: error }, 'a connection to the database was lost')
      lost(this)
    })
    this.#client.on('end', () => lost(this))
  }

  /** The number of unanswered statements. */
  get waiting(): number {
    return this.#sent.size
  }

  /** The time of the last answer, or of the creation of the connection (`performance.now()`). */
  get answeredAt(): number {
    return this.#answeredAt
  }

  /** How long the oldest statement has waited, in ms; 0 when no statement waits. */
  waitedMs(now: number): number {
    const [oldest] = this.#sent
    return oldest ? now - oldest.at : 0
  }

  async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const sent = { at: performance.now() }
    this.#sent.add(sent)
    try {
      await this.ready
      return await this.#client.query(statement)
    } catch (error) {
      // The server has become a standby: a new connection may lead to the primary.
      if ((error as { code?: string }).code === readOnly) this.destroy()
      throw error
    } finally {
      this.#sent.delete(sent)
      this.#answeredAt = performance.now()
    }
  }

  /** Closes the socket: every waiting statement fails at once. */
  destroy(): void {
    this.#client.connection.stream.destroy()
  }

  /** Closes the connection after its last answer; destroys it when the server does not respond within `endMs`. */
  async end(): Promise<void> {
    this.#ending = true
    const force = setTimeout(() => this.destroy(), endMs)
    await this.ready.then(() => this.#client.end()).catch(() => undefined)
    clearTimeout(force)
  }
}

/**
 * TCP keep-alive probes start after this idle time in ms; the system's probe interval then determines when a dead peer is
 * detected.
 */
const keepAliveMs = 10_000
const endMs = 3_000

/** The code of PostgreSQL for a change in a read-only transaction. */
const readOnly = '25006'
