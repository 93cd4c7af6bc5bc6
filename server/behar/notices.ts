import type { Database } from '#platform/database/db.ts'
import { canView } from '#shared/base/access/permissions.ts'
import type { DealNews } from '#shared/behar/deals.ts'
import { notify } from '../notifications/actions.ts'
import { listPresent } from './store.ts'

export interface Notice {
  readonly receiver_id: number
  readonly news: DealNews
  readonly deal_id: number
  readonly notice_id: number
}

/**
 * Notifies an importer of a step in a deal, in the name of the caller, once per notice (decision 74). If the receiver is the
 * caller or may not enter the behar market, sends nothing and returns false.
 */
export function notifyDeal(
  db: Database,
  callerId: number,
  { receiver_id, news, deal_id, notice_id }: Notice,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [receiver] = await listPresent(tx, [receiver_id])
    if (!receiver || receiver.id === callerId || !canView(receiver.type, 'beharMarket')) return false
    await notify(tx, {
      to: receiver.id,
      kind: `behar_${news}`,
      facts: {},
      about: deal_id,
      by: callerId,
      // All unread messages of a deal are one notification for the receiver.
      event: news === 'message' ? 'gathered' : `behar:${callerId}:${notice_id}`,
    })
    return true
  })
}
