import { migrate } from '#platform/database/migrate.ts'
import type { Log } from '#platform/logs/log.ts'
import { migrationsFolder, schema } from './schema.ts'

/** Brings the integration's schema in this database up to date; returns the names of what was applied. */
export function migrateBehar(databaseUrl: string, log: Pick<Log, 'debug' | 'warn'>): Promise<string[]> {
  return migrate(databaseUrl, migrationsFolder, log, { schema })
}
