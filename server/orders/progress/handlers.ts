import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { handle, type SignedInContext } from '#platform/http/http.ts'
import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  choosePayment,
  countSellOrders,
  disputeOrder,
  listPurchaseOfferOrders,
  listPurchaseOrders,
  listSellOfferOrders,
  listSellOrders,
  type Order,
  type OrderListQuery,
  type OrderSaleType,
  rateOrder,
  refuseOrder,
  returnOrder,
  setOfferOrderStatus,
  setOrderStatus,
  setPackedWeights,
  showOfferOrder,
  showOrder,
  stepOrders,
} from '#shared/orders/contract.ts'
import { type OrderStatus, orderStatuses } from '#shared/orders/status.ts'
import type { Files } from '../../base/files.ts'
import { once } from '../../base/once.ts'
import type { OrderDeps } from '../deps.ts'
import { countSales, type ListSide, onMarket } from '../lists/store.ts'
import { payAnotherWay } from '../payment/anotherWay.ts'
import { rate } from '../ratings/rating.ts'
import { returnWithPictures } from '../returns/returning.ts'
import { listTo, showTo } from '../show.ts'
import { loadOrder } from '../store.ts'
import { packWeights } from '../weights/weights.ts'
import { type Acting, openDispute, refuse, setStatus } from './actions.ts'
import { stepEach } from './several.ts'
import { windowsOf } from './windows.ts'

export const lifeHandlers = ({
  db,
  config,
  files,
  log,
  payments,
}: OrderDeps & { readonly files: Files; readonly log: Log }) => {
  const windows = windowsOf(config)

  /** Changes an order and returns it to the caller. */
  const change = (id: number, context: SignedInContext, work: (tx: Sql, acting: Acting) => Promise<void>) => {
    const caller = context.caller
    const { locale, now } = context
    return async (tx: Sql): Promise<Order> => {
      await work(tx, { id, caller, now: await timeOf(tx), windows })
      return loadOrder(tx, id, caller, locale, now, { payments, windows })
    }
  }

  const list =
    (side: ListSide['side'], types: readonly OrderSaleType[]) =>
    ({ query }: { readonly query: OrderListQuery }, context: SignedInContext) =>
      listTo(db, { side, types, id: context.caller.id }, query, { ...context, windows, log })

  const show = ({ params }: { readonly params: { readonly id: number } }, context: SignedInContext) =>
    showTo(db, params.id, { ...context, caller: context.caller }, { payments, windows, log })

  const set = (
    {
      params,
      query,
    }: {
      readonly params: { readonly id: number; readonly status: string }
      readonly query: { readonly from?: OrderStatus | undefined }
    },
    context: SignedInContext,
  ) => {
    const to = statusNamed(params.status)
    return db.transaction(
      change(params.id, context, (tx, acting) => setStatus(tx, acting, { to, from: query.from })),
    )
  }

  return [
    handle(listSellOrders, list('seller', onMarket)),
    handle(listPurchaseOrders, list('buyer', onMarket)),
    handle(listSellOfferOrders, list('seller', ['offers'])),
    handle(listPurchaseOfferOrders, list('buyer', ['offers'])),

    // Orders of offers and other orders have ids from one sequence, so both families of calls accept every order.
    handle(showOrder, show),
    handle(showOfferOrder, show),
    handle(setOrderStatus, set),
    handle(setOfferOrderStatus, set),

    handle(countSellOrders, (_input, { caller }) => countSales(db, caller.id)),

    handle(stepOrders, async ({ body }, context) => ({
      orders: await stepEach(db, body, { ...context, windows, log }),
    })),

    handle(returnOrder, ({ body }, context) =>
      returnWithPictures(files, body, (ask) =>
        once(
          db,
          context,
          change(body.order_id, context, (tx, acting) => ask(tx, acting)),
        ),
      ),
    ),

    handle(disputeOrder, ({ body }, context) =>
      db.transaction(change(body.order_id, context, (tx, acting) => openDispute(tx, acting, body.reason))),
    ),

    handle(refuseOrder, ({ body }, context) =>
      db.transaction(change(body.order_id, context, (tx, acting) => refuse(tx, acting, body))),
    ),

    handle(setPackedWeights, ({ params, body }, context) =>
      db.transaction(change(params.id, context, (tx, acting) => packWeights(tx, acting, body.items))),
    ),

    handle(choosePayment, async ({ params, body }, context) => {
      await once(db, context, (tx) =>
        payAnotherWay(tx, { ...params, caller: context.caller, windows, payments }, body),
      )
      return show({ params }, context)
    }),

    handle(rateOrder, ({ params, body }, context) =>
      db.transaction(
        change(params.id, context, (tx, acting) =>
          rate(tx, acting, { stars: body.stars, text: body.text ?? '' }),
        ),
      ),
    ),
  ]
}

function statusNamed(name: string): OrderStatus {
  const status = orderStatuses.find((known) => known === name)
  if (!status) throw new Refusal('validation_failed', { status: [{ code: 'choice' }] })
  return status
}
