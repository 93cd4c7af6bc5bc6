import type { Sql } from '#platform/database/db.ts'
import { addDays, startOfDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { statisticsDays } from '#shared/base/limits.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { statusAt } from '#shared/requests/status.ts'
import { matchingGoods } from './matching/matching.ts'
import { offerAt } from './offers/present.ts'
import { detailsOf, type Reader } from './present.ts'
import { factsOf, type RequestRow } from './row.ts'
import { findFailedOrder, findMarketPrice, findOrderOf, findRequest, listOffersFor } from './store.ts'

/**
 * The details of a request for its reader at the time of the reading. They do not depend on whether a worker has run. Refuses:
 * not_found.
 */
export async function showTo(db: Sql, id: number, reader: Reader): Promise<RequestDetails> {
  const row = await findRequest(db, id)
  if (!row) throw new Refusal('not_found')
  const { caller, locale, now } = reader
  const written = caller ? await listOffersFor(db, row, caller.id) : []
  const offers = written.map((offer) => offerAt(offer, row, now))
  // Only the asker and the seller get an accepted offer here.
  const accepted = offers.find(({ status }) => status === 'accepted')?.id ?? null
  const since = addDays(startOfDay(now), 1 - statisticsDays)
  const looking = caller?.id === row.asker_id && openAt(row, now)
  const beside = {
    offers,
    market: await findMarketPrice(db, row.fish_id, { since, now }),
    matches: looking ? await matchingGoods(db, row, locale) : [],
    accepted_offer_id: accepted,
    order_id: accepted === null ? null : await findOrderOf(db, accepted),
    failed: caller ? await findFailedOrder(db, id, caller.id) : undefined,
  }
  return detailsOf(row, beside, reader)
}

function openAt(row: RequestRow, now: Date): boolean {
  return statusAt(factsOf(row), now) === 'open'
}
