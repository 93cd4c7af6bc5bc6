import type { Database, Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { statusAt } from '#shared/requests/status.ts'
import { notify } from '../../notifications/actions.ts'
import { holdFree } from '../holding.ts'
import { listDue } from '../offers/store.ts'
import { closeHeld } from './ending.ts'

/**
 * Closes every expired request, each in its own transaction and as of its deadline: declines offers, notifies sellers and
 * asker. Returns how many were closed. Workers may run concurrently and do not block reads. After a failure the other
 * requests are still closed, and at the end the first error is thrown.
 */
export async function closeDue(db: Database, now: Date): Promise<number> {
  const seen: number[] = []
  const failures: unknown[] = []
  let closed = 0
  for (;;) {
    const due = await listDue(db, now, { limit: limits.request.closedAtOnce, without: seen })
    for (const id of due) {
      const done = await db
        .transaction((tx) => closeIfDue(tx, id, now))
        .catch((error) => void failures.push(error))
      if (done) closed += 1
    }
    seen.push(...due)
    if (due.length > 0 && seen.length < limits.request.closedAtMost) continue
    if (failures.length > 0) throw failures[0]
    return closed
  }
}

/** False if another transaction has locked or closed the request. */
async function closeIfDue(tx: Sql, id: number, now: Date): Promise<boolean> {
  const held = await holdFree(tx, id)
  if (!held) return false
  const { status, closes_at: at, asker_id } = held.request
  if (status !== 'open' || statusAt({ status, closesAt: at }, now) === 'open') return false
  await closeHeld(tx, held, { by: 'clock', at })
  if (held.people.has(asker_id)) {
    await notify(tx, {
      to: asker_id,
      by: null,
      about: id,
      event: `request:${id}:expired`,
      kind: 'request_expired',
      facts: { request: titlesOf(held.request) },
    })
  }
  return true
}
