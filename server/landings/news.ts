import type { Sql } from '#platform/database/db.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Grams } from '#shared/base/quantity.ts'
import { notify } from '../notifications/actions.ts'
import type { HeldLanding, ReservationRow } from './row.ts'

/** Notifies the seller of a catch about a new reservation. */

export function reservedNews(tx: Sql, landing: HeldLanding, reservation: ReservationRow): Promise<void> {
  return notify(tx, {
    ...about(landing),
    to: landing.seller_id,
    by: reservation.buyer_id,
    kind: 'landing_reserved',
    facts: { ...placeOf(landing), weight: reservation.wanted_grams },
    event: `reservation:${reservation.id}:made`,
  })
}

/** Notifies the other side of a cancelled reservation. */
export function unreservedNews(
  tx: Sql,
  landing: HeldLanding,
  { id, buyer_id, wanted_grams: weight }: ReservationRow,
  by: 'buyer' | 'seller',
): Promise<void> {
  const facts = { ...placeOf(landing), weight }
  const event = `reservation:${id}:cancelled`
  return by === 'buyer'
    ? notify(tx, {
        ...about(landing),
        to: landing.seller_id,
        by: buyer_id,
        kind: 'landing_unreserved',
        facts,
        event,
      })
    : notify(tx, {
        ...about(landing),
        to: buyer_id,
        by: landing.seller_id,
        kind: 'landing_refused',
        facts,
        event,
      })
}

/** Notifies the buyers of a landed catch of the goods that are held for them. */
export async function landedNews(
  tx: Sql,
  landing: HeldLanding,
  total: Grams,
  served: readonly { readonly reservation: ReservationRow; readonly kept: Grams; readonly until: Date }[],
): Promise<void> {
  for (const { reservation, kept, until } of served) {
    const common = {
      ...about(landing),
      to: reservation.buyer_id,
      by: landing.seller_id,
      event: `reservation:${reservation.id}:landed`,
    }
    const facts = { ...placeOf(landing), total }
    await (kept > 0
      ? notify(tx, {
          ...common,
          kind: 'landing_landed',
          facts: { ...facts, weight: kept, time: riyadhTime(until) },
        })
      : notify(tx, { ...common, kind: 'landing_short', facts }))
  }
}

/** Notifies the buyers of a catch that will not land, and its seller if the time to confirm has ended. */
export async function endedNews(
  tx: Sql,
  landing: HeldLanding,
  lost: readonly ReservationRow[],
  status: 'cancelled' | 'missed',
): Promise<void> {
  for (const { id, buyer_id, wanted_grams: weight } of lost)
    await notify(tx, {
      ...about(landing),
      to: buyer_id,
      by: status === 'cancelled' ? landing.seller_id : null,
      kind: `landing_${status}`,
      facts: { ...placeOf(landing), weight },
      event: `reservation:${id}:lost`,
    })
  if (status === 'missed')
    await notify(tx, {
      ...about(landing),
      to: landing.seller_id,
      by: null,
      kind: 'landing_expired',
      facts: placeOf(landing),
      event: `landing:${landing.id}:missed`,
    })
}

const about = ({ id }: HeldLanding) => ({ about: id })

const placeOf = ({ fish_ar, fish_en, market_ar, market_en }: HeldLanding) => ({
  fish: { ar: fish_ar, en: fish_en },
  market: { ar: market_ar, en: market_en },
})
