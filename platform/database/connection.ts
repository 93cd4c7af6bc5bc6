import pg from 'pg'
import type { Log } from '../logs/log.ts'

/** How long each wait for the database may take, in ms (docs/operations.md, "Timeouts"). */
export interface Patience {
  /** Until a new connection is open; its startup included. */
  readonly connectMs: number
  /** Until a connection of the pool is free. */
  readonly acquireMs: number
  /** A connection whose statement has no answer after this is suspect: nothing new is sent on it. */
  readonly suspectMs: number
  /** The server cancels a statement after this (`statement_timeout`): it fails alone. 0 cancels none. */
  readonly statementMs: number
  /**
   * The server fails a wait for a lock after this (`lock_timeout`). Below idleInTransactionMs: of silent clients that wait for
   * one another's locks, each would else hold them for that time in turn. 0 fails none.
   */
  readonly lockMs: number
  /** A connection whose statement has no answer after this is destroyed: it may be silent for good. Above statementMs. */
  readonly answerMs: number
  /** A connection whose transaction lasts longer is destroyed. */
  readonly transactionMs: number
  /**
   * The server ends a connection that does nothing within its transaction for so long
   * (`idle_in_transaction_session_timeout`): it frees the locks of a client that fell silent. 0 ends none.
   */
  readonly idleInTransactionMs: number
}

/** For answers that somebody waits for: the whole call is answered within 10 s. */
export const servingPatience: Patience = {
  connectMs: 3_000,
  acquireMs: 3_000,
  suspectMs: 2_000,
  statementMs: 7_000,
  lockMs: 3_000,
  answerMs: 8_000,
  transactionMs: 9_000,
  idleInTransactionMs: 3_500,
}

/** For commands whose single statements may take long: seeding, verification, measurements. */
export const commandPatience: Patience = {
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
  readonly patience: Patience
  /** Called once, when the connection is gone, also where it never opened. */
  readonly lost: (connection: Connection) => void
}

/** One connection in pipeline mode that knows how long its oldest statement has waited for its answer. */
export class Connection {
  readonly ready: Promise<unknown>
  readonly #client: pg.Client
  /** When each statement without an answer was sent, oldest first. */
  readonly #asked = new Set<{ readonly at: number }>()
  #answeredAt = performance.now()
  #ending = false

  constructor({ config, log, patience, lost }: ConnectionOptions) {
    this.#client = new pg.Client({
      ...config,
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      connectionTimeoutMillis: patience.connectMs,
      statement_timeout: patience.statementMs,
      lock_timeout: patience.lockMs,
      idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    })
    this.ready = this.#client.connect()
    this.ready.catch(() => lost(this))
    // A client without a listener of its own ends the process when PostgreSQL is killed.
    this.#client.on('error', (error) => {
      if (!this.#ending) log.warn({ err: error }, 'database client lost')
      lost(this)
    })
    this.#client.on('end', () => lost(this))
  }

  /** How many statements have no answer yet. */
  get waiting(): number {
    return this.#asked.size
  }

  /** When the last answer came, or the connection was made, on the clock of `performance.now()`. */
  get answeredAt(): number {
    return this.#answeredAt
  }

  /** How long the oldest statement has waited for its answer, in ms; 0 where none waits. */
  waitedMs(now: number): number {
    const [oldest] = this.#asked
    return oldest ? now - oldest.at : 0
  }

  async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const asked = { at: performance.now() }
    this.#asked.add(asked)
    try {
      await this.ready
      return await this.#client.query(statement)
    } finally {
      this.#asked.delete(asked)
      this.#answeredAt = performance.now()
    }
  }

  /** Fails whatever waits on it, at once. */
  destroy(): void {
    this.#client.connection.stream.destroy()
  }

  /** Says goodbye once everything is answered; a server that does not react is not waited for. */
  async end(): Promise<void> {
    this.#ending = true
    const force = setTimeout(() => this.destroy(), goodbyeMs)
    await this.ready.then(() => this.#client.end()).catch(() => undefined)
    clearTimeout(force)
  }
}

/** Probes begin after this much quiet; then, with the system's intervals, a dead peer is noticed within seconds. */
const keepAliveMs = 10_000
const goodbyeMs = 3_000
