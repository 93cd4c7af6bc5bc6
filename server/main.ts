import type { Config } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { withReplica } from '#platform/database/replica.ts'
import { sweepUploads } from '#platform/limits/uploads.ts'
import { type Listening, listen } from '#platform/listening.ts'
import type { Log } from '#platform/logs/log.ts'
import { createApp } from './app.ts'
import { incomingFolder } from './base/files.ts'
import type { PageServer } from './base/pages/pages.ts'

/** One web process: the main API and the pages. */
export interface RunningServer {
  /** The public address: PUBLIC_URL, or the address it listens on. */
  readonly url: string
  /** Refuses new connections and finishes running requests. */
  close(): Promise<void>
}

export interface ServerOptions {
  readonly databaseUrl: string
  readonly log: Log
  readonly pages?: PageServer
  /** Validates every answer against its call's schema; used in development. */
  readonly checkAnswers?: boolean
}

/** Listens on HOST:PORT. It starts without the database and answers 503 until the database is available. */
export async function startServer(config: Config, options: ServerOptions): Promise<RunningServer> {
  const { databaseUrl, log, ...rest } = options
  const primary = openDatabase(databaseUrl, { log, directUrl: config.DATABASE_DIRECT_URL })
  const { DATABASE_READ_URL, DATABASE_READ_LAG_MS } = config
  const db = DATABASE_READ_URL
    ? withReplica(primary, { url: DATABASE_READ_URL, log, boundMs: DATABASE_READ_LAG_MS })
    : primary
  await sweepUploads(incomingFolder(config.DATA_DIR), new Date())
  const app = await createApp({ config, db, log, ...rest })
  let listening: Listening
  try {
    listening = await listen(app, { host: config.HOST, port: config.PORT, variable: 'PORT' })
  } catch (error) {
    await db.close()
    throw error
  }
  if (!config.RATE_LIMITS) log.warn('RATE_LIMITS is off: callers are not limited')
  return {
    url: config.PUBLIC_URL ?? listening.url,
    async close() {
      await listening.close()
      await db.close()
    },
  }
}
