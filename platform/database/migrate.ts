import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { runner } from 'node-pg-migrate'
import type { Log } from '../logs/log.ts'
import type { Sql } from './db.ts'

/**
 * Brings the schema up to date from the numbered SQL files of `folder`, all in one transaction: a run that is
 * killed half way leaves the schema as it was. Of two runners at once the second waits and finds nothing to do.
 * Returns the names of what was applied.
 */
export async function migrate(
  databaseUrl: string,
  folder: string,
  log: Pick<Log, 'debug' | 'warn'>,
  { schema }: MigrateOptions = {},
): Promise<string[]> {
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
  /** Where the tables and the record of what was applied go, made where it is not there; without it, where the address leads. */
  readonly schema?: string
}

/** Whether the database has every migration of `folder` (contract.md, section 9: readyz). */
export async function migrationsCurrent(db: Sql, folder: string): Promise<boolean> {
  const wanted = (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
  const [table] = await db.query<{ there: boolean }>({
    text: `select to_regclass('${TABLE}') is not null as there`,
  })
  if (!table?.there) return false
  const rows = await db.query<{ name: string }>({ text: `select name from ${TABLE}` })
  const names = new Set(rows.map(({ name }) => name))
  return wanted.every((name) => names.has(name))
}

const TABLE = 'migrations'
