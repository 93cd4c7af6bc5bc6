import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Page, paged } from '#shared/base/page.ts'
import type { Order, OrderListQuery, OrderSummary } from '#shared/orders/contract.ts'
import { type ListSide, listOrders } from './lists/store.ts'
import { payOfCharge } from './payment/pay.ts'
import { orderOf, readerOf, summaryOf } from './present.ts'
import { settleOf, trySettling } from './progress/clock.ts'
import { findOrder, type Showing } from './store.ts'

export interface Reading {
  readonly caller: Pick<Caller, 'id' | 'staff'>
  readonly locale: Locale
  readonly now: Date
}

/** One order; takes its due step first. Refuses: not_found. */
export async function showTo(
  db: Database,
  id: number,
  { caller, ...reading }: Reading,
  { windows, payments, log }: Showing & { readonly log: Log },
): Promise<Order> {
  const found = await findOrder(db, id, windows)
  if (!found) throw new Refusal('not_found')
  const reader = readerOf(found, caller, reading)
  const isDue = found.due_at !== null && found.due_at <= reading.now
  if (isDue) await trySettling(db, id, { windows, log })
  const row = (isDue && (await findOrder(db, id, windows))) || found
  const order = orderOf(row, reader, payments)
  if (reader.side !== 'buyer' || row.status !== 'pending' || row.charge === null) return order
  // Retries a failed payment, and opens a payment if the gateway did not answer before.
  const pay = { payBy: order.due?.at ?? null, locale: reading.locale }
  return { ...order, pay: await payOfCharge({ db, payments }, row.charge.id, pay) }
}

/** A page of one side's orders; takes their due steps first. */
export async function listTo(
  db: Database,
  of: ListSide,
  query: OrderListQuery,
  {
    locale,
    now,
    windows,
    log,
  }: Pick<Reading, 'locale' | 'now'> & Pick<Showing, 'windows'> & { readonly log: Log },
): Promise<Page<OrderSummary>> {
  await settleOf(db, of, { now, windows, log })
  const { rows, count } = await listOrders(db, of, query, windows)
  const reader = { side: of.side, decides: false, locale, now }
  const shown = rows.map((row) => summaryOf(row, reader))
  return paged(shown, count, query)
}
