import type { Sql } from '#node/db.ts'
import { exportedRows } from '../base/accountPart.ts'

/** An order as its two sides keep it. */
export interface OwnOrderRow {
  readonly id: number
  readonly sale_type: string
  readonly status: string
  readonly payment_status: string
  readonly side: 'buying' | 'selling'
  readonly f_name: string
  readonly l_name: string
  readonly address: unknown
  readonly body: string
  readonly delivery_fee_halalas: number
  readonly total_halalas: number
  readonly created_at: Date
  readonly completed_at: Date | null
  readonly items: readonly {
    readonly product_id: number
    readonly name_ar: string
    readonly name_en: string
    readonly quantity_grams: number
    readonly price_halalas: number
    readonly total_halalas: number
  }[]
  readonly rating: { readonly stars: number; readonly body: string } | null
}

/** A person's orders on both sides, newest first; the names are the other side's, the rating the person's own. */
export function listOrdersOf(db: Sql, userId: number): Promise<OwnOrderRow[]> {
  return db.query<OwnOrderRow>({
    name: 'orders_of_person',
    text: `select o.id, o.sale_type, o.status, o.payment_status,
             case when o.buyer_id = $1 then 'buying' else 'selling' end as side, other.f_name, other.l_name,
             case when o.buyer_id = $1 then o.address end as address,
             case when o.buyer_id = $1 then o.body else '' end as body,
             o.delivery_fee_halalas, o.total_halalas, o.created_at, o.completed_at,
             (select json_agg(json_build_object('product_id', i.product_id, 'name_ar', i.name_ar, 'name_en', i.name_en,
                'quantity_grams', i.quantity_grams, 'price_halalas', i.price_halalas, 'total_halalas', i.total_halalas)
                order by i.id) from order_items i where i.order_id = o.id) as items,
             (select json_build_object('stars', r.stars, 'body', r.body) from ratings r
              where r.order_id = o.id and r.rater_id = $1) as rating
           from (select * from orders where buyer_id = $1 union all select * from orders where seller_id = $1) o
           join users other on other.id = case when o.buyer_id = $1 then o.seller_id else o.buyer_id end
           order by o.id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/**
 * Whether an order of the person goes on: one that is under way, or one they sold that may still come back within
 * `returnS` seconds of its completion.
 */
export async function hasOpenOrders(tx: Sql, userId: number, returnS: number): Promise<boolean> {
  const found = await tx.query({
    name: 'orders_open_of_person',
    text: `select id from orders
           where (buyer_id = $1 or seller_id = $1)
             and (status in ('pending', 'accepted', 'in_progress', 'return_requested', 'disputed')
                  or (status = 'completed' and seller_id = $1 and completed_at > now() - make_interval(secs => $2)))
           limit 1`,
    values: [userId, returnS],
  })
  return found.length > 0
}

/** Takes from a buyer's orders where they lived and what they wrote; the trade itself stays. */
export async function blankOrdersOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'orders_blank_person',
    text: `with written as (update ratings set body = '' where rater_id = $1 and body <> '')
           update orders set address = null, body = '' where buyer_id = $1 and (address is not null or body <> '')`,
    values: [userId],
  })
}
