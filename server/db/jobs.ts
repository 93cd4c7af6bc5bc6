import { runMigrations, Logger as WorkerLogger } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '#platform/logs/log.ts'

/** Brings the schema of the jobs up to date; a worker whose role owns it does so by itself. */
export async function migrateJobs(databaseUrl: string, log: Log): Promise<void> {
  // Without the deadlines of serving: a migration may take long.
  const pgPool = listened(new pg.Pool({ connectionString: databaseUrl, max: 2 }), log)
  try {
    await runMigrations({ pgPool, logger: loggerOf(log) })
  } finally {
    await pgPool.end()
  }
}

/** Logs the connections that are lost. */
export function listened(pool: pg.Pool, log: Log): pg.Pool {
  // A client without a listener of its own ends the process when PostgreSQL is killed.
  const lost = (error: Error) => !pool.ending && log.warn({ err: error }, 'worker client lost')
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', lost)
  return pool
}

/** The log of graphile-worker in ours. */
export const loggerOf = (log: Log) => new WorkerLogger(() => (level, message) => tell(log, level, message))

function tell(log: Log, level: string, message: string): void {
  if (level === 'error') log.error(message)
  else if (level === 'warning') log.warn(message)
  else log.debug(message)
}
