import { migrate } from '#platform/database/migrate.ts'
import type { Log } from '#platform/logs/log.ts'
import { migrationsFolder, schema } from './schema.ts'

/** Migrates the integration's schema in this database; returns the names of the applied files. */
export function migrateBehar(databaseUrl: string, log: Pick<Log, 'debug' | 'warn'>): Promise<string[]> {
  return migrate(databaseUrl, migrationsFolder, log, { schema })
}
