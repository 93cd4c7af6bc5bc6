import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle, handleTable } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { paged } from '#shared/base/page.ts'
import { listAllOrders, noteOrder, type OrderBehind, showOrderBehind } from '#shared/operator/orders.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { showTo } from '../orders/show.ts'
import { findOrder, type Showing } from '../orders/store.ts'
import { windowsOf } from '../orders/windows.ts'
import { riyals } from '../wallet/present.ts'
import { noteBeside } from './orders.ts'
import { listedOrder, noteOf, ordersFile } from './ordersPresent.ts'
import { listNotes, listOrdersBy, readOrders } from './ordersStore.ts'
import { fileOf, shownOf } from './tableFiles.ts'

/** Every order for the market's people, with what stands beside it. */
export function allOrdersHandlers({ db, config, payments }: Pick<OrderDeps, 'db' | 'config' | 'payments'>) {
  const showing = { payments, windows: windowsOf(config) }
  return [
    handleTable(
      listAllOrders,
      async ({ query }, { locale }) => {
        const { rows, count } = await listOrdersBy(db, query)
        return paged(
          rows.map((row) => listedOrder(row, locale)),
          count,
          query,
        )
      },
      ({ query }, { locale }) => {
        const parts = shownOf(readOrders(db, query), (row) => listedOrder(row, locale))
        return fileOf(parts, ordersFile, locale)
      },
    ),

    handle(showOrderBehind, ({ params: { id } }, context) => behind(db, id, context, showing)),

    handle(noteOrder, async ({ params: { id }, body: { note } }, context) => {
      await noteBeside(db, signedIn(context), { id, note, now: context.now })
      return behind(db, id, context, showing)
    }),
  ]
}

async function behind(db: Database, id: number, context: Context, showing: Showing): Promise<OrderBehind> {
  const caller = signedIn(context)
  const { locale, now } = context
  const row = await findOrder(db, id, showing.windows)
  if (!row) throw new Refusal('not_found')
  const { charge, buyer_id, seller_id } = row
  return {
    order: await showTo(db, id, { caller, locale, now }, showing),
    commission_bp: row.commission_bp,
    charge: charge && {
      ...{ id: charge.id, method: charge.method, status: charge.status, reference: charge.reference },
      amount: riyals(charge.amount_halalas),
    },
    own: caller.id === buyer_id || caller.id === seller_id,
    notes: (await listNotes(db, id)).map((note) => noteOf(note, locale)),
  }
}

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
