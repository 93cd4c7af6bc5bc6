import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { PaymentCode } from '#shared/orders/status.ts'

/** Links orders to the charge that pays them. */
export async function linkCharge(tx: Sql, ids: readonly number[], chargeId: number): Promise<void> {
  await tx.query({
    name: 'orders_keep_charge',
    text: 'update orders set charge_id = $2 where id = any($1)',
    values: [ids, chargeId],
  })
}

/** Locks the unpaid orders of a charge, by id. */
export function lockUnpaid(
  tx: Sql,
  chargeId: number,
): Promise<{ id: number; seller_id: number; total: Halalas }[]> {
  return tx.query({
    name: 'orders_lock_unpaid',
    text: `select id, seller_id, total_halalas as total from orders
           where charge_id = $1 and status = 'pending' and payment_status in ('unpaid', 'pending', 'failed')
           order by id for no key update`,
    values: [chargeId],
  })
}

/** Locks the people of a charge's orders, by id. */
export async function lockPeopleOfCharge(tx: Sql, chargeId: number): Promise<void> {
  await tx.query({
    name: 'orders_lock_people_of_charge',
    text: `select id from users
           where id in (select unnest(array[buyer_id, seller_id]) from orders where charge_id = $1) and deleted_at is null
           order by id for key share`,
    values: [chargeId],
  })
}

/** Locks the products of a charge's orders, by id. */
export async function lockStockOfCharge(tx: Sql, chargeId: number): Promise<void> {
  await tx.query({
    name: 'orders_lock_stock_of_charge',
    text: `select id from products
           where id in (select i.product_id from order_items i join orders o on o.id = i.order_id where o.charge_id = $1)
           order by id for no key update`,
    values: [chargeId],
  })
}

/** The orders of a charge, by id; their number is limited by the number of lines in a cart. */
export async function listOfCharge(tx: Sql, chargeId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'orders_of_charge',
    text: `select id from orders where charge_id = $1 order by id limit ${limits.cartLines}`,
    values: [chargeId],
  })
  return rows.map(({ id }) => id)
}

/** Marks an order as paid; its seller must accept the order by `dueAt`. */
export async function markPaid(tx: Sql, id: number, dueAt: Date): Promise<void> {
  await tx.query({
    name: 'orders_paid',
    text: `update orders set payment_status = 'paid', due_status = 'cancelled', due_at = $2 where id = $1`,
    values: [id, dueAt],
  })
}

/** The sides of an order and the charge that pays it; undefined if the order does not exist. */
export async function findPayer(
  tx: Sql,
  id: number,
): Promise<
  { readonly buyer_id: number; readonly seller_id: number; readonly charge_id: number | null } | undefined
> {
  const [row] = await tx.query<{ buyer_id: number; seller_id: number; charge_id: number | null }>({
    name: 'orders_payer',
    text: 'select buyer_id, seller_id, charge_id from orders where id = $1',
    values: [id],
  })
  return row
}

/** The code of a payment method that the lists of the market offer. */
export async function findPaymentCode(tx: Sql, id: number): Promise<PaymentCode | undefined> {
  const [row] = await tx.query<{ code: PaymentCode }>({
    name: 'orders_payment_code',
    text: `select code from options where id = $1 and list = 'payments' and not hidden`,
    values: [id],
  })
  return row?.code
}

/** Stores another payment method of unpaid orders, and the charge that pays them (null without a charge). */
export async function setPayment(
  tx: Sql,
  ids: readonly number[],
  { payment, charge }: { readonly payment: number; readonly charge: number | null },
): Promise<void> {
  await tx.query({
    name: 'orders_set_payment',
    text: `update orders set payment_id = $2, charge_id = $3, payment_status = 'unpaid' where id = any($1)`,
    values: [ids, payment, charge],
  })
}

/** Sets the time until which the seller must accept an order. */
export async function setAcceptBy(tx: Sql, id: number, dueAt: Date): Promise<void> {
  await tx.query({
    name: 'orders_accept_by',
    text: `update orders set due_status = 'cancelled', due_at = $2 where id = $1`,
    values: [id, dueAt],
  })
}

/** Sets the payment status of the unpaid orders of a charge. */
export async function setUnpaidStatus(
  tx: Sql,
  chargeId: number,
  status: 'unpaid' | 'pending' | 'failed',
): Promise<void> {
  await tx.query({
    name: 'orders_not_paid',
    text: `with waiting as (
             select id from orders
             where charge_id = $1 and status = 'pending' and payment_status in ('unpaid', 'pending', 'failed')
             order by id for no key update)
           update orders o set payment_status = $2 from waiting w where o.id = w.id`,
    values: [chargeId, status],
  })
}
