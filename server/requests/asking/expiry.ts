import type { Database, Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { statusAt } from '#shared/requests/status.ts'
import { notify } from '../../notifications/actions.ts'
import { holdFree } from '../holding.ts'
import { listDue } from '../offers/store.ts'
import { closeHeld } from './ending.ts'

/**
 * Closes every request whose time is over, each in a transaction of its own, as of when it was over: its offers are
 * declined, their sellers and who asked are told. How many there were. Any number of workers may do it at once, and reads
 * never wait for it. One that fails keeps the others from nothing: the first failure is thrown at the end.
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

/** False where another holds it, or was quicker. */
async function closeIfDue(tx: Sql, id: number, now: Date): Promise<boolean> {
  const held = await holdFree(tx, id)
  if (!held) return false
  const { status, closes_at: at, asker_id, title } = held.request
  if (status !== 'open' || statusAt({ status, closesAt: at }, now) === 'open') return false
  await closeHeld(tx, held, { by: 'clock', at })
  if (held.people.has(asker_id)) {
    await notify(tx, {
      to: asker_id,
      by: null,
      about: id,
      event: `request:${id}:expired`,
      kind: 'request_expired',
      facts: { request: title },
    })
  }
  return true
}
