import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Log } from '../logs/log.ts'
import type { Sql } from './db.ts'
import { requireSupportedServer } from './serverVersion.ts'

/**
 * Applies the numbered SQL files of `folder` that are not applied yet, all in one transaction, so a run that is killed
 * leaves the schema unchanged. If two runs are concurrent, the second waits and then finds nothing to do. Returns the
 * names of the applied files. Refuses a server that is too old.
 */
export async function migrate(
  databaseUrl: string,
  folder: string,
  log: Pick<Log, 'debug' | 'warn'>,
  { schema }: MigrateOptions = {},
): Promise<string[]> {
  await requireSupportedServer(databaseUrl)
  // Only a migration needs the library; a web process does not keep it in memory.
  const { runner } = await import('node-pg-migrate')
  const quiet = (message: string) => log.debug(message)
  const applied = await runner({
    databaseUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: TABLE,
    advisoryLockMode: 'wait',
    ...(schema && { schema, createSchema: true, migrationsSchema: schema, createMigrationsSchema: true }),
    logger: { debug: quiet, info: quiet, warn: (message) => log.warn(message), error: quiet },
  })
  return applied.map(({ name }) => name)
}

export interface MigrateOptions {
  /**
   * The schema of the tables and of the table `migrations`; created when absent. The default is the schema of the URL's search
   * path.
   */
  readonly schema?: string
}

/** Whether the database has every migration of `folder` (contract.md, section 9: readyz). */
export async function migrationsCurrent(db: Sql, folder: string): Promise<boolean> {
  const wanted = (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
  const [table] = await db.query<{ exists: boolean }>({
    text: `select to_regclass('${TABLE}') is not null as exists`,
  })
  if (!table?.exists) return false
  const rows = await db.query<{ name: string }>({ text: `select name from ${TABLE}` })
  const names = new Set(rows.map(({ name }) => name))
  return wanted.every((name) => names.has(name))
}

const TABLE = 'migrations'
