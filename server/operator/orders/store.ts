import type { Sql } from '#platform/database/db.ts'
import { addDays } from '#shared/base/dates.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { disputeStates } from '#shared/operator/orders.ts'
import type { OrderSaleType } from '#shared/orders/contract.ts'
import { orderNumberBase } from '#shared/orders/rules.ts'
import type { OrderStatus, PaymentCode, PaymentStatus } from '#shared/orders/status.ts'
import type { Preparation } from '#shared/products/preparation.ts'
import { Where } from '../../base/where.ts'
import { anyOf, findPeople, isOneOf, numberIn } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

export interface ListedOrderRow {
  readonly id: number
  readonly sale_type: OrderSaleType
  readonly status: OrderStatus
  readonly payment_status: PaymentStatus
  readonly payment: PaymentCode
  readonly buyer_id: number
  readonly buyer_f: string
  readonly buyer_l: string
  readonly seller_id: number
  readonly seller_f: string
  readonly seller_l: string
  readonly name_ar: string | null
  readonly name_en: string | null
  readonly preparation: Preparation | null
  readonly lines: number
  readonly grams: number
  readonly total_halalas: Halalas
  readonly refunded_halalas: Halalas
  readonly return_refused_at: Date | null
  readonly dispute_at: Date | null
  readonly decision_refund_halalas: Halalas | null
  readonly notes: number
  readonly created_at: Date
}

const orders: TableSource = {
  from: 'orders o',
  key: 'o.id',
  columns: `o.id, o.sale_type, o.status, o.payment_status, pay.code as payment, o.buyer_id, b.f_name as buyer_f,
    b.l_name as buyer_l, o.seller_id, s.f_name as seller_f, s.l_name as seller_l, goods.name_ar, goods.name_en, goods.preparation,
    goods.lines, goods.grams, o.total_halalas, o.refunded_halalas, o.return_refused_at, o.dispute_at, o.decision_refund_halalas,
    (select count(*) from order_notes n where n.order_id = o.id) as notes, o.created_at`,
  joins: `join orders o on o.id = picked.id join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
    join options pay on pay.id = o.payment_id
    cross join lateral (select (array_agg(i.name_ar order by i.id))[1] as name_ar,
                          (array_agg(i.name_en order by i.id))[1] as name_en,
                          (array_agg(i.preparation order by i.id))[1] as preparation, count(*) as lines,
                          coalesce(sum(i.quantity_grams), 0)::bigint as grams
                        from order_items i where i.order_id = o.id) goods`,
}

export interface OrderFilter {
  readonly status?: OrderStatus | undefined
  readonly sale_type?: OrderSaleType | undefined
  readonly payment?: PaymentCode | undefined
  readonly payment_status?: PaymentStatus | undefined
  readonly dispute?: (typeof disputeStates)[number] | undefined
  readonly person?: number | undefined
  /** First and last day of the period, each as the time at which the day starts; both days are included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly s?: string | undefined
}

const sorts = {
  at: ['o.created_at', 'o.id'],
  total: ['o.total_halalas', 'o.id'],
  disputed_at: ['o.dispute_at', 'o.id'],
}

interface Sorted {
  readonly sort?: keyof typeof sorts | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** The orders of a filter, by default newest first. */
export async function listOrdersBy(
  db: Sql,
  query: OrderFilter & Paging & Sorted,
): Promise<{ rows: ListedOrderRow[]; count: number }> {
  return pageRows(db, orders, await ordersOf(db, query), { ...query, order: orderOf(query) })
}

/** The orders of a filter in chunks, for the CSV export, in the order of {@link listOrdersBy}. */
export const readOrders = (db: Sql, query: OrderFilter & Sorted) =>
  readRows<ListedOrderRow>(db, orders, () => ordersOf(db, query), orderOf(query))

const orderOf = ({ sort = 'at', order }: Sorted) => orderBy(sorts[sort], order)

const disputes = {
  open: "o.status = 'disputed'",
  decided: 'o.dispute_at is not null and o.decision_refund_halalas is not null',
  any: 'o.dispute_at is not null',
} as const

async function ordersOf(db: Sql, filter: OrderFilter & Sorted): Promise<Where> {
  const { dispute, person, from, to, s } = filter
  const where = new Where()
    .andIf(filter.status, 'o.status = $?')
    .andIf(filter.sale_type, 'o.sale_type = $?')
    .andIf(filter.payment, "o.payment_id = (select id from options where list = 'payments' and code = $?)")
    .andIf(filter.payment_status, 'o.payment_status = $?')
    .andIf(from, 'o.created_at >= $?')
    .andIf(to && addDays(to, 1), 'o.created_at < $?')
  if (dispute) where.and(disputes[dispute])
  // A list that is sorted by dispute date contains only orders with a dispute.
  if (filter.sort === 'disputed_at') where.and('o.dispute_at is not null')
  if (person !== undefined) where.and('(o.buyer_id = $? or o.seller_id = $?)', person, person)
  if (s) {
    const people = await findPeople(db, s)
    where.and(
      anyOf([
        `o.id = ${where.put(numberIn(s) - orderNumberBase)}`,
        ...isOneOf(where, 'o.buyer_id', people),
        ...isOneOf(where, 'o.seller_id', people),
      ]),
    )
  }
  return where
}

export interface NoteRow {
  readonly id: number
  readonly note: string
  readonly at: Date
  readonly author_id: number
  readonly f_name: string
  readonly l_name: string
}

/** The notes of an order, newest first. */
export function listNotes(db: Sql, orderId: number): Promise<NoteRow[]> {
  return db.query<NoteRow>({
    name: 'operator_order_notes',
    text: `select n.id, n.note, n.at, n.author_id, u.f_name, u.l_name
           from order_notes n join users u on u.id = n.author_id where n.order_id = $1 order by n.id desc limit 200`,
    values: [orderId],
  })
}

/** Adds a note to an order; false where the order does not exist. */
export async function insertNote(
  tx: Sql,
  note: { readonly orderId: number; readonly authorId: number; readonly note: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'operator_note_order',
    text: `insert into order_notes (order_id, author_id, note, at) select id, $2, $3, $4 from orders where id = $1
           returning id`,
    values: [note.orderId, note.authorId, note.note, note.now],
  })
  return rows.length > 0
}
