import { runMigrations, Logger as WorkerLogger } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '#platform/logs/log.ts'

/** Migrates the schema of graphile-worker. A worker whose role owns the schema does this by itself. */
export async function migrateJobs(databaseUrl: string, log: Log): Promise<void> {
  // The pool has no query deadline, unlike the pools that serve requests, because a migration may take long.
  const pgPool = listened(new pg.Pool({ connectionString: databaseUrl, max: 2 }), log)
  try {
    await runMigrations({ pgPool, logger: loggerOf(log) })
  } finally {
    await pgPool.end()
  }
}

/** Logs lost connections of a pool. */
export function listened(pool: pg.Pool, log: Log): pg.Pool {
  // A client without an error listener would end the process when PostgreSQL is killed.
  const lost = (error: Error) =>
    !pool.ending && log.warn({ err: error }, 'a connection of the job queue was lost')
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', lost)
  return pool
}

/** Forwards the log of graphile-worker to ours. */
export const loggerOf = (log: Log) => new WorkerLogger(() => (level, message) => forward(log, level, message))

function forward(log: Log, level: string, message: string): void {
  if (level === 'error') log.error(message)
  else if (level === 'warning') log.warn(message)
  else log.debug(message)
}
