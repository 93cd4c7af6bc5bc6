import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * Applies the SQL files of `folder`, which build or drop indexes of large tables that already have rows. A migration runs in
 * a transaction and would block writers, so each file has one statement with CONCURRENTLY, which PostgreSQL runs outside of a
 * transaction: `create index concurrently <name> on …` or `drop index concurrently <name>`. An index that an interrupted run
 * left invalid is built again. Returns the names of the changed indexes.
 */
export async function applyIndexes(databaseUrl: string, folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(unlessGone)).filter((name) => name.endsWith('.sql')).sort()
  if (files.length === 0) return []
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await waitForOthers(client)
    const changed: string[] = []
    for (const file of files) {
      const name = await applyIndex(client, parse(file, await readFile(join(folder, file), 'utf8')))
      if (name) changed.push(name)
    }
    return changed
  } finally {
    await client.end()
  }
}

/**
 * Takes the advisory lock by polling. A session that waits inside of `pg_advisory_lock` would hold a snapshot, and CREATE INDEX
 * CONCURRENTLY of the other run would wait for the end of this snapshot: a deadlock.
 */
async function waitForOthers(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(7265, 4) as mine')
    if (rows[0]?.mine) return
    await pause(250)
  }
}

interface IndexChange {
  readonly verb: 'create' | 'drop'
  readonly name: string
  readonly statement: string
}

function parse(file: string, text: string): IndexChange {
  const statement = text
    .replace(/^--.*$/gm, '')
    .trim()
    .replace(/;$/, '')
  const [, verb, name] = /^(create|drop)(?: unique)? index concurrently (\w+)\b[^;]*$/.exec(statement) ?? []
  if ((verb !== 'create' && verb !== 'drop') || !name)
    throw new Error(`${file} must have one statement: create or drop index concurrently <name>`)
  return { verb, name, statement }
}

async function applyIndex(
  client: pg.Client,
  { verb, name, statement }: IndexChange,
): Promise<string | undefined> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  const [found] = rows
  if (verb === 'create' ? found?.valid : !found) return undefined
  if (verb === 'create' && found)
    await client.query(`drop index concurrently ${client.escapeIdentifier(name)}`)
  await client.query(statement)
  return name
}

function unlessGone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
