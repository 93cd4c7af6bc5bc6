import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Page, paged } from '#shared/base/page.ts'
import type { Order, OrderListQuery, OrderSummary } from '#shared/orders/contract.ts'
import { settleOf, settleOrder } from './clock.ts'
import { type ListSide, listOrders } from './listStore.ts'
import { payOfCharge } from './pay.ts'
import { orderOf, readerOf, summaryOf } from './present.ts'
import { findOrder, type Showing } from './store.ts'

export interface Reading {
  readonly caller: Pick<Caller, 'id' | 'staff'>
  readonly locale: Locale
  readonly now: Date
}

/** One order as it stands at this moment: what is due of it is done first. Refuses: not_found. */
export async function showTo(
  db: Database,
  id: number,
  { caller, ...reading }: Reading,
  { windows, payments }: Showing,
): Promise<Order> {
  const found = await findOrder(db, id, windows)
  if (!found) throw new Refusal('not_found')
  const reader = readerOf(found, caller, reading)
  const isDue = found.due_at !== null && found.due_at <= reading.now
  if (isDue) await settleOrder(db, id, { now: reading.now, windows })
  const row = (isDue && (await findOrder(db, id, windows))) || found
  const order = orderOf(row, reader, payments)
  if (reader.side !== 'buyer' || row.status !== 'pending' || row.charge === null) return order
  // A payment that failed may be tried again, one that the gateway did not open is opened now.
  return { ...order, pay: await payOfCharge({ db, payments }, row.charge.id, order.due?.at ?? null) }
}

/** What somebody sells or buys, as it stands at this moment. */
export async function listTo(
  db: Database,
  of: ListSide,
  query: OrderListQuery,
  { locale, now, windows }: Pick<Reading, 'locale' | 'now'> & Pick<Showing, 'windows'>,
): Promise<Page<OrderSummary>> {
  await settleOf(db, of, { now, windows })
  const { rows, count } = await listOrders(db, of, query, windows)
  const reader = { side: of.side, decides: false, locale, now }
  const shown = rows.map((row) => summaryOf(row, reader))
  return paged(shown, count, query)
}
