import type { Database, Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { deadlineOf, statusAt } from '#shared/requests/status.ts'
import { endAllDue } from '../../base/due.ts'
import { notify } from '../../notifications/actions.ts'
import { type Held, holdFree } from '../holding.ts'
import { closeRow, declineAccepted, findAcceptedSeller, listDue } from '../offers/store.ts'
import { factsOf } from '../row.ts'
import { closeHeld } from './ending.ts'

/**
 * Closes every open or accepted request past its deadline, each in its own transaction and as of its deadline: declines
 * offers, notifies sellers and asker. Returns how many were closed. Workers may run concurrently and do not block reads. After
 * a failure the other requests are still closed, and at the end the first error is thrown.
 */
export async function closeDue(db: Database, now: Date): Promise<number> {
  const { closedAtOnce: atOnce, closedAtMost: atMost } = limits.request
  const close = (id: number) => db.transaction((tx) => closeIfDue(tx, id, now))
  return endAllDue((query) => listDue(db, now, query), close, { atOnce, atMost })
}

/** False if another transaction has locked or closed the request. */
async function closeIfDue(tx: Sql, id: number, now: Date): Promise<boolean> {
  const held = await holdFree(tx, id)
  if (!held) return false
  const facts = factsOf(held.request)
  const at = deadlineOf(facts)
  if (!at || statusAt(facts, now) !== 'closed') return false
  const ordering = facts.status === 'accepted'
  await (ordering ? endAccepted(tx, held, at) : closeHeld(tx, held, { by: 'clock', at }))
  const { asker_id } = held.request
  if (held.people.has(asker_id)) {
    await notify(tx, {
      to: asker_id,
      by: null,
      about: id,
      event: `request:${id}:${ordering ? `not-ordered:${at.getTime()}` : 'expired'}`,
      kind: ordering ? 'request_not_ordered' : 'request_expired',
      facts: { request: titlesOf(held.request) },
    })
  }
  return true
}

/** Declines an accepted offer that the buyer did not order in time, closes its request, and notifies the seller. */
async function endAccepted(tx: Sql, { request }: Held, at: Date): Promise<void> {
  const seller = await findAcceptedSeller(tx, request.id)
  await declineAccepted(tx, request.id, at)
  await closeRow(tx, request.id, 'clock', at)
  if (seller === undefined) return
  const event = `request:${request.id}:not-ordered:${at.getTime()}`
  const facts = { request: titlesOf(request) }
  await notify(tx, { to: seller, by: null, about: request.id, event, kind: 'offer_abandoned', facts })
}
