import { timeOf } from '#platform/clock.ts'
import type { OnSale } from '#shared/requests/matching.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { notify } from '../../notifications/actions.ts'
import type { ListingListeners } from '../../products/listing/events.ts'
import { listAskersToNotify } from './store.ts'

/**
 * Notifies askers of goods that newly match their request because they were listed, shown again, restocked, made cheaper
 * or corrected (contract, Requests and offers). Each request has at most one unread notification. Connected in
 * server/app.ts.
 */
export const matchListeners: ListingListeners = {
  async onGoodsChanged(tx, { sellerId, before, after }) {
    if (!after || (before && !mayFitMore(before, after))) return
    const matches = await listAskersToNotify(tx, { goods: after, before, sellerId, now: await timeOf(tx) })
    if (matches.length === 0) return
    await notify(
      tx,
      ...matches.map((request) => ({
        to: request.asker_id,
        kind: 'request_matched' as const,
        facts: { request: titlesOf(request), fish: request.fish, price: after.price },
        about: request.id,
        by: sellerId,
        event: 'gathered' as const,
      })),
    )
  },
}

/**
 * Whether a change can match further requests. Most changes cannot: another picture, a smaller quantity, a higher price.
 */
function mayFitMore(before: OnSale, after: OnSale): boolean {
  return (
    after.price < before.price ||
    (['fish', 'size', 'quality'] as const).some((field) => after[field] !== before[field])
  )
}
