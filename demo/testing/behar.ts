import { createBehar } from '#behar/app.ts'
import { migrateBehar } from '#behar/db/migrate.ts'
import { inOwnSchema } from '#behar/db/schema.ts'
import type { MainPeople } from '#behar/people/mainPeople.ts'
import { siteOrigins } from '#platform/addresses.ts'
import type { Clock } from '#platform/clock.ts'
import { type Config, loadConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { listenLocally, type TestMarket } from './server.ts'

/** The integration service for a test. It runs in this process, with its own schema in the market's database. */
export interface TestBehar {
  /** The address `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string
  /** The database, with the integration's own schema. */
  readonly db: Database
  readonly databaseUrl: string
  readonly config: Config
  close(): Promise<void>
}

export interface TestBeharOptions {
  /** Variables of the environment for this service (contract.md, section 9). */
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: Clock
  /** Identifies people in place of the market. */
  readonly people?: MainPeople
  /** The address of the site that identifies people; the default is the market's. */
  readonly siteUrl?: string
  /** The port; the default 0 means a free port. */
  readonly port?: number
}

/** Starts the service for the given market. Answers are checked against their schemas; rate limits are off. */
export async function openTestBehar(
  market: Pick<TestMarket, 'url' | 'databaseUrl'>,
  { env = {}, clock, people, siteUrl = market.url, port = 0 }: TestBeharOptions = {},
): Promise<TestBehar> {
  const config = loadConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', PUBLIC_URL: market.url, ...env })
  const log = openLog({ level: config.LOG_LEVEL })
  await migrateBehar(market.databaseUrl, log)
  const databaseUrl = inOwnSchema(market.databaseUrl)
  const db = openDatabase(databaseUrl, { log })
  const app = await createBehar({
    config,
    db,
    log,
    checkAnswers: true,
    ...(clock ? { clock } : {}),
    ...(people ? { people } : {}),
    siteUrl: () => siteUrl,
    origins: () => siteOrigins(config),
  })
  return { db, databaseUrl, config, ...(await listenLocally(app, db, port)) }
}

/** Importers whose main token is their number, for tests and measurements without a market. */
export const numberedPeople: MainPeople = {
  authenticate: async (token) => ({
    id: Number(token),
    type: 'international_seller',
    staff: null,
    signIn: 0,
    trades: true,
  }),
  tradersAmong: async (ids) => ids,
  notify: async () => undefined,
  reportSubscription: async () => [],
  reportProlonged: async () => undefined,
  sessionOf: ({ id }) => ({
    name: `تاجر ${id}`,
    mobile: `+96650${String(id).padStart(7, '0')}`,
    email: `${id}@example.com`,
    token: String(id),
  }),
}
