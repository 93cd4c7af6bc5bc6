import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import { toRiyals } from '#shared/base/money.ts'
import { maskEmail, maskMobile } from '#shared/base/text/masks.ts'
import { decideDispute } from '#shared/operator/contract.ts'
import { listAllOrders, noteOrder, type OrderBehind, showOrderBehind } from '#shared/operator/orders.ts'
import type { Order, Party } from '#shared/orders/contract.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { windowsOf } from '../../orders/progress/windows.ts'
import { showTo } from '../../orders/show.ts'
import { findOrder, loadOrder, type Showing } from '../../orders/store.ts'
import { findOrderHold } from '../../wallet/holdsStore.ts'
import { findDecider, namingColleague } from '../decider.ts'
import { handleRows } from '../tables/handlers.ts'
import { noteBeside } from './actions.ts'
import * as disputes from './disputes.ts'
import { holdOf, listedOrder, noteOf, ordersFile } from './present.ts'
import { listNotes, listOrdersBy, readOrders } from './store.ts'

type AllOrdersDeps = Pick<OrderDeps, 'db' | 'config' | 'payments'> & { readonly log: Log }

/** All orders with their notes and payments, for staff. */
export function allOrdersHandlers({ db, config, log, payments }: AllOrdersDeps) {
  const showing = { log, payments, windows: windowsOf(config) }
  return [
    handleRows(db, listAllOrders, {
      list: listOrdersBy,
      read: readOrders,
      show: (row, { locale }) => listedOrder(row, locale),
      file: ordersFile,
    }),

    handle(showOrderBehind, ({ params: { id } }, context) => behind(db, id, context, showing)),

    handle(noteOrder, async ({ params: { id }, body: { note } }, context) => {
      await noteBeside(db, context.caller, { id, note, now: context.now })
      return behind(db, id, context, showing)
    }),

    handle(decideDispute, ({ params: { id }, body }, { caller, locale, now }) => {
      const { windows } = showing
      const decide = () =>
        db.transaction(async (tx) => {
          await disputes.decideDispute(tx, caller, { id, ...body, now: await timeOf(tx), windows })
          return {
            ...(await loadOrder(tx, id, caller, locale, now, { payments, windows })),
            decided_by: await findDecider(tx, 'dispute', id, locale),
          }
        })
      return namingColleague(db, { kind: 'dispute', id, caller }, decide)
    }),
  ]
}

async function behind(
  db: Database,
  id: number,
  context: SignedInContext,
  showing: Showing & { readonly log: Log },
): Promise<OrderBehind> {
  const caller = context.caller
  const { locale, now } = context
  const row = await findOrder(db, id, showing.windows)
  if (!row) throw new Refusal('not_found')
  const { charge, buyer_id, seller_id } = row
  return {
    order: withMaskedParties(await showTo(db, id, { caller, locale, now }, showing)),
    held: holdOf(await findOrderHold(db, id)),
    commission_bp: row.commission_bp,
    charge: charge && {
      id: charge.id,
      method: charge.method,
      status: charge.status,
      reference: charge.reference,
      amount: toRiyals(charge.amount_halalas),
    },
    own: caller.id === buyer_id || caller.id === seller_id,
    notes: (await listNotes(db, id)).map((note) => noteOf(note, locale)),
  }
}

/**
 * Masks the contact data of both parties. Staff read it through operator/users/{id}/reveal, which writes to the audit
 * log.
 */
function withMaskedParties(order: Order): Order {
  const masked = (party: Party): Party => ({
    ...party,
    mobile: party.mobile?.startsWith('+') ? maskMobile(party.mobile) : party.mobile,
    email: party.email && maskEmail(party.email),
  })
  return { ...order, buyer: masked(order.buyer), seller: masked(order.seller) }
}
