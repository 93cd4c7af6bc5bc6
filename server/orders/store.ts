import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Order } from '#shared/orders/contract.ts'
import { runningStatuses } from '#shared/orders/status.ts'
import type { Preparation } from '#shared/products/preparation.ts'
import { exportedRows } from '../base/accountPart.ts'
import { sellerCity } from '../requests/row.ts'
import type { Payments } from '../wallet/payments.ts'
import { orderOf, readerOf } from './present.ts'
import type { Windows } from './progress/windows.ts'
import { cityPlace, goodsPlaces, type OrderRow, type SummaryRow } from './row.ts'

/**
 * The data for presenting an order that is not in its row: the payment methods, and the time limits of orders that stored
 * none.
 */
export interface Showing {
  readonly payments: Payments
  readonly windows: Windows
}

/**
 * One order as its reader sees it: buyer, seller or staff. The caller has already taken due steps (clock.ts). Refuses:
 * not_found for everybody else.
 */
export async function loadOrder(
  db: Sql,
  id: number,
  reader: Pick<Caller, 'id' | 'staff'>,
  locale: Locale,
  now: Date,
  { payments, windows }: Showing,
): Promise<Order> {
  const row = await findOrder(db, id, windows)
  if (!row) throw new Refusal('not_found')
  return orderOf(row, readerOf(row, reader, { locale, now }), payments)
}

/** One order, without checking who reads it. */
export async function findOrder(db: Sql, id: number, windows: Windows): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>({
    name: 'orders_find',
    text: `select ${columns}, o.address, o.body, o.seller_vat_number,
             json_build_object('to', ${cityPlace('c')},
               'from', (select coalesce(json_agg(${cityPlace('g')} order by g.id), '[]') from cities g where g.id in (
                  select p.city_id from order_items i join products p on p.id = i.product_id where i.order_id = o.id
                  union all select ${sellerCity('s')} where o.offer_id is not null)),
               'days', (select f.delivery_days from offers f where f.id = o.offer_id)) as route,
             (select ${goodsPlaces} from order_items i join products p on p.id = i.product_id join markets m on m.id = p.market_id
              where i.order_id = o.id) as goods_places,
             case when o.sale_type in ('auction', 'offers') and o.status in ('rejected', 'cancelled') then
               case when exists (select from seller_cancellations c where c.order_id = o.id) then 'seller' else 'buyer' end
             end as failed_by,
             (select coalesce(json_agg(json_build_object('status', e.status, 'at', e.at, 'side', e.side,
                'f_name', u.f_name, 'l_name', u.l_name, 'reason', e.refusal_reason, 'note', e.refusal_note) order by e.position), '[]')
              from order_events e left join users u on u.id = e.by_user_id where e.order_id = o.id) as events,
             (select coalesce(json_agg(json_build_object('at', w.at, 'grams', w.grams, 'total_halalas', w.total_halalas)
                order by w.position), '[]') from order_weighings w where w.order_id = o.id) as weighings,
             array(select i.path from return_images g join images i on i.id = g.image_id
                   where g.order_id = o.id order by g.position) as return_images,
             (select coalesce(json_agg(json_build_object('rater_id', r.rater_id, 'stars', r.stars, 'body', r.body,
                'at', r.at)), '[]') from ratings r where r.order_id = o.id) as ratings,
             (select h.release_at from holds h where h.order_id = o.id and h.ended_at is null and not h.frozen) as held_until,
             (select to_json(c) from charges c where c.id = o.charge_id) as charge,
             (select json_build_object('amount_halalas', b.amount_halalas, 'status', b.status, 'note', b.note,
                'bank_name', b.bank_name, 'transfer_reference', b.transfer_reference, 'receipt', i.path, 'at', b.created_at)
              from confirmations b left join images i on i.id = b.receipt_id
              where b.charge_id = o.charge_id order by b.id desc limit 1) as transfer,
             (select coalesce(sum(w.total_halalas), 0)::bigint from orders w where w.charge_id = o.charge_id
                and w.status = 'pending' and w.payment_status in ('unpaid', 'pending', 'failed')) as charge_due_halalas
           from orders o ${joins} where o.id = $1`,
    values: [id],
  })
  return row && withWindows(row, windows)
}

/** The species of a fillet or of steaks, and the drawings of cuts. */
const cut = `case when i.preparation in ('fillet', 'steaks') then
       (select json_build_object('code', e.code, 'category', h.code, 'pictures',
          (select json_object_agg(d.name, x.path) from cut_pictures d join images x on x.id = d.image_id))
        from fish e join options h on h.id = e.category_id where e.id = i.fish_id) end`

/** The columns of `SummaryRow`, over `joins`, with further parts of each item. */
const columnsWith = ({
  of,
  from,
}: {
  readonly of: string
  readonly from: string
}) => `o.id, o.sale_type, o.status, o.payment_status, o.buyer_id, o.seller_id, o.subtotal_halalas,
  o.delivery_fee_halalas, o.total_halalas, o.commission_bp, o.windows, o.due_status, o.due_at, o.accepted_at,
  o.completed_at, o.weighed_at, o.return_reason, o.return_at, o.return_refused_at, o.dispute_reason, o.dispute_at,
  o.decision_refund_halalas, o.decision_note, o.refunded_halalas, o.delivery_orders, o.created_at,
  json_build_object('id', pay.id, 'code', pay.code, 'name_ar', pay.name_ar, 'name_en', pay.name_en) as payment,
  json_build_object('id', del.id, 'code', del.code, 'name_ar', del.name_ar, 'name_en', del.name_en,
    'lead_hours', del.lead_hours, 'from_hour', del.from_hour, 'until_hour', del.until_hour) as delivery_method,
  del.code as delivery_code,
  json_build_object('id', c.id, 'name_ar', c.name_ar, 'name_en', c.name_en, 'region_ar', reg.name_ar,
    'region_en', reg.name_en) as city,
  json_build_object('id', b.id, 'f_name', b.f_name, 'l_name', b.l_name, 'type', b.type, 'mobile', b.mobile,
    'email', b.email, 'avatar', bi.path, 'stars', br.stars, 'ratings', br.ratings) as buyer,
  json_build_object('id', s.id, 'f_name', s.f_name, 'l_name', s.l_name, 'type', s.type, 'mobile', s.mobile,
    'email', s.email, 'avatar', si.path, 'stars', sr.stars, 'ratings', sr.ratings) as seller,
  (select json_agg(json_build_object('product_id', i.product_id, 'name_ar', i.name_ar, 'name_en', i.name_en,
     ${of}'image', p.path, 'cut', ${cut}, 'origin', i.origin, 'quantity_grams', i.quantity_grams, 'ordered_grams', i.ordered_grams,
     'price_halalas', i.price_halalas, 'preparation', i.preparation, 'preparation_halalas', i.preparation_halalas,
     'total_halalas', i.total_halalas,
     'ordered_total_halalas', coalesce(i.ordered_total_halalas, i.total_halalas)) order by i.id)
   from order_items i left join images p on p.id = i.image_id ${from}where i.order_id = o.id) as items,
  (select json_build_object('id', r.id, 'title', r.title, 'fish_ar', k.name_ar, 'fish_en', k.name_en)
   from offers f join requests r on r.id = f.request_id join fish k on k.id = r.fish_id where f.id = o.offer_id) as request,
  case when o.status = 'pending' and o.payment_status in ('unpaid', 'failed') then
    (select json_build_object('charge_id', w.charge_id, 'orders', count(*), 'due_halalas', sum(w.total_halalas))
     from orders w where w.charge_id = o.charge_id and w.status = 'pending'
       and w.payment_status in ('unpaid', 'pending', 'failed') group by w.charge_id) end as payment_group`

/** The columns of `SummaryRow`, over `joins`. */
export const columns = columnsWith({ of: '', from: '' })

/** The columns of `SummaryRow` with the species and the size of each product, by which sellers pick the goods of many orders. */
export const listColumns = columnsWith({
  of: `'species', case when k.id is not null then json_build_object('name_ar', k.name_ar, 'name_en', k.name_en) end,
     'size', case when z.id is not null then json_build_object('name_ar', z.name_ar, 'name_en', z.name_en) end, `,
  from: `left join products g on g.id = i.product_id left join fish k on k.id = g.fish_id
     left join options z on z.id = g.size_id `,
})

const ratingsOf = (side: string) =>
  `(select sum(stars)::int as stars, count(*)::int as ratings from ratings where rated_id = o.${side})`

export const joins = `
  join options pay on pay.id = o.payment_id join options del on del.id = o.delivery_method_id
  join cities c on c.id = o.city_id join regions reg on reg.id = c.region_id
  join users b on b.id = o.buyer_id left join images bi on bi.id = b.avatar_id
  join users s on s.id = o.seller_id left join images si on si.id = s.avatar_id
  cross join lateral ${ratingsOf('buyer_id')} br cross join lateral ${ratingsOf('seller_id')} sr`

/** Orders that were placed before time limits were stored use the current time limits. */
export function withWindows<Row extends Pick<SummaryRow, 'windows'>>(row: Row, windows: Windows): Row {
  return { ...row, windows: { ...windows, ...row.windows } }
}

/** An order in the export of an account. */
export interface OwnOrderRow {
  readonly id: number
  readonly sale_type: string
  readonly status: string
  readonly payment_status: string
  readonly payment: string
  readonly city_ar: string
  readonly city_en: string
  readonly side: 'buying' | 'selling'
  readonly f_name: string
  readonly l_name: string
  readonly address: unknown
  readonly body: string
  readonly delivery_fee_halalas: Halalas
  readonly total_halalas: Halalas
  readonly created_at: Date
  readonly completed_at: Date | null
  readonly items: readonly {
    readonly product_id: number | null
    readonly name_ar: string
    readonly name_en: string
    readonly quantity_grams: number
    readonly price_halalas: Halalas
    readonly preparation: Preparation
    readonly preparation_halalas: Halalas
    readonly total_halalas: Halalas
  }[]
  readonly return_reason: string | null
  readonly return_at: Date | null
  readonly return_refused_at: Date | null
  readonly return_images: readonly string[]
  readonly dispute_reason: string | null
  readonly dispute_at: Date | null
  readonly decision_refund_halalas: Halalas | null
  readonly decision_note: string | null
  readonly refunded_halalas: Halalas
  /** The request to which the accepted offer belongs; null for other orders. */
  readonly request: { readonly id: number; readonly title: string } | null
  readonly rating: OwnRating | null
  readonly rating_received: OwnRating | null
}

interface OwnRating {
  readonly stars: number
  readonly body: string
}

/** A person's orders as buyer and as seller, newest first; the names are those of the other side. */
export function listOrdersOf(db: Sql, userId: number): Promise<OwnOrderRow[]> {
  return db.query<OwnOrderRow>({
    name: 'orders_of_person',
    text: `select o.id, o.sale_type, o.status, o.payment_status, pay.code as payment, c.name_ar as city_ar,
             c.name_en as city_en, case when o.buyer_id = $1 then 'buying' else 'selling' end as side, other.f_name, other.l_name,
             case when o.buyer_id = $1 then o.address end as address,
             case when o.buyer_id = $1 then o.body else '' end as body,
             o.delivery_fee_halalas, o.total_halalas, o.created_at, o.completed_at,
             (select json_agg(json_build_object('product_id', i.product_id, 'name_ar', i.name_ar, 'name_en', i.name_en,
                'quantity_grams', i.quantity_grams, 'price_halalas', i.price_halalas, 'preparation', i.preparation,
                'preparation_halalas', i.preparation_halalas, 'total_halalas', i.total_halalas)
                order by i.id) from order_items i where i.order_id = o.id) as items,
             o.return_reason, o.return_at, o.return_refused_at, o.dispute_reason, o.dispute_at,
             o.decision_refund_halalas, o.decision_note, o.refunded_halalas,
             array(select i.path from return_images g join images i on i.id = g.image_id
                   where g.order_id = o.id order by g.position) as return_images,
             (select json_build_object('id', r.id, 'title', r.title) from offers f join requests r on r.id = f.request_id
              where f.id = o.offer_id) as request,
             (select json_build_object('stars', r.stars, 'body', r.body) from ratings r
              where r.order_id = o.id and r.rater_id = $1) as rating,
             (select json_build_object('stars', r.stars, 'body', r.body) from ratings r
              where r.order_id = o.id and r.rated_id = $1) as rating_received
           from (select * from orders where buyer_id = $1 union all select * from orders where seller_id = $1) o
           join users other on other.id = case when o.buyer_id = $1 then o.seller_id else o.buyer_id end
           join options pay on pay.id = o.payment_id join cities c on c.id = o.city_id
           order by o.id desc limit ${exportedRows}`,
    values: [userId],
  })
}

/**
 * Whether the person has an open order. An order is open while it is running. A sale is also open within its return
 * period (`returnS` seconds if the order stored none), and while a refusal may be disputed.
 */
export async function hasOpenOrders(tx: Sql, userId: number, returnS: number): Promise<boolean> {
  const found = await tx.query({
    name: 'orders_open_of_person',
    text: `select id from orders
           where (buyer_id = $1 or seller_id = $1)
             and (status = any($3)
                  or (status = 'completed' and seller_id = $1 and (
                    completed_at > now() - make_interval(secs => coalesce((windows->>'return_s')::int, $2))
                    or return_refused_at > now() - make_interval(hours => ${limits.order.disputeHours}))))
           limit 1`,
    values: [userId, returnS, runningStatuses],
  })
  return found.length > 0
}

/** Removes addresses and texts from a buyer's orders; amounts and goods stay. */
export async function blankOrdersOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'orders_blank_person',
    text: `with written as (update ratings set body = '' where rater_id = $1 and body <> '')
           update orders set address = null, body = '', return_reason = left(return_reason, 0),
             dispute_reason = left(dispute_reason, 0)
           where buyer_id = $1 and (address is not null or body <> '' or return_reason <> '' or dispute_reason <> '')`,
    values: [userId],
  })
}

/** Deletes the pictures of a buyer's returns; returns their paths. */
export async function deleteReturnImagesOf(tx: Sql, userId: number): Promise<string[]> {
  const rows = await tx.query<{ path: string }>({
    name: 'orders_delete_return_images',
    text: `with gone as (
             delete from return_images r using orders o where o.id = r.order_id and o.buyer_id = $1 returning r.image_id)
           delete from images i using gone where i.id = gone.image_id returning i.path`,
    values: [userId],
  })
  return rows.map(({ path }) => path)
}
