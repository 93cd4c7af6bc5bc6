import { timeOf } from '#platform/clock.ts'
import type { OnSale } from '#shared/requests/matching.ts'
import { notify } from '../../notifications/actions.ts'
import type { ListingListeners } from '../../products/listing/events.ts'
import { listToTell } from './store.ts'

/**
 * Tells those who asked for it when goods come to fit: put up, shown again, restocked, cheaper, or corrected (contract, Requests
 * and offers). Of a request there is one unread word at a time, so that a busy fish floods nobody. Wired in
 * server/app.ts.
 */
export const matchListeners: ListingListeners = {
  async onGoodsChanged(tx, { sellerId, before, after }) {
    if (!after || (before && !mayFitMore(before, after))) return
    const told = await listToTell(tx, { goods: after, before, sellerId, now: await timeOf(tx) })
    if (told.length === 0) return
    await notify(
      tx,
      ...told.map(({ id, asker_id, title, fish_ar, fish_en }) => ({
        to: asker_id,
        kind: 'request_matched' as const,
        facts: { request: title, fish: { ar: fish_ar, en: fish_en }, price: after.price },
        about: id,
        by: sellerId,
        event: 'gathered' as const,
      })),
    )
  },
}

/** Most changes are of the rest: another picture, less left, a higher price. */
function mayFitMore(before: OnSale, after: OnSale): boolean {
  return (
    after.price < before.price ||
    (['fish', 'size', 'quality'] as const).some((field) => after[field] !== before[field])
  )
}
