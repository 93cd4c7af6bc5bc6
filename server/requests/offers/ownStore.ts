import type { Sql } from '#platform/database/db.ts'
import { type Page, paged } from '#shared/base/page.ts'
import type { OwnOffersQuery } from '#shared/requests/contract.ts'
import { type OfferStatus, offerStatuses } from '#shared/requests/status.ts'
import { Where } from '../../base/where.ts'
import { type OfferRow, offerColumns, offerJoins } from '../row.ts'

/** An offer of the seller, with the order made from the offer. */
export interface OwnOfferRow extends OfferRow {
  readonly order_id: number | null
}

export type OfferCounts = Record<OfferStatus, number>

/** A page of a seller's offers, newest first, filtered by state, and the number of offers in each state. */
export async function listOwnOffers(
  db: Sql,
  sellerId: number,
  query: OwnOffersQuery,
  now: Date,
): Promise<{ readonly page: Page<OwnOfferRow>; readonly counts: OfferCounts }> {
  const where = new Where().and('o.seller_id = $?', sellerId).andIf(query.request_id, 'o.request_id = $?')
  if (query.status) where.and(`${stateAt('$?')} = $?`, now, now, query.status)
  else if (query.request_id === undefined) where.and("o.status <> 'replaced'")
  const [total, counts] = await Promise.all([count(db, where), countStates(db, sellerId, now)])
  return { page: paged(await pick(db, where, query), total, query), counts }
}

/**
 * The SQL of `offerStatusAt`: open and accepted offers are declined at the deadline of their request. Only open requests
 * have open offers; an accepted offer that was ordered belongs to an ordered request.
 */
const stateAt = (now: string) =>
  `case when o.status = 'open' and r.closes_at <= ${now}
       or o.status = 'accepted' and r.status = 'accepted' and r.order_until <= ${now}
     then 'declined' else o.status end`

async function count(db: Sql, where: Where): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    text: `select count(*) from offers o join requests r on r.id = o.request_id where ${where.text}`,
    values: [...where.values],
  })
  return row?.count ?? 0
}

async function countStates(db: Sql, sellerId: number, now: Date): Promise<OfferCounts> {
  const rows = await db.query<{ status: OfferStatus; count: number }>({
    name: 'offers_count_own',
    text: `select ${stateAt('$2')} as status, count(*) from offers o join requests r on r.id = o.request_id
           where o.seller_id = $1 group by 1`,
    values: [sellerId, now],
  })
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(offerStatuses.map((status) => [status, found.get(status) ?? 0])) as OfferCounts
}

function pick(db: Sql, where: Where, query: OwnOffersQuery): Promise<OwnOfferRow[]> {
  const limit = where.put(query.limit)
  const offset = where.put((query.page - 1) * query.limit)
  return db.query<OwnOfferRow>({
    text: `select ${offerColumns}, (select id from orders where offer_id = o.id) as order_id
           from (select o.id from offers o join requests r on r.id = o.request_id where ${where.text}
                 order by o.id desc limit ${limit} offset ${offset}) picked
           join offers o using (id) ${offerJoins} order by o.id desc`,
    values: where.values,
  })
}
