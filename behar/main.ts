import { setTimeout as pause } from 'node:timers/promises'
import { siteAddress, siteOrigins } from '#platform/addresses.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { grantServing } from '#platform/database/grants.ts'
import { migrationsCurrent } from '#platform/database/migrate.ts'
import { type Listening, listen } from '#platform/listening.ts'
import type { Log } from '#platform/logs/log.ts'
import { createBehar } from './app.ts'
import { openSweep } from './boards/sweep.ts'
import { migrateBehar } from './db/migrate.ts'
import { inOwnSchema, migrationsFolder } from './db/schema.ts'

/** A running process of the integration. */
export interface RunningBehar {
  /** The address on which the process listens. BEHAR_PUBLIC_URL is used by the site only. */
  readonly url: string
  /** Settles when the schema is migrated, or when the process is closed before. */
  readonly prepared: Promise<unknown>
  /** Refuses new connections, waits for running requests, then closes. */
  close(): Promise<void>
}

export interface BeharServiceOptions {
  /** The database that contains the integration's schema. */
  readonly databaseUrl: string
  /** The same database under a role that may change the schema (docs/operations.md, "Database roles"); default: databaseUrl. */
  readonly ownerUrl?: string
  readonly log: Log
  /** Validates every answer against its call's schema; used in development. */
  readonly checkAnswers?: boolean
}

/** Listens on HOST:BEHAR_PORT. The database may start later: until its schema is migrated, calls are answered with 503. */
export async function startBehar(config: Config, options: BeharServiceOptions): Promise<RunningBehar> {
  const { databaseUrl, ownerUrl = databaseUrl, log, ...rest } = options
  const db = openDatabase(inOwnSchema(databaseUrl), { log })
  let ready = false
  const app = await createBehar({
    config,
    db,
    log,
    ...rest,
    siteUrl: () => siteAddress(config),
    origins: () => siteOrigins(config),
    isReady: () => ready,
  })
  let listening: Listening
  try {
    listening = await listen(app, { host: config.HOST, port: config.BEHAR_PORT, variable: 'BEHAR_PORT' })
  } catch (error) {
    await db.close()
    throw error
  }
  const stop = new AbortController()
  const preparing = prepare({ db, databaseUrl, ownerUrl, log }, stop.signal).then((prepared) => {
    ready = prepared
    return prepared ? openSweep({ db, log, clock: databaseClock(db) }) : undefined
  })
  return {
    url: listening.url,
    prepared: preparing,
    async close() {
      stop.abort()
      const sweep = await preparing
      await Promise.all([listening.close(), sweep?.close()])
      await db.close()
    },
  }
}

interface Preparing extends Required<Pick<BeharServiceOptions, 'databaseUrl' | 'ownerUrl' | 'log'>> {
  readonly db: Database
}

/**
 * Migrates the schema and retries until the migration succeeds; false when it was stopped before. A role without the right to
 * migrate waits until another process has migrated.
 */
async function prepare({ db, databaseUrl, ownerUrl, log }: Preparing, signal: AbortSignal): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      if (await migrationsCurrent(db, migrationsFolder)) return true
      await migrateBehar(ownerUrl, log)
      await grantServing(ownerUrl, databaseUrl)
      return true
    } catch (error) {
      log.warn({ err: error }, 'the integration waits for its database')
      const pauseMs = Math.min(250 * 2 ** failures, LONGEST_PAUSE_MS)
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  return false
}

const LONGEST_PAUSE_MS = 5_000
