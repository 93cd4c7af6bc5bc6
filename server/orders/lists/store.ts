import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { OrderListQuery, OrderSaleType } from '#shared/orders/contract.ts'
import { type OrderStatus, orderStatuses } from '#shared/orders/status.ts'
import { type OrderGroup, stoppedStatuses, turnOf } from '#shared/orders/turn.ts'
import type { Windows } from '../progress/windows.ts'
import type { SummaryRow } from '../row.ts'
import { columns, joins, withWindows } from '../store.ts'

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
  const holding = query.product_id !== undefined
  const shown = conditionOf(side, query.group) + (holding ? holdsProduct : '')
  const values = [id, types, statuses, ...(holding ? [query.product_id] : [])]
  const [most, from] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`]
  const name = `${side}_${query.group ?? 'all'}${holding ? '_holding' : ''}`
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
  return { rows: await loadPicked(db, picked, windows), count: counted[0]?.count ?? 0 }
}

/** One short index scan for each sale type and state, each in the order of the list. */
const indexScans = (side: ListSide['side'], shown: string, most: string) => `
  from unnest($2::text[]) type cross join unnest($3::text[]) state
  cross join lateral (
    select o.id from orders o where o.${side}_id = $1 and o.sale_type = type and o.status = state and ${shown}
    order by o.id desc limit ${most}) w`

const holdsProduct = ' and exists (select from order_items i where i.order_id = o.id and i.product_id = $4)'

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
  windows: Windows,
): Promise<SummaryRow[]> {
  if (picked.length === 0) return []
  const rows = await db.query<SummaryRow>({
    name: 'orders_picked',
    text: `select ${columns} from orders o ${joins} where o.id = any($1) order by o.id desc`,
    values: [picked.map(({ id }) => id)],
  })
  return rows.map((row) => withWindows(row, windows))
}
