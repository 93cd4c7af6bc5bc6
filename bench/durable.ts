import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildMarket } from '#demo/build.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Log } from '#platform/logs/log.ts'
import { migrationsFolder } from '#server/db/schema.ts'

/** A market with its own database, which flushes to disk as in production. */
export interface Durable {
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  close(): Promise<void>
}

/** Opens a database for measurements of durability; test databases do not flush to disk. */
export async function openDurable(log: Log): Promise<Durable> {
  const dataDir = mkdtempSync(join(tmpdir(), 'samak-bench-'))
  // If root runs the measurement, PostgreSQL runs as another user, so the folder must be readable for this user.
  chmodSync(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, log })
  await migrate(embedded.url, migrationsFolder, log)
  await buildMarket({
    databaseUrl: embedded.url,
    dataDir,
    demo: true,
    startAt: new Date(),
    size: 'test',
    log,
  })
  const db = openDatabase(embedded.url, { log, timeouts: commandTimeouts })
  return {
    db,
    databaseUrl: embedded.url,
    dataDir,
    async close() {
      await db.close()
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
