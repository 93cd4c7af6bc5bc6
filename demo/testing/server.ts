import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { type Config, loadConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { type Log, openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'
import type { PageServer } from '#server/base/pages/pages.ts'
import { cloneDatabase, type Template } from './database.ts'

/** A market for one test file, on its own database. */
export interface TestMarket {
  /** The address `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string
  readonly db: Database
  readonly databaseUrl: string
  readonly config: Config
  close(): Promise<void>
}

export interface TestMarketOptions {
  readonly template?: Template
  /** Variables of the environment for this market (contract.md, section 9). */
  readonly env?: Readonly<Record<string, string>>
  /** Serves pages; if absent, the market serves only the API. */
  readonly pages?: PageServer
  /** The clock of request contexts; the default is the database's clock. */
  readonly clock?: Clock
}

/** Starts the application on a free port. Answers are checked against their schemas; rate limits are off. */
export async function openTestMarket({
  template = 'demo',
  env = {},
  pages,
  clock,
}: TestMarketOptions = {}): Promise<TestMarket> {
  const database = await cloneDatabase(template)
  const config = loadConfig({
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  })
  const log = openLog({ level: config.LOG_LEVEL })
  const db = openDatabase(database.url, { log })
  const app = await createApp({
    config,
    db,
    log,
    checkAnswers: true,
    ...(pages && { pages }),
    ...(clock && { clock }),
  })
  const { url, close } = await listenLocally(app, db)
  return {
    url,
    db,
    databaseUrl: database.url,
    config,
    async close() {
      await close()
      await database.drop()
    },
  }
}

/** Starts a second process of the same market on its database, for tests of notifications between processes. */
export async function openSecondProcess(
  { config, databaseUrl }: TestMarket,
  {
    pages,
    log = openLog({ level: config.LOG_LEVEL }),
  }: Pick<TestMarketOptions, 'pages'> & {
    /** The log of the process, for tests that read it. */
    readonly log?: Log
  } = {},
): Promise<Pick<TestMarket, 'url' | 'close'>> {
  const db = openDatabase(databaseUrl, { log })
  const app = await createApp({ config, db, log, checkAnswers: true, ...(pages ? { pages } : {}) })
  return listenLocally(app, db)
}

/** Listens on this machine, on a free port by default. `close` ends the application and then its database. */
export async function listenLocally(app: FastifyInstance, db: Database, port = 0) {
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    async close() {
      await app.close()
      await db.close()
    },
  }
}
