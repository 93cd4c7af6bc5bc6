import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { OwnLanding } from '#shared/landings/contract.ts'
import type { LandingContext } from './deps.ts'
import { ownLandingOf } from './present.ts'
import { listReservations } from './reservationStore.ts'
import { findLanding } from './store.ts'

/** A catch of the caller with its reservations. Refuses: not_found. */
export async function loadOwnLanding(
  db: Sql,
  id: number,
  { caller, locale, now }: Pick<LandingContext, 'caller' | 'locale' | 'now'>,
): Promise<OwnLanding> {
  const row = await findLanding(db, id)
  if (row?.seller_id !== caller.id) throw new Refusal('not_found')
  return ownLandingOf(row, await listReservations(db, [id]), { locale, now })
}
