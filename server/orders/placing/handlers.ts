import { handle } from '#platform/http/http.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import {
  createOfferOrder,
  createOrder,
  createOrders,
  getOfferOrderForm,
  getOrderForm,
  getOrderOptions,
} from '#shared/orders/contract.ts'
import type { Settings } from '../../base/settings.ts'
import type { OrderDeps } from '../deps.ts'
import { windowsOf } from '../progress/windows.ts'
import { type Forms, type Placing, placeOrders } from './actions.ts'
import { basketOfCart, basketOfOne } from './basket.ts'
import { loadOrderForm, loadOrderOptions } from './form.ts'
import { placeLot } from './lot.ts'
import { placeOffer } from './offer.ts'
import { loadOfferOrderForm } from './offerForm.ts'

type PlacingDeps = Pick<OrderDeps, 'db' | 'payments'> & { readonly settings: Settings }

export const placingHandlers = ({ db, payments, settings }: PlacingDeps) => {
  const forms: Forms = { db, payments, choices: new ShortCache({ most: 1 }) }
  /** An order takes with it the times that hold when it is made. */
  const placingNow = async (): Promise<Placing> => ({ ...forms, windows: windowsOf(await settings()) })
  return [
    handle(getOrderForm, ({ params }, context) => loadOrderForm(forms, params.id, context)),

    handle(getOrderOptions, (_input, context) => loadOrderOptions(forms, context)),

    handle(createOrder, async ({ params, body }, context) => {
      const placing = await placingNow()
      if (body.sale_type === 'auction') return placeLot(placing, context, { id: params.id, form: body })
      const { orders } = await placeOrders(placing, context, basketOfOne(params.id, body))
      const [order] = orders
      if (!order) throw new RangeError('one product made no order')
      return order
    }),

    handle(getOfferOrderForm, ({ params }, context) => loadOfferOrderForm(forms, params.id, context)),

    handle(createOfferOrder, async ({ params, body }, context) =>
      placeOffer(await placingNow(), context, { id: params.id, form: body }),
    ),

    handle(createOrders, async ({ body }, context) =>
      placeOrders(await placingNow(), context, basketOfCart(body)),
    ),
  ]
}
