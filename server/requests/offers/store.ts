import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { OfferStatus } from '#shared/requests/status.ts'
import type { DueQuery } from '../../base/due.ts'
import { type OfferRow, offerColumns, offerJoins } from '../row.ts'

/** An offer with its seller. */
export async function findOffer(db: Sql, id: number): Promise<OfferRow> {
  const [row] = await db.query<OfferRow>({
    name: 'offers_one',
    text: `select ${offerColumns} from offers o ${offerJoins} where o.id = $1`,
    values: [id],
  })
  if (!row) throw new RangeError(`offer ${id} does not exist`)
  return row
}

/** The terms of an offer; null for terms that the seller left open. */
export interface Terms {
  readonly body: string
  readonly quantity_grams: number
  /** In halalas per kilogram. */
  readonly price_halalas: Halalas
  readonly delivery_days: number | null
  readonly delivery_method_id: number | null
  readonly fish_type_id: number | null
}

/** The open offer of a seller on a request. */
export async function findStanding(
  tx: Sql,
  requestId: number,
  sellerId: number,
): Promise<(Terms & { readonly id: number }) | undefined> {
  const [row] = await tx.query<Terms & { id: number }>({
    name: 'offers_standing',
    text: `select id, body, quantity_grams, price_halalas, delivery_days, delivery_method_id, fish_type_id
           from offers where request_id = $1 and seller_id = $2 and status = 'open'`,
    values: [requestId, sellerId],
  })
  return row
}

/** Whether each chosen entry is in its list and not hidden. */
export interface Choices {
  readonly delivery: boolean
  readonly fishType: boolean
}

export async function findChoices(
  tx: Sql,
  { delivery_method_id, fish_type_id }: Pick<Terms, 'delivery_method_id' | 'fish_type_id'>,
): Promise<Choices> {
  const [row] = await tx.query<Choices>({
    name: 'offers_choices',
    text: `select exists (select from options where id = $1::bigint and list = 'delivery_methods' and not hidden) as delivery,
             exists (select from options where id = $2::bigint and list = 'fish_types' and not hidden) as "fishType"`,
    values: [delivery_method_id, fish_type_id],
  })
  return row ?? { delivery: false, fishType: false }
}

/** Inserts an open offer; returns the id. */
export async function insertOffer(
  tx: Sql,
  offer: Terms & { readonly request_id: number; readonly seller_id: number; readonly now: Date },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'offers_insert',
    text: `insert into offers (request_id, seller_id, body, quantity_grams, price_halalas, delivery_days,
             delivery_method_id, fish_type_id, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [
      ...[offer.request_id, offer.seller_id, offer.body, offer.quantity_grams, offer.price_halalas],
      ...[offer.delivery_days, offer.delivery_method_id, offer.fish_type_id, offer.now],
    ],
  })
  if (!row) throw new RangeError('the insert of an offer returned no row')
  return row.id
}

/** Ends an offer on a locked request. Check the rules first. */
export async function endOffer(
  tx: Sql,
  id: number,
  status: Exclude<OfferStatus, 'open'>,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'offers_end',
    text: `update offers set status = $2, ended_at = $3 where id = $1`,
    values: [id, status, now],
  })
}

/** Declines all open offers on a request. */
export async function declineOpen(tx: Sql, requestId: number, at: Date): Promise<void> {
  await tx.query({
    name: 'offers_decline',
    text: `update offers set status = 'declined', ended_at = $2 where request_id = $1 and status = 'open'`,
    values: [requestId, at],
  })
}

/** Increments or decrements the number of open offers of a request. */
export async function countOffers(tx: Sql, requestId: number, more: 1 | -1): Promise<void> {
  await tx.query({
    name: 'offers_count',
    text: 'update requests set offers_count = offers_count + $2 where id = $1',
    values: [requestId, more],
  })
}

/** Marks a request as accepted, with the deadline for its order. */
export async function markAccepted(
  tx: Sql,
  id: number,
  { now, orderUntil }: { readonly now: Date; readonly orderUntil: Date },
): Promise<void> {
  await tx.query({
    name: 'offers_mark_accepted',
    text: "update requests set status = 'accepted', order_until = $2, updated_at = $3 where id = $1",
    values: [id, orderUntil, now],
  })
}

export async function markOrdered(tx: Sql, id: number, now: Date): Promise<void> {
  await tx.query({
    name: 'offers_mark_ordered',
    text: "update requests set status = 'ordered', order_until = null, updated_at = $2 where id = $1",
    values: [id, now],
  })
}

export type ClosedBy = 'owner' | 'clock' | 'removal' | 'operator'

/** Declines the accepted offer of a request. */
export async function declineAccepted(tx: Sql, requestId: number, at: Date): Promise<void> {
  await tx.query({
    name: 'offers_decline_accepted',
    text: `update offers set status = 'declined', ended_at = $2 where request_id = $1 and status = 'accepted'`,
    values: [requestId, at],
  })
}

/** The seller of the accepted offer of a locked request. */
export async function findAcceptedSeller(tx: Sql, requestId: number): Promise<number | undefined> {
  const [row] = await tx.query<{ seller_id: number }>({
    name: 'offers_accepted_seller',
    text: "select seller_id from offers where request_id = $1 and status = 'accepted'",
    values: [requestId],
  })
  return row?.seller_id
}

/** Closes a request. An expired request is closed at its deadline, to the microsecond. */
export async function closeRow(tx: Sql, id: number, by: ClosedBy, at: Date): Promise<void> {
  await tx.query({
    name: 'offers_close_request',
    text: `update requests set status = 'closed', closed_at = case when $2 <> 'clock' then $3
               when status = 'accepted' then order_until else closes_at end,
             closed_by = $2, updated_at = $3 where id = $1`,
    values: [id, by, at],
  })
}

/** Open and accepted requests past their deadline, earliest first. */
export async function listDue(db: Sql, now: Date, { limit, without }: DueQuery): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'offers_due_requests',
    text: `select id from (
             (select id, closes_at as due from requests where status = 'open' and closes_at <= $1 and id <> all($3)
              order by closes_at, id limit $2) union all
             (select id, order_until from requests where status = 'accepted' and order_until <= $1 and id <> all($3)
              order by order_until, id limit $2)) due order by due, id limit $2`,
    values: [now, limit, without],
  })
  return rows.map(({ id }) => id)
}
