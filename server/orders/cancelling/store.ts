import type { Sql } from '#platform/database/db.ts'
import type { SellerCancellation } from '#shared/orders/status.ts'

/** The source of an order: an auction or an offer on a request. */
export type OrderSource =
  | { readonly auction_id: number; readonly request_id: null; readonly offer_id: null }
  | { readonly auction_id: null; readonly request_id: number; readonly offer_id: number }

/**
 * The source of an order; undefined for an order of products. The source never changes, so it may be read before the
 * order is locked.
 */
export async function findSource(tx: Sql, orderId: number): Promise<OrderSource | undefined> {
  const [row] = await tx.query<OrderSource>({
    name: 'orders_source',
    text: `select case when o.sale_type = 'auction' then
               (select min(product_id) from order_items where order_id = o.id) end as auction_id,
             f.request_id, f.id as offer_id
           from orders o left join offers f on f.id = o.offer_id where o.id = $1 and o.sale_type in ('auction', 'offers')`,
    values: [orderId],
  })
  return row
}

/** Whether an order is due to be cancelled at `now`. */
export async function isCancelDue(tx: Sql, orderId: number, now: Date): Promise<boolean> {
  const rows = await tx.query({
    name: 'orders_cancel_due',
    text: "select from orders where id = $1 and due_status = 'cancelled' and due_at <= $2",
    values: [orderId, now],
  })
  return rows.length > 0
}

interface NewCancellation {
  readonly orderId: number
  readonly sellerId: number
  readonly reason: SellerCancellation
  readonly at: Date
  /** The id of the person who caused the failure; null if the clock caused it. */
  readonly by: number | null
}

/** Records a failed order under its seller, and adds the failure to the audit log. */
export async function insertCancellation(
  tx: Sql,
  { orderId, sellerId, reason, at, by }: NewCancellation,
): Promise<void> {
  await tx.query({
    name: 'orders_seller_cancellation',
    text: `with stored as (insert into seller_cancellations (order_id, seller_id, reason, at) values ($1, $2, $3, $4))
           insert into audit (actor_id, action, record_type, record_id, after)
           values ($5, 'user.cancelled_sale', 'user', $2, jsonb_build_object('order', $1::bigint, 'reason', $3::text))`,
    values: [orderId, sellerId, reason, at, by],
  })
}
