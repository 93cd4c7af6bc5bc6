import type { Sql } from '#platform/database/db.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { type News, notify } from '../../notifications/actions.ts'
import type { Held } from '../holding.ts'
import { type ClosedBy, closeRow, declineOpen } from '../offers/store.ts'

/**
 * Closes a request that the caller has locked and may close. Declines its offers and notifies their sellers, but not the
 * asker.
 */
export async function closeHeld(
  tx: Sql,
  { request, offers, people }: Held,
  { by, at }: { readonly by: ClosedBy; readonly at: Date },
): Promise<void> {
  await declineOpen(tx, request.id, at)
  await closeRow(tx, request.id, by, at)
  const news = {
    by: by === 'owner' ? request.asker_id : null,
    about: request.id,
    event: `request:${request.id}:closed`,
    facts: { request: titlesOf(request) },
  }
  const receivers = offers.filter(({ seller_id }) => people.has(seller_id))
  await notify(tx, ...receivers.map(({ seller_id: to }): News => ({ ...news, to, kind: 'request_closed' })))
}
