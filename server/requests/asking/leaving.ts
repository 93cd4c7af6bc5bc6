import type { Sql } from '#platform/database/db.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { type LeftOffer, type LeftRow, listLeftOffers, lockRequestsOf } from '../accountStore.ts'
import { lockFreePeople } from '../holdingStore.ts'
import { type ClosedBy, closeRow, countOffers, declineOpen, endOffer } from '../offers/store.ts'

/**
 * Ends what a person has under way who is removed, blocked or sells no more: their requests are closed (`own`), accepted ones
 * that were not ordered too, and the sellers told; their offers are taken back and whoever asked is told, and where one was
 * accepted and not ordered its request is closed. The caller holds the person's row.
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
  // Nobody is waited for who may be leaving at the same moment: they need not be told.
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

/** Who asked is gone: nobody's offer can become an order any more. */
async function close(tx: Sql, request: LeftRow, offers: readonly LeftOffer[], by: ClosedBy): Promise<News[]> {
  await declineOpen(tx, request.id, request.at)
  for (const { id, status } of offers) {
    if (status === 'accepted') await endOffer(tx, id, 'declined', request.at)
  }
  await closeRow(tx, request.id, by, request.at)
  const news = { ...from(request), event: `request:${request.id}:closed` }
  return offers.map(({ seller_id: to }) => ({ ...news, to, kind: 'request_closed' }))
}

/** The seller is gone, and with them what they offered. */
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
    const told = { ...from(request), to: request.asker_id, event: `offer:${id}:withdrawn` }
    news.push({ ...told, kind: 'offer_withdrawn' })
  }
  return news
}

/** By nobody: whoever caused it has no name any more. */
const from = ({ id, title }: LeftRow) => ({ about: id, by: null, facts: { request: title } })
