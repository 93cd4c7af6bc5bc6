import type { Database } from '#platform/database/db.ts'
import { canView } from '#shared/base/access/permissions.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { NoticeNews } from '#shared/behar/deals.ts'
import { demandNumber } from '#shared/behar/rules.ts'
import { notify } from '../notifications/actions.ts'
import { listPresent } from './store.ts'

export interface Notice {
  readonly receiver_id: number
  readonly news: NoticeNews
  readonly deal_id?: number | undefined
  readonly demand_id?: number | undefined
  readonly notice_id: number
}

/**
 * Notifies an importer of a step in a deal or of a match, in the name of the caller, once per notice (decision 74). If the
 * receiver is the caller or may not enter the behar market, sends nothing and returns false. Refuses: validation_failed without
 * the id of the deal or demand.
 */
export async function notifyImporter(
  db: Database,
  callerId: number,
  { receiver_id, news, deal_id, demand_id, notice_id }: Notice,
): Promise<boolean> {
  const about = news === 'match' ? demand_id : deal_id
  const field = news === 'match' ? 'demand_id' : 'deal_id'
  if (about === undefined) throw new Refusal('validation_failed', { [field]: [{ code: 'required' }] })
  return db.transaction(async (tx) => {
    const [receiver] = await listPresent(tx, [receiver_id])
    if (!receiver || receiver.id === callerId || !canView(receiver.type, 'beharMarket')) return false
    await notify(tx, {
      to: receiver.id,
      ...(news === 'match'
        ? { kind: 'behar_matched', facts: { demand: demandNumber(about) } }
        : { kind: `behar_${news}`, facts: {} }),
      about,
      by: callerId,
      // All unread messages of a deal are one notification for the receiver.
      event: news === 'message' ? 'gathered' : `behar:${callerId}:${notice_id}`,
    })
    return true
  })
}
