import type { Sql } from '#platform/database/db.ts'
import { addDays } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import {
  type OrderCounts,
  type OrderListQuery,
  type OrderSaleType,
  orderSaleTypes,
} from '#shared/orders/contract.ts'
import { orderNumberBase } from '#shared/orders/rules.ts'
import { type OrderStatus, orderStatuses } from '#shared/orders/status.ts'
import { type OrderGroup, stoppedStatuses, turnOf } from '#shared/orders/turn.ts'
import { Where } from '../../base/where.ts'
import type { Windows } from '../progress/windows.ts'
import type { SummaryRow } from '../row.ts'
import { joins, listColumns, withWindows } from '../store.ts'

/** The orders of one side, buyer or seller, with these sale types. */
export interface ListSide {
  readonly side: 'buyer' | 'seller'
  readonly id: number
  readonly types: readonly OrderSaleType[]
}

/** The sale types of the market; orders of offers have lists of their own (contract, Requests and offers). */
export const onMarket = ['normal', 'auction'] as const satisfies readonly OrderSaleType[]

/**
 * A page of one side's orders, newest first, and their number up to the cap of totals. The seller does not see unpaid
 * orders, except orders with cash on delivery.
 */
export async function listOrders(
  db: Sql,
  { side, id, types: listed }: ListSide,
  query: OrderListQuery,
  windows: Windows,
): Promise<{ rows: SummaryRow[]; count: number }> {
  const types = listed.filter((type) => type === (query.sale_type ?? type))
  const statuses = statusesOf(side, query.group).filter((status) => status === (query.status ?? status))
  const where = narrowed(side, query, [id, types, statuses])
  if (query.s !== undefined) {
    const found = await findNamed(db, side, { s: query.s, where })
    const first = (query.page - 1) * query.limit
    return {
      rows: await loadPicked(db, found.slice(first, first + query.limit), query, windows),
      count: found.length,
    }
  }
  const shown = where.text
  const { values } = where
  const [most, from] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`]
  // Each set of filters has its own statement text, so the prepared statement has its own name.
  const name = [side, query.group ?? 'all', ...filters.filter((key) => query[key] !== undefined)].join('_')
  const [counted, picked] = await Promise.all([
    db.query<{ count: number }>({
      name: `orders_count_${name}`,
      text: `select count(*) from (
               select ${indexScans(side, shown, `${limits.page.totalCap + 1}`)} limit ${limits.page.totalCap + 1}) counted`,
      values,
    }),
    query.page > limits.order.pageOutside
      ? []
      : db.query<{ id: number }>({
          name: `orders_list_${name}`,
          text: `select w.id ${indexScans(side, shown, `(${most} + ${from})`)} order by w.id desc limit ${most} offset ${from}`,
          values: [...values, query.limit, (query.page - 1) * query.limit],
        }),
  ])
  return { rows: await loadPicked(db, picked, query, windows), count: counted[0]?.count ?? 0 }
}

/** One short index scan for each sale type and state, each in the order of the list. */
const indexScans = (side: ListSide['side'], shown: string, most: string) => `
  from unnest($2::text[]) type cross join unnest($3::text[]) state
  cross join lateral (
    select o.id from orders o where o.${side}_id = $1 and o.sale_type = type and o.status = state and ${shown}
    order by o.id desc limit ${most}) w`

const filters = ['product_id', 'ids', 'from', 'to'] as const

/** The condition of a list over `o`; `first` are the parameters $1 to $3 of indexScans. */
function narrowed(side: ListSide['side'], query: OrderListQuery, first: readonly unknown[]): Where {
  const where = new Where()
  for (const value of first) where.put(value)
  return where
    .and(conditionOf(side, query.group))
    .andIf(
      query.product_id,
      'exists (select from order_items i where i.order_id = o.id and i.product_id = $?)',
    )
    .andIf(query.ids, 'o.id = any($?::bigint[])')
    .andIf(query.from, 'o.created_at >= $?')
    .andIf(query.to && addDays(query.to, 1), 'o.created_at < $?')
}

/**
 * Finds the newest orders of one side by a text: by their number, by the other side's name or by the name of a product. Folding
 * takes 0.05 ms per name, so only the names of the newest orders are folded, each name once.
 */
function findNamed(
  db: Sql,
  side: ListSide['side'],
  { s, where }: { readonly s: string; readonly where: Where },
): Promise<{ id: number }[]> {
  const other = side === 'seller' ? 'buyer_id' : 'seller_id'
  const part = `fold(${where.put(s)})`
  return db.query<{ id: number }>({
    text: `with newest as materialized (
             select o.id, o.${other} as other_id from orders o
             where o.${side}_id = $1 and o.sale_type = any($2::text[]) and o.status = any($3::text[]) and ${where.text}
             order by o.id desc limit ${limits.order.namesSearched}),
           people as (
             select u.id from users u where u.id in (select other_id from newest)
               and strpos(fold(u.f_name || ' ' || u.l_name), ${part}) > 0),
           lines as materialized (
             select i.order_id, i.name_ar || ' ' || i.name_en as name from order_items i
             where i.order_id in (select id from newest)),
           found as (
             select name from (select distinct name from lines) once where strpos(fold(name), ${part}) > 0)
           select n.id from newest n
           where strpos((n.id + ${orderNumberBase})::text, ${part}) > 0 or n.other_id in (select id from people)
             or n.id in (select l.order_id from lines l join found using (name))
           order by n.id desc`,
    values: where.values,
  })
}

/** The number of a seller's orders in each state, up to the cap of totals, for both lists. */
export async function countSales(
  db: Sql,
  sellerId: number,
): Promise<Readonly<Record<'market' | 'offers', OrderCounts>>> {
  const rows = await db.query<{ type: OrderSaleType; state: OrderStatus; count: number }>({
    name: 'orders_count_sales',
    text: `select type, state, (select count(*) from (
             select from orders o where o.seller_id = $1 and o.sale_type = type and o.status = state
               and ${conditionOf('seller', undefined)} limit ${limits.page.totalCap + 1}) counted) as count
           from unnest($2::text[]) type cross join unnest($3::text[]) state`,
    values: [sellerId, orderSaleTypes, orderStatuses],
  })
  const countsOf = (types: readonly OrderSaleType[]): OrderCounts => {
    const sum = (states: readonly OrderStatus[]) =>
      Math.min(
        limits.page.totalCap,
        rows
          .filter(({ type, state }) => types.includes(type) && states.includes(state))
          .reduce((total, { count }) => total + count, 0),
      )
    return {
      all: sum(orderStatuses),
      mine: sum(statusesOf('seller', 'mine')),
      pending: sum(['pending']),
      accepted: sum(['accepted']),
      in_progress: sum(['in_progress']),
      completed: sum(['completed']),
      stopped: sum(stoppedStatuses),
    }
  }
  return { market: countsOf(onMarket), offers: countsOf(['offers']) }
}

function statusesOf(side: ListSide['side'], group: OrderGroup | undefined): readonly OrderStatus[] {
  if (group === 'stopped') return stoppedStatuses
  if (group !== 'mine') return orderStatuses
  // Whether a pending order is paid determines which side must act next: see conditionOf.
  const paid = { payment: 'wallet', paymentStatus: side === 'seller' ? 'paid' : 'unpaid' } as const
  return orderStatuses.filter((status) => turnOf({ status, ...paid }) === side)
}

const idOf = (code: string) => `(select id from options where list = 'payments' and code = '${code}')`

function conditionOf(side: ListSide['side'], group: OrderGroup | undefined): string {
  const cod = `o.payment_id = ${idOf('cod')}`
  if (side === 'seller') return `(o.payment_status in ('paid', 'refunded') or ${cod})`
  if (group !== 'mine') return 'true'
  const reported = `(o.payment_status = 'pending' and o.payment_id = ${idOf('bank_transfer')})`
  return `(o.status <> 'pending' or not (o.payment_status = 'paid' or ${cod} or ${reported}))`
}

async function loadPicked(
  db: Sql,
  picked: readonly { id: number }[],
  { ids }: Pick<OrderListQuery, 'ids'>,
  windows: Windows,
): Promise<SummaryRow[]> {
  if (picked.length === 0) return []
  const rows = await db.query<SummaryRow>({
    name: ids ? 'orders_picked_with_address' : 'orders_picked',
    text: `select ${listColumns}${ids ? ', o.address, o.body' : ''} from orders o ${joins} where o.id = any($1) order by o.id desc`,
    values: [picked.map(({ id }) => id)],
  })
  return rows.map((row) => withWindows(row, windows))
}
