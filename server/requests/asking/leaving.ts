import type { Sql } from '#platform/database/db.ts'
import { titlesOf } from '#shared/requests/rules.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { type LeftOffer, type LeftRow, listLeftOffers, lockRequestsOf } from '../accountStore.ts'
import { lockFreePeople } from '../holdingStore.ts'
import { type ClosedBy, closeRow, countOffers, declineOpen, endOffer } from '../offers/store.ts'

/**
 * Ends the requests and offers of a person who is removed, blocked or cannot sell any more. The person's requests
 * (`own`), open or accepted, are closed and their sellers are notified. The person's offers are withdrawn and the askers
 * are notified; a request with an accepted offer that was not ordered is closed. Lock the person's row first.
 */
export async function leaveRequests(
  tx: Sql,
  userId: number,
  { by, own = true }: { readonly by: ClosedBy; readonly own?: boolean },
): Promise<void> {
  const held = await lockRequestsOf(tx, userId)
  const requests = own ? held : held.filter(({ asker_id }) => asker_id !== userId)
  if (requests.length === 0) return
  const offers = await listLeftOffers(
    tx,
    requests.map(({ id }) => id),
  )
  const concerned = [...requests.map(({ asker_id }) => asker_id), ...offers.map(({ seller_id }) => seller_id)]
  // People whose row is locked may be leaving concurrently. They are not notified, so that this transaction does not wait
  // for them.
  const people = new Set(await lockFreePeople(tx, [...new Set(concerned)]))
  people.delete(userId)
  const news: News[] = []
  for (const request of requests) {
    const on = offers.filter(({ request_id }) => request_id === request.id)
    news.push(
      ...(await (request.asker_id === userId
        ? close(tx, request, on, by)
        : takeBack(tx, request, on, { sellerId: userId, by }))),
    )
  }
  await notify(tx, ...news.filter(({ to }) => people.has(to)))
}

/** Closes a request whose asker leaves: none of its offers can become an order. */
async function close(tx: Sql, request: LeftRow, offers: readonly LeftOffer[], by: ClosedBy): Promise<News[]> {
  await declineOpen(tx, request.id, request.at)
  for (const { id, status } of offers) {
    if (status === 'accepted') await endOffer(tx, id, 'declined', request.at)
  }
  await closeRow(tx, request.id, by, request.at)
  const news = { ...from(request), event: `request:${request.id}:closed` }
  return offers.map(({ seller_id: to }) => ({ ...news, to, kind: 'request_closed' }))
}

/** Withdraws the offers of a seller who leaves. */
async function takeBack(
  tx: Sql,
  request: LeftRow,
  offers: readonly LeftOffer[],
  { sellerId, by }: { readonly sellerId: number; readonly by: ClosedBy },
): Promise<News[]> {
  const news: News[] = []
  for (const { id, status } of offers.filter(({ seller_id }) => seller_id === sellerId)) {
    await endOffer(tx, id, 'withdrawn', request.at)
    if (status === 'open') await countOffers(tx, request.id, -1)
    else await closeRow(tx, request.id, by, request.at)
    const notification = { ...from(request), to: request.asker_id, event: `offer:${id}:withdrawn` }
    news.push({ ...notification, kind: 'offer_withdrawn' })
  }
  return news
}

/** `by` is null, because the person who caused the notification has no name any more. */
const from = (request: LeftRow) => ({ about: request.id, by: null, facts: { request: titlesOf(request) } })
