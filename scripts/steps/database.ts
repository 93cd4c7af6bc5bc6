import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { migrateBehar } from '#behar/db/migrate.ts'
import { findRunning, startEmbedded } from '#node/embedded.ts'
import { migrate } from '#node/migrate.ts'
import { PlainError } from '#node/plainError.ts'
import { migrationsFolder } from '#server/db/schema.ts'
import type { Session } from './command.ts'
import { step } from './progress.ts'

/** The address of the main database: DATABASE_URL's, or PostgreSQL from npm, started for this process. */
export async function openMarketDatabase({ config, log, shutdown }: Session): Promise<string> {
  if (config.DATABASE_URL) {
    await step('Waiting for the database', () => reach(config.DATABASE_URL ?? '', shutdown.signal))
    return config.DATABASE_URL
  }
  const embedded = await step('Starting PostgreSQL', () => startEmbedded({ dataDir: config.DATA_DIR, log }))
  shutdown.add('PostgreSQL', () => embedded.stop())
  return embedded.url
}

/** The same, beside a market that runs on this data now: its PostgreSQL serves both. */
export async function joinMarketDatabase(session: Session): Promise<string> {
  const { DATABASE_URL, DATA_DIR } = session.config
  const running = DATABASE_URL ? null : await findRunning(DATA_DIR)
  return running ?? openMarketDatabase(session)
}

/** For commands that make no sense without a server of one's own. */
export function requireDatabaseUrl({ config }: Session, command: string): string {
  if (config.DATABASE_URL) return config.DATABASE_URL
  throw new PlainError(`npm run ${command} needs DATABASE_URL; npm start brings a database of its own.`)
}

/** Where the integration's own schema is, for a process that brings no database with it. */
export function requireBeharDatabaseUrl({ config }: Session): string {
  const found = config.BEHAR_DATABASE_URL ?? config.DATABASE_URL
  if (found !== undefined) return found
  throw new PlainError(
    'npm run behar needs DATABASE_URL or BEHAR_DATABASE_URL; npm start brings a database of its own.',
  )
}

export async function migrateMarket(databaseUrl: string, { log }: Session): Promise<readonly string[]> {
  return step('Bringing the schema up to date', () => migrate(databaseUrl, migrationsFolder, log))
}

/** The integration's schema, in BEHAR_DATABASE_URL or beside the market's. */
export async function migrateIntegration(
  databaseUrl: string,
  { config, log }: Session,
): Promise<readonly string[]> {
  return step('Bringing the schema of the integration up to date', () =>
    migrateBehar(config.BEHAR_DATABASE_URL ?? databaseUrl, log),
  )
}

const REACH_MS = 30_000

/** Whoever starts both at once need not care which is faster. */
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
