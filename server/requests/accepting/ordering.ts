import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { statusAt } from '#shared/requests/status.ts'
import { holdRequest } from '../holding.ts'
import { findPlace } from '../holdingStore.ts'
import { findOffer, markOrdered } from '../offers/store.ts'
import { factsOf, type OfferRow, type RequestRow } from '../row.ts'
import { findRequest } from '../store.ts'

/** An accepted offer with its request. */
export interface AcceptedOffer {
  readonly offer: OfferRow
  readonly request: RequestRow
}

/**
 * Takes an accepted offer for ordering, once. Locks both people and the request, which also locks the offer. Marks the
 * request as ordered, and returns request and offer with the database's time (contract, section 2, orders/offers/create).
 * Refuses: not_found for everybody but the asker; conflict, with a message of its own, if the offer is not accepted, has
 * ended or is already ordered; unauthenticated for a buyer who was removed concurrently.
 */
export async function takeAccepted(
  tx: Sql,
  offerId: number,
  buyerId: number,
): Promise<AcceptedOffer & { readonly at: Date }> {
  const { request_id, seller_id } = await findTheirs(tx, offerId, buyerId)
  const { people } = await holdRequest(tx, request_id, [buyerId, seller_id])
  if (!people.has(buyerId)) throw new Refusal('unauthenticated')
  const at = await timeOf(tx)
  requireOrderable(await loadBoth(tx, offerId, request_id), at)
  await markOrdered(tx, request_id, at)
  return { ...(await loadBoth(tx, offerId, request_id)), at }
}

/** Finds the accepted offer for the order form, without locks; refuses like {@link takeAccepted}. */
export async function findAccepted(db: Sql, offerId: number, buyerId: number): Promise<AcceptedOffer> {
  const { request_id } = await findTheirs(db, offerId, buyerId)
  const both = await loadBoth(db, offerId, request_id)
  requireOrderable(both, await timeOf(db))
  return both
}

async function findTheirs(db: Sql, offerId: number, buyerId: number) {
  const place = await findPlace(db, offerId)
  if (place?.asker_id !== buyerId) throw new Refusal('not_found')
  return place
}

async function loadBoth(db: Sql, offerId: number, requestId: number): Promise<AcceptedOffer> {
  // The statements run one after the other, because a transaction has one connection.
  const offer = await findOffer(db, offerId)
  const request = await findRequest(db, requestId)
  if (!request) throw new RangeError(`request ${requestId} of an offer does not exist`)
  return { offer, request }
}

function requireOrderable({ offer, request }: AcceptedOffer, now: Date): void {
  if (statusAt(factsOf(request), now) === 'closed') throw conflict('offer_over')
  if (offer.status === 'open') throw conflict('offer_not_accepted')
  if (offer.status !== 'accepted') throw conflict('offer_over')
  if (request.status !== 'accepted') throw conflict('offer_ordered')
}

function conflict(words: 'offer_not_accepted' | 'offer_over' | 'offer_ordered'): Refusal {
  return new Refusal('conflict', undefined, { words })
}
