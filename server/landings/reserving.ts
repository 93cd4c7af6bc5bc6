import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Grams, grams, minOrder, toKilograms } from '#shared/base/quantity.ts'
import type { OwnReservation, Reservation } from '#shared/landings/contract.ts'
import { reserveRefusal } from '#shared/landings/rules.ts'
import { once } from '../base/once.ts'
import { holdSeller } from '../products/listing/store.ts'
import type { LandingContext } from './deps.ts'
import { reservedNews, unreservedNews } from './news.ts'
import { ownReservationOf, reservationOf } from './present.ts'
import { cancelWaiting, countFor, findReservation, freeHold, insertReservation } from './reservationStore.ts'
import type { ReservationRow } from './row.ts'
import { findLanding, holdLanding, lockParties } from './store.ts'

/**
 * Reserves a part of an arriving catch, once for each idempotency key; no money moves (contract, section 2, landings/reserve).
 * Refuses: not_found; forbidden for the caller's own catch; conflict for a catch that is not arriving, for a second reservation
 * and beyond the limits; out_of_stock with the free weight.
 */
export function reserve(
  db: Database,
  context: LandingContext,
  { id, weight }: { readonly id: number; readonly weight: Grams },
): Promise<OwnReservation> {
  const { caller, locale, now: asked } = context
  return once(db, context, async (tx) => {
    // The buyer is locked, so that the limit for all reservations of a buyer holds.
    if (!(await holdSeller(tx, caller.id))) throw new Refusal('unauthenticated')
    await lockParties(tx, id)
    const landing = await holdLanding(tx, id)
    if (!landing) throw new Refusal('not_found')
    const now = await timeOf(tx)
    const counts = await countFor(tx, { landingId: id, buyerId: caller.id })
    const refused = reserveRefusal({ ...landing, ...counts, isOwn: landing.seller_id === caller.id }, now)
    if (refused === 'own_goods') throw new Refusal('forbidden', undefined, { words: refused })
    if (refused) throw new Refusal('conflict', undefined, { words: refused })
    requireFree(weight, grams(landing.expected_grams - landing.reserved_grams))
    const reservationId = await insertReservation(tx, { landingId: id, buyerId: caller.id, weight, at: now })
    const [row, shown] = [await findReservation(tx, reservationId), await findLanding(tx, id)]
    if (!row || !shown) throw new RangeError(`reservation ${reservationId} is gone`)
    await reservedNews(tx, landing, row)
    return ownReservationOf(row, shown, { locale, now: asked })
  })
}

/** The smallest reservation equals the smallest order, or the remaining weight if that is less. */
function requireFree(weight: Grams, free: Grams): void {
  if (weight > free)
    throw new Refusal('out_of_stock', { quantity: [{ code: 'left', bound: toKilograms(free) }] })
  const least = Math.min(minOrder, free)
  if (weight < least)
    throw new Refusal('validation_failed', {
      quantity: [{ code: 'at_least', bound: toKilograms(grams(least)) }],
    })
}

/**
 * Cancels a reservation; repeating it changes nothing (contract, section 2, reservations/cancel). The goods of a hold return to
 * the stock. Refuses: not_found for everybody but the buyer and the seller; conflict for a reservation that has ended, and for
 * the seller once the goods are held.
 */
export function cancelReservation(
  db: Database,
  { caller, now }: Pick<LandingContext, 'caller' | 'now'>,
  id: number,
): Promise<Reservation> {
  return db.transaction(async (tx) => {
    const known = await findReservation(tx, id)
    if (!known) throw new Refusal('not_found')
    await lockParties(tx, known.landing_id)
    const landing = await holdLanding(tx, known.landing_id)
    const by =
      known.buyer_id === caller.id ? 'buyer' : landing?.seller_id === caller.id ? 'seller' : undefined
    const row = await findReservation(tx, id)
    if (!landing || !by || !row) throw new Refusal('not_found')
    const { status } = reservationOf(row, await timeOf(tx))
    if (status === 'held' && by === 'seller')
      throw new Refusal('conflict', undefined, { words: 'reservation_held' })
    if (status === 'done' || status === 'lost')
      throw new Refusal('conflict', undefined, { words: 'reservation_over' })
    if (status !== 'cancelled') {
      await endReservation(tx, row, by)
      if (status === 'waiting') await unreservedNews(tx, landing, row, by)
    }
    const after = await findReservation(tx, id)
    if (!after) throw new RangeError(`reservation ${id} is gone`)
    return reservationOf(after, now)
  })
}

/** Ends an open reservation of a catch that the caller has locked. */
export async function endReservation(tx: Sql, row: ReservationRow, by: 'buyer' | 'seller'): Promise<void> {
  if (row.status === 'held' && row.product_id !== null)
    await freeHold(tx, { id: row.id, productId: row.product_id })
  else await cancelWaiting(tx, { id: row.id, landingId: row.landing_id, by, at: await timeOf(tx) })
}
