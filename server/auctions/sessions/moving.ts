import { publishAfterCommit, type Sql } from '#platform/database/db.ts'
import { movesOf, type SessionTerms } from '#shared/auctions/sessions/plan.ts'
import { clearingOf, usualPrayers } from '#shared/catalog/clearTimes.ts'
import { topicOf } from '../live/topic.ts'
import { type HeldSession, listPlanned, lockSession, moveLots } from './store.ts'

/** The facts that decide the closings of a locked session. */
export function termsOfSession({ starts_at, gap_s, place, prayers }: HeldSession): SessionTerms {
  return {
    startsAt: starts_at.getTime(),
    gapS: gap_s,
    clear: clearingOf(place, prayers ?? usualPrayers),
  }
}

/**
 * Moves the closings of the lots that follow an extended one, in the transaction that extends it (contract, Auctions,
 * "Sessions"). The caller has locked the sessions, so none of their lots closes meanwhile. A second call changes nothing.
 */
export async function moveLaterLots(tx: Sql, sessionIds: readonly number[]): Promise<void> {
  for (const id of sessionIds) {
    const session = await lockSession(tx, id)
    if (!session) continue
    const lots = await listPlanned(tx, id)
    const moves = movesOf(
      lots.map((lot) => ({
        id: lot.id,
        plannedEnd: lot.planned_ms,
        endsAt: lot.ends_ms,
        closed: lot.closed,
      })),
      termsOfSession(session),
    )
    if (moves.length === 0) continue
    await moveLots(tx, moves)
    publishAfterCommit(
      tx,
      moves.map((move) => topicOf(move.id)),
    )
  }
}
