import { applyIndexes } from '#platform/database/indexes.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Log } from '#platform/logs/log.ts'
import { indexesFolder, inOwnSchema, migrationsFolder, schema } from './schema.ts'

/** Migrates the integration's schema in this database; returns the names of the applied files. */
export async function migrateBehar(databaseUrl: string, log: Pick<Log, 'debug' | 'warn'>): Promise<string[]> {
  const applied = await migrate(databaseUrl, migrationsFolder, log, { schema })
  return [...applied, ...(await applyIndexes(inOwnSchema(databaseUrl), indexesFolder))]
}
