import { createBehar } from '#behar/app.ts'
import { migrateBehar } from '#behar/db/migrate.ts'
import { inOwnSchema } from '#behar/db/schema.ts'
import { siteOrigins } from '#node/addresses.ts'
import type { Clock } from '#node/clock.ts'
import { type Config, loadConfig } from '#node/config.ts'
import { type Database, openDatabase } from '#node/db.ts'
import { openLog } from '#node/log.ts'
import type { TestMarket } from './server.ts'

/** The integration service for a test, in this process; its tables stand in its own schema of the market's database. */
export interface TestBehar {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string
  /** Of its own schema. */
  readonly db: Database
  readonly databaseUrl: string
  readonly config: Config
  close(): Promise<void>
}

export interface TestBeharOptions {
  /** Variables of the environment for this service (contract.md, section 9). */
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: Clock
  /** Where it asks who somebody is, when not the market. */
  readonly siteUrl?: string
  /** 0, a free one, unless told otherwise. */
  readonly port?: number
}

/** Starts the service, asking the given market. Answers are held against their schemas; limits are off. */
export async function openTestBehar(
  market: Pick<TestMarket, 'url' | 'databaseUrl'>,
  { env = {}, clock, siteUrl = market.url, port = 0 }: TestBeharOptions = {},
): Promise<TestBehar> {
  const config = loadConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', PUBLIC_URL: market.url, ...env })
  const log = openLog({ level: config.LOG_LEVEL })
  await migrateBehar(market.databaseUrl, log)
  const databaseUrl = inOwnSchema(market.databaseUrl)
  const db = openDatabase(databaseUrl, { log })
  const app = await createBehar({
    ...{ config, db, log, checkAnswers: true, ...(clock ? { clock } : {}) },
    siteUrl: () => siteUrl,
    origins: () => siteOrigins(config),
  })
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    ...{ url, db, databaseUrl, config },
    async close() {
      await app.close()
      await db.close()
    },
  }
}
