import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { OrderStatus, Side } from '#shared/orders/status.ts'
import type { DueQuery } from '../../base/due.ts'
import type { OrderState } from '../row.ts'
import { withWindows } from '../store.ts'
import type { StepTaken } from './course.ts'
import type { Windows } from './windows.ts'

/**
 * Locks the people of an order against a concurrent removal (decision 18). This lock comes first, because a removal also locks
 * the person before everything else.
 */
export async function lockPeopleOf(tx: Sql, orderId: number): Promise<void> {
  await tx.query({
    name: 'orders_lock_people',
    text: `select id from users
           where id in (select unnest(array[buyer_id, seller_id]) from orders where id = $1) and deleted_at is null
           order by id for key share`,
    values: [orderId],
  })
}

/** A person of an order who is not removed. */
export interface OrderPeople {
  readonly id: number
  readonly blocked: boolean
}

/**
 * Locks the people of an order for a step that a person takes. The lock prevents a concurrent removal and a concurrent block
 * (decision 53).
 */
export function holdPeopleOf(tx: Sql, orderId: number): Promise<OrderPeople[]> {
  return tx.query<OrderPeople>({
    name: 'orders_hold_people',
    text: `select id, blocked from users
           where id in (select unnest(array[buyer_id, seller_id]) from orders where id = $1) and deleted_at is null
           order by id for share`,
    values: [orderId],
  })
}

export async function isSellerBlocked(tx: Sql, orderId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'orders_seller_blocked',
    text: 'select from orders o join users u on u.id = o.seller_id where o.id = $1 and u.blocked',
    values: [orderId],
  })
  return rows.length > 0
}

/** Locks the products of an order, by id, before their stock changes. */
export async function lockStockOf(tx: Sql, orderId: number): Promise<void> {
  await tx.query({
    name: 'orders_lock_stock',
    text: `select id from products
           where id in (select product_id from order_items where order_id = $1)
           order by id for no key update`,
    values: [orderId],
  })
}

/** Locks an order. With `skipLocked`, returns nothing for an order that is locked elsewhere. */
export async function lockOrder(
  tx: Sql,
  id: number,
  { windows, skipLocked = false }: { readonly windows: Windows; readonly skipLocked?: boolean },
): Promise<OrderState | undefined> {
  const [row] = await tx.query<OrderState>({
    name: skipLocked ? 'orders_lock_free' : 'orders_lock',
    text: `select ${stateColumns} from orders o join options pay on pay.id = o.payment_id
           where o.id = $1 for update of o${skipLocked ? ' skip locked' : ''}`,
    values: [id],
  })
  return row && withWindows(row, windows)
}

const stateColumns = `o.id, o.sale_type, o.status, o.payment_status, o.buyer_id, o.seller_id, o.subtotal_halalas,
  o.delivery_fee_halalas, o.total_halalas, o.commission_bp, o.windows, o.due_status, o.due_at, o.accepted_at,
  o.completed_at, o.weighed_at, o.return_reason, o.return_at, o.return_refused_at, o.dispute_reason, o.dispute_at,
  o.decision_refund_halalas, o.decision_note, o.refunded_halalas,
  json_build_object('id', pay.id, 'code', pay.code, 'name_ar', pay.name_ar, 'name_en', pay.name_en) as payment,
  (select code from options where id = o.delivery_method_id) as delivery_code`

/** Writes the columns that steps change; the database derives the total from the subtotal. */
export async function saveOrder(tx: Sql, order: OrderState): Promise<void> {
  await tx.query({
    name: 'orders_save',
    text: `update orders set status = $2, payment_status = $3, subtotal_halalas = $4, due_status = $5, due_at = $6,
             accepted_at = $7, completed_at = $8, weighed_at = $9, return_reason = $10, return_at = $11,
             return_refused_at = $12, dispute_reason = $13, dispute_at = $14, decision_refund_halalas = $15,
             decision_note = $16, refunded_halalas = $17
           where id = $1`,
    values: [
      order.id,
      order.status,
      order.payment_status,
      order.subtotal_halalas,
      order.due_status,
      order.due_at,
      order.accepted_at,
      order.completed_at,
      order.weighed_at,
      order.return_reason,
      order.return_at,
      order.return_refused_at,
      order.dispute_reason,
      order.dispute_at,
      order.decision_refund_halalas,
      order.decision_note,
      order.refunded_halalas,
    ],
  })
}

export interface OrderEvent {
  readonly status: OrderStatus
  readonly at: Date
  readonly side: Side
  /** The person who acts; null for the clock. */
  readonly by: number | null
  readonly refusal?: StepTaken['refusal']
}

/** Appends to an order's timeline; returns the position. */
export async function insertEvent(
  tx: Sql,
  orderId: number,
  { status, at, side, by, refusal }: OrderEvent,
): Promise<number> {
  const [row] = await tx.query<{ position: number }>({
    name: 'orders_event',
    text: `insert into order_events (order_id, position, status, at, side, by_user_id, refusal_reason, refusal_note)
           select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5, $6, $7 from order_events where order_id = $1
           returning position`,
    values: [orderId, status, at, side, by, refusal?.reason ?? null, refusal?.note ?? null],
  })
  return row?.position ?? 0
}

/** Returns the goods of an order to stock; sold-out products become active, hidden ones stay hidden. */
export async function returnStock(tx: Sql, orderId: number): Promise<void> {
  await tx.query({
    name: 'orders_return_stock',
    text: `${backToStock} from (select product_id, sum(quantity_grams) as back from order_items where order_id = $1
             group by product_id) i
           where p.id = i.product_id and i.back > 0`,
    values: [orderId],
  })
}

const backToStock = `update products p set quantity_grams = p.quantity_grams + i.back, updated_at = now(),
  status = case when p.status = 'hidden' then 'hidden' when p.quantity_grams + i.back > 0 then 'active' else 'sold_out' end`

export interface LineRow {
  readonly id: number
  readonly product_id: number | null
  readonly quantity_grams: Grams
  readonly ordered_grams: Grams
  /** Per kilogram, without the preparation. */
  readonly price_halalas: Halalas
  /** Per kilogram. */
  readonly preparation_halalas: Halalas
  readonly total_halalas: Halalas
  /** The order's total at the time of ordering. */
  readonly ordered_total_halalas: Halalas
  /** The current stock of the product; null for a line without a product. */
  readonly left_grams: Grams | null
}

/** The lines of an order. Their stock does not change while the caller holds the locks of the products. */
export function listLines(tx: Sql, orderId: number): Promise<LineRow[]> {
  return tx.query<LineRow>({
    name: 'orders_lines',
    text: `select i.id, i.product_id, i.quantity_grams, i.ordered_grams, i.price_halalas, i.preparation_halalas, i.total_halalas,
             coalesce(i.ordered_total_halalas, i.total_halalas) as ordered_total_halalas, p.quantity_grams as left_grams
           from order_items i left join products p on p.id = i.product_id where i.order_id = $1 order by i.id`,
    values: [orderId],
  })
}

/** Writes the packed weights and moves the difference to or from stock. */
export async function savePacked(
  tx: Sql,
  lines: readonly Pick<LineRow, 'id' | 'quantity_grams' | 'total_halalas'>[],
): Promise<void> {
  await tx.query({
    name: 'orders_save_packed',
    text: `with packed as (
             select i.id, i.product_id, i.quantity_grams - t.grams as less, t.grams, t.total
             from unnest($1::bigint[], $2::bigint[], $3::bigint[]) t (id, grams, total) join order_items i using (id)),
           back as (${backToStock} from (select product_id, sum(less) as back from packed group by product_id) i
             where p.id = i.product_id and i.back <> 0)
           update order_items i set quantity_grams = packed.grams, total_halalas = packed.total,
             ordered_total_halalas = coalesce(i.ordered_total_halalas, i.total_halalas)
           from packed where i.id = packed.id`,
    values: [
      lines.map(({ id }) => id),
      lines.map(({ quantity_grams }) => quantity_grams),
      lines.map(({ total_halalas }) => total_halalas),
    ],
  })
}

/** Appends a weighing to an order; returns its position. */
export async function insertWeighing(
  tx: Sql,
  orderId: number,
  { at, grams, total }: { readonly at: Date; readonly grams: Grams; readonly total: Halalas },
): Promise<number> {
  const [row] = await tx.query<{ position: number }>({
    name: 'orders_weighing',
    text: `insert into order_weighings (order_id, position, at, grams, total_halalas)
           select $1, coalesce(max(position), 0) + 1, $2, $3, $4 from order_weighings where order_id = $1
           returning position`,
    values: [orderId, at, grams, total],
  })
  if (!row) throw new RangeError(`the weighing of order ${orderId} was not stored`)
  return row.position
}

/** Stores the pictures of a return. */
export async function insertReturnImages(
  tx: Sql,
  orderId: number,
  imageIds: readonly number[],
): Promise<void> {
  await tx.query({
    name: 'orders_return_images',
    text: `insert into return_images (order_id, position, image_id)
           select $1, place, id from unnest($2::bigint[]) with ordinality as sent (id, place)`,
    values: [orderId, imageIds],
  })
}

/** Whether the return of an order has pictures. */
export async function hasReturnImages(tx: Sql, orderId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'orders_has_return_images',
    text: 'select from return_images where order_id = $1 limit 1',
    values: [orderId],
  })
  return rows.length > 0
}

/** Due orders, in the order of their due times. */
export async function listDue(db: Sql, now: Date, { limit, without }: DueQuery): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'orders_due',
    text: 'select id from orders where due_at <= $1 and id <> all($2::bigint[]) order by due_at limit $3',
    values: [now, without, limit],
  })
  return rows.map(({ id }) => id)
}

/** Due orders of one side. */
export async function listDueOf(
  db: Sql,
  now: Date,
  { side, id, limit }: { readonly side: 'buyer' | 'seller'; readonly id: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: `orders_due_of_${side}`,
    text: `select id from orders where ${side}_id = $1 and due_at <= $2 order by due_at limit $3`,
    values: [id, now, limit],
  })
  return rows.map((row) => row.id)
}

/** The running sales of a seller, by id: accepted and not ended. */
export async function listRunningSales(tx: Sql, sellerId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'orders_running_sales',
    text: `select id from orders where seller_id = $1 and status in ('accepted', 'in_progress', 'return_requested') order by id`,
    values: [sellerId],
  })
  return rows.map(({ id }) => id)
}

/** The buyer and the seller of the order to which a return picture belongs. `path` is that of its file with 640 px. */
export async function findReturnSides(db: Sql, path: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'orders_return_sides',
    text: `select unnest(array[o.buyer_id, o.seller_id]) as id
           from images i join return_images r on r.image_id = i.id join orders o on o.id = r.order_id where i.path = $1`,
    values: [path],
  })
  return rows.map(({ id }) => id)
}
