import type { Log } from '#node/log.ts'
import { migrate } from '#node/migrate.ts'
import { migrationsFolder, schema } from './schema.ts'

/** Brings the integration's schema in this database up to date; returns the names of what was applied. */
export function migrateBehar(databaseUrl: string, log: Pick<Log, 'debug' | 'warn'>): Promise<string[]> {
  return migrate(databaseUrl, migrationsFolder, log, { schema })
}
