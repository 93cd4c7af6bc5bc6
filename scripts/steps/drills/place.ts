import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildMarket } from '#demo/build.ts'
import { commandTimeouts } from '#platform/database/connection.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrationsFolder } from '#server/db/schema.ts'
import type { Session } from '../command.ts'
import { step } from '../progress.ts'

export const quiet = openLog({ level: 'fatal' })

/** Creates a temporary folder for a drill; the folder is deleted at the end of the drill. */
export function openPlace({ shutdown }: Session, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `samak-drill-${name}-`))
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  shutdown.add(`the folder of the drill ${name}`, async () =>
    rmSync(folder, { recursive: true, force: true }),
  )
  return folder
}

/** Builds a small demo market in this database. */
export async function buildSmallMarket(databaseUrl: string, dataDir: string): Promise<void> {
  await migrate(databaseUrl, migrationsFolder, quiet)
  await step('Building a small market', () =>
    buildMarket({ databaseUrl, dataDir, demo: true, startAt: new Date(), size: 'test', log: quiet }),
  )
}

/** Opens a database without a log of lost connections, because a drill cuts them. */
export function openQuietly(url: string): Database {
  return openDatabase(url, { log: quiet, max: 4, timeouts: commandTimeouts })
}
