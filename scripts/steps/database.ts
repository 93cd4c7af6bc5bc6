import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { migrateBehar } from '#behar/db/migrate.ts'
import { type DatabaseUrls, findRunning, startEmbedded } from '#platform/database/embedded.ts'
import { grantServing } from '#platform/database/grants.ts'
import { applyIndexes } from '#platform/database/indexes.ts'
import { migrate } from '#platform/database/migrate.ts'
import { PlainError } from '#platform/plainError.ts'
import { migrateJobs } from '#server/db/jobs.ts'
import { indexesFolder, migrationsFolder } from '#server/db/schema.ts'
import type { Session } from './command.ts'
import { step } from './progress.ts'
import { integrationUrls, ownerUrlOf } from './settings.ts'

/**
 * Opens the main database: the one of DATABASE_URL and MIGRATE_DATABASE_URL, or PostgreSQL from npm, which is started for this
 * process. `onSpawn` runs while PostgreSQL starts.
 */
export async function openMarketDatabase(
  { config, log, shutdown }: Session,
  onSpawn?: () => void,
): Promise<DatabaseUrls> {
  if (config.DATABASE_URL) {
    await step('Waiting for the database', () => reach(config.DATABASE_URL ?? '', shutdown.signal))
    return { servingUrl: config.DATABASE_URL, ownerUrl: ownerUrlOf(config) ?? config.DATABASE_URL }
  }
  const embedded = await step('Starting PostgreSQL', () =>
    startEmbedded({ dataDir: config.DATA_DIR, log, ...(onSpawn && { onSpawn }) }),
  )
  shutdown.add('PostgreSQL', () => embedded.stop())
  return embedded
}

/**
 * Opens the main database, like {@link openMarketDatabase}. If a market is already running on this data, this process uses the
 * PostgreSQL of that market.
 */
export async function joinMarketDatabase(session: Session): Promise<DatabaseUrls> {
  const { DATABASE_URL, DATA_DIR } = session.config
  const running = DATABASE_URL ? null : await findRunning(DATA_DIR)
  return running ?? openMarketDatabase(session)
}

/** Migrates the schema of the market and of its jobs, and grants access to the serving role. */
export async function migrateMarket(
  { ownerUrl, servingUrl }: DatabaseUrls,
  { log }: Session,
): Promise<readonly string[]> {
  return step('Bringing the schema up to date', async () => {
    const applied = await migrate(ownerUrl, migrationsFolder, log)
    await migrateJobs(ownerUrl, log)
    await grantServing(ownerUrl, servingUrl)
    return [...applied, ...(await applyIndexes(ownerUrl, indexesFolder))]
  })
}

/** Migrates the integration's schema, in BEHAR_DATABASE_URL or in the market's database. */
export async function migrateIntegration(
  market: DatabaseUrls,
  { config, log }: Session,
): Promise<readonly string[]> {
  const { ownerUrl, servingUrl } = integrationUrls(market, config)
  return step('Bringing the schema of the integration up to date', async () => {
    const applied = await migrateBehar(ownerUrl, log)
    await grantServing(ownerUrl, servingUrl)
    return applied
  })
}

const REACH_MS = 30_000

/** Waits for the database, so that the database and this process may be started at the same time. */
async function reach(databaseUrl: string, signal: AbortSignal): Promise<void> {
  for (const started = Date.now(); ; ) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      const passing = code === undefined || /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|57P03|53300)/.test(code)
      if (!passing || Date.now() - started > REACH_MS || signal.aborted) {
        throw new PlainError(`The database at DATABASE_URL cannot be used: ${message || code}`)
      }
      await pause(500)
    }
  }
}
