import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable, openDatabase, type Sql } from '#platform/database/db.ts'
import { currentPosition, positionOf, replayedPosition } from '#platform/database/replica.ts'
import type { Log } from '#platform/logs/log.ts'
import { type Finding, good, note, wrong } from './findings.ts'
import { replicaFacts } from './store.ts'

export interface ReplicaToExamine {
  readonly url: string | undefined
  readonly primaryUrl: string
  readonly log: Log
}

/** Examines the server of DATABASE_READ_URL. A fault there is visible nowhere else, because the primary answers instead. */
export async function examineReplica({ url, primaryUrl, log }: ReplicaToExamine): Promise<Finding[]> {
  if (url === undefined) return []
  const replica = openDatabase(url, { log, max: 1 })
  const primary = openDatabase(primaryUrl, { log, max: 1 })
  try {
    const { standby, feedback } = await replicaFacts(replica)
    if (!standby)
      return [wrong(`The server of DATABASE_READ_URL is no replica, ${instead}`, 'Name a streaming replica.')]
    const found = [await following(primary, replica)]
    if (!feedback)
      found.push(
        note(
          'hot_standby_feedback is off on the replica, so it cancels long reads',
          'Set hot_standby_feedback = on there.',
        ),
      )
    return found
  } catch (error) {
    const cause = error instanceof DatabaseUnavailable ? error.cause : error
    return [
      wrong(
        `The replica of DATABASE_READ_URL does not answer, ${instead}: ${(cause as Error).message}`,
        'Look at listen_addresses, pg_hba.conf and TLS of the replica.',
      ),
    ]
  } finally {
    await Promise.all([replica.close(), primary.close()])
  }
}

const instead = 'so the primary answers all readers'

/** Whether the replica reaches the present position of the primary within some seconds, and is not ahead of it. */
async function following(primary: Sql, replica: Sql): Promise<Finding> {
  const wanted = (await positionOf(primary, currentPosition)) ?? 0n
  for (let waitedMs = 0; waitedMs < followMs; waitedMs += 100) {
    const replayed = (await positionOf(replica, replayedPosition)) ?? 0n
    if (replayed > ((await positionOf(primary, currentPosition)) ?? 0n))
      return wrong(
        `The replica of DATABASE_READ_URL does not follow the primary, ${instead}`,
        'Make it anew, as after every restore of the primary.',
      )
    if (replayed >= wanted) return good('The replica of DATABASE_READ_URL follows the primary')
    await pause(100)
  }
  return wrong(
    `The replica of DATABASE_READ_URL is behind, ${instead}`,
    'Look at pg_stat_replication of the primary and at the log of the replica.',
  )
}

const followMs = 3_000
