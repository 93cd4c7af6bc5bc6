import { DatabaseUnavailable, openDatabase } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { type Finding, good, note, wrong } from './findings.ts'
import { replicaFacts } from './store.ts'

/** Examines the server of DATABASE_READ_URL. A fault there is visible nowhere else, because the primary answers instead. */
export async function examineReplica(url: string | undefined, log: Log): Promise<Finding[]> {
  if (url === undefined) return []
  const db = openDatabase(url, { log, max: 1 })
  try {
    const { standby, feedback } = await replicaFacts(db)
    if (!standby)
      return [
        wrong(
          'The server of DATABASE_READ_URL is no replica, so the primary answers all readers',
          'Name a streaming replica.',
        ),
      ]
    if (!feedback)
      return [
        note(
          'hot_standby_feedback is off on the replica, so it cancels long reads',
          'Set hot_standby_feedback = on there.',
        ),
      ]
    return [good('The replica of DATABASE_READ_URL answers')]
  } catch (error) {
    const cause = error instanceof DatabaseUnavailable ? error.cause : error
    return [
      wrong(
        `The replica of DATABASE_READ_URL does not answer, so the primary answers all readers: ${(cause as Error).message}`,
        'Look at listen_addresses, pg_hba.conf and TLS of the replica.',
      ),
    ]
  } finally {
    await db.close()
  }
}
