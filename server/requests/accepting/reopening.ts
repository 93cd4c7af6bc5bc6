import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { canSell } from '#shared/base/access/permissions.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { statusAt } from '#shared/requests/status.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { type Held, holdRequest } from '../holding.ts'
import { closeRow, endOffer } from '../offers/store.ts'
import { factsOf } from '../row.ts'
import { type DeclinedOffer, listDeclined, reopenOffers, reopenRow } from './store.ts'

/** Locks the asker, the sellers of declined offers, and the request. Refuses: not_found. */
export async function holdToReopen(tx: Sql, id: number): Promise<void> {
  await hold(tx, id)
}

/**
 * Reopens a request whose order the seller did not fulfil. The ordered offer becomes withdrawn. The declined offers
 * become open again if their sellers may still sell. An expired request stays closed. Requester and sellers are notified
 * (contract, Requests and offers, "Reopened requests"). Call `holdToReopen` before.
 */
export async function reopenRequest(tx: Sql, { id, offerId, order }: Reopened): Promise<void> {
  const { held, declined } = await hold(tx, id)
  const { asker_id: asker } = held.request
  const title = titlesOf(held.request)
  const now = await timeOf(tx)
  await endOffer(tx, offerId, 'withdrawn', now)
  const facts = { request: title, number: order.number }
  const news = { by: null, about: id, event: `request:${id}:reopened:${order.id}` }
  // A blocked or removed asker is not among the people. Nobody may sell to such an asker, so the request is closed.
  if (!held.people.has(asker)) return closeRow(tx, id, 'operator', now)
  if (statusAt(factsOf({ ...held.request, status: 'open' }), now) === 'closed') {
    await closeRow(tx, id, 'clock', now)
    return notify(tx, { ...news, to: asker, kind: 'request_not_reopened', facts })
  }
  const reopened = declined.filter(({ seller_id, type }) => held.people.has(seller_id) && canSell(type))
  await reopenOffers(tx, id, { reopened: reopened.map((offer) => offer.id), now })
  await reopenRow(tx, id, { offers: reopened.length, now })
  await notify(
    tx,
    { ...news, to: asker, kind: 'request_reopened', facts },
    ...reopened.map(
      ({ seller_id: to }): News => ({ ...news, to, kind: 'offer_reopened', facts: { request: title } }),
    ),
  )
}

/**
 * Closes a request whose buyer cancelled or did not pay the order. The offer becomes declined and its seller is notified.
 * Call `holdToReopen` before.
 */
export async function closeAbandoned(
  tx: Sql,
  { id, offerId, order, sellerId }: Reopened & { readonly sellerId: number },
): Promise<void> {
  const { request } = await holdRequest(tx, id)
  const now = await timeOf(tx)
  await endOffer(tx, offerId, 'declined', now)
  await closeRow(tx, id, 'owner', now)
  const news = { by: null, about: id, event: `request:${id}:abandoned:${order.id}` }
  await notify(tx, { ...news, to: sellerId, kind: 'offer_abandoned', facts: { request: titlesOf(request) } })
}

/** A request, its ordered offer, and the order with its public number. */
interface Reopened {
  readonly id: number
  readonly offerId: number
  readonly order: { readonly id: number; readonly number: string }
}

async function hold(
  tx: Sql,
  id: number,
): Promise<{ readonly held: Held; readonly declined: readonly DeclinedOffer[] }> {
  const sellers = (await listDeclined(tx, id)).map(({ seller_id }) => seller_id)
  const held = await holdRequest(tx, id, sellers)
  // The offers are read again. The types of the sellers' accounts are valid only now, because they cannot change any more.
  return { held, declined: await listDeclined(tx, id) }
}
