import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { statusAt } from '#shared/requests/status.ts'
import { notify } from '../../notifications/actions.ts'
import { closeHeld } from '../../requests/asking/ending.ts'
import { holdRequest } from '../../requests/holding.ts'
import { factsOf } from '../../requests/row.ts'
import { showTo } from '../../requests/show.ts'
import { insertAudit } from '../store.ts'

/**
 * Closes an open request of somebody else; notifies the asker with the reason, and the sellers who offered
 * (contract, section 8). Closing is final. Refuses: not_found; forbidden to the asker and to sellers with an
 * offer; illegal_transition once an offer was accepted.
 */
export function closeRequestOfOthers(
  db: Database,
  reading: { readonly caller: Caller; readonly locale: Locale; readonly now: Date },
  { id, note }: { readonly id: number; readonly note: string },
): Promise<RequestDetails> {
  const { caller } = reading
  return db.transaction(async (tx) => {
    const held = await holdRequest(tx, id)
    const now = await timeOf(tx)
    const { asker_id } = held.request
    const offers = held.offers.some(({ seller_id }) => seller_id === caller.id)
    if (asker_id === caller.id || offers) throw new Refusal('forbidden')
    const status = statusAt(factsOf(held.request), now)
    if (status === 'closed') return showTo(tx, id, reading)
    if (status !== 'open') throw new Refusal('illegal_transition')
    await closeHeld(tx, held, { by: 'operator', at: now })
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'request.close',
      record: { type: 'request', id },
      note,
      before: { status: 'open', offers: held.offers.length },
      after: { status: 'closed', offers: 0 },
    })
    if (held.people.has(asker_id)) {
      await notify(tx, {
        to: asker_id,
        by: null,
        about: id,
        event: `request:${id}:stopped`,
        kind: 'request_stopped',
        facts: { request: titlesOf(held.request), note },
      })
    }
    return showTo(tx, id, reading)
  })
}
