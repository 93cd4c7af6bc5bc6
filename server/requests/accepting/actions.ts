import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addDays } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { acceptProblem, offerStatusAt } from '#shared/requests/status.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { type Held, holdRequest } from '../holding.ts'
import { findPlace, findStatus } from '../holdingStore.ts'
import { declineOpen, endOffer, markAccepted } from '../offers/store.ts'
import { factsOf } from '../row.ts'

/**
 * Accepts an offer on the caller's own request: declines every other open offer, marks the request as accepted and
 * notifies the sellers, in one transaction. Accepting the offer again changes nothing, also after the order (contract,
 * requests/offers/accept). Returns the request's id. Refuses: not_found; forbidden for everybody but the asker; conflict,
 * with a message of its own, if the offer or the request has ended.
 */
export async function accept(
  tx: Sql,
  { caller }: { readonly caller: Pick<Caller, 'id'> },
  offerId: number,
): Promise<number> {
  const offer = await findPlace(tx, offerId)
  if (!offer) throw new Refusal('not_found')
  if (offer.asker_id !== caller.id) throw new Refusal('forbidden')
  const held = await holdRequest(tx, offer.request_id, [offer.seller_id])
  const { request, people } = held
  if (!people.has(caller.id)) throw new Refusal('unauthenticated')
  const status = await findStatus(tx, offerId)
  const now = await timeOf(tx)
  const facts = factsOf(request)
  const problem = acceptProblem(facts, { status: offerStatusAt(status, facts, now) }, now)
  if (problem) throw new Refusal('conflict', undefined, { words: problem })
  if (status === 'accepted') return request.id
  await endOffer(tx, offerId, 'accepted', now)
  await declineOpen(tx, request.id, now)
  await markAccepted(tx, request.id, { now, orderUntil: addDays(now, limits.request.orderDays) })
  await notify(tx, ...newsOf(held, offerId))
  return request.id
}

/** One notification for each seller: the seller's offer was accepted, or another offer was. */
function newsOf({ request, offers, people }: Held, accepted: number): News[] {
  const facts = { request: titlesOf(request) }
  return offers
    .filter(({ seller_id }) => people.has(seller_id))
    .map(({ id, seller_id }) => {
      const kind = id === accepted ? 'offer_accepted' : 'offer_declined'
      const [of, what] = [`offer:${id}`, id === accepted ? 'accepted' : 'declined']
      return { to: seller_id, by: request.asker_id, about: request.id, event: `${of}:${what}`, kind, facts }
    })
}
