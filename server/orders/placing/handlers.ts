import { handle } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import {
  createOfferOrder,
  createOrder,
  createOrders,
  getOfferOrderForm,
  getOrderForm,
  getOrderOptions,
} from '#shared/orders/placing.ts'
import { saleTypes } from '#shared/orders/source.ts'
import type { Settings } from '../../base/settings.ts'
import type { OrderDeps } from '../deps.ts'
import { windowsOf } from '../progress/windows.ts'
import { type Forms, type Placing, placeOrder, placeOrders } from './actions.ts'
import { basketOfCart } from './basket.ts'
import { loadOfferOrderForm, loadOrderForm, loadOrderOptions } from './form.ts'

type PlacingDeps = Pick<OrderDeps, 'db' | 'payments'> & { readonly settings: Settings }

export const placingHandlers = ({ db, payments, settings }: PlacingDeps) => {
  const forms: Forms = { db, payments, choices: new ShortCache({ most: 1 }) }
  /** An order keeps the deadlines that the settings had when it was placed. */
  const placingNow = async (): Promise<Placing> => ({ ...forms, windows: windowsOf(await settings()) })
  return [
    handle(getOrderForm, ({ params }, context) => loadOrderForm(forms, params.id, context)),

    handle(getOrderOptions, (_input, context) => loadOrderOptions(forms, context)),

    handle(createOrder, async ({ params, body }, context) => {
      const kind = body.sale_type === saleTypes.lot ? 'lot' : 'product'
      return placeOrder(await placingNow(), context, { kind, id: params.id }, body)
    }),

    handle(getOfferOrderForm, ({ params }, context) => loadOfferOrderForm(forms, params.id, context)),

    handle(createOfferOrder, async ({ params, body }, context) =>
      placeOrder(await placingNow(), context, { kind: 'offer', id: params.id }, body),
    ),

    handle(createOrders, async ({ body }, context) =>
      placeOrders(await placingNow(), context, basketOfCart(body)),
    ),
  ]
}
