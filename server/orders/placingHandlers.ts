import { handle } from '#node/http.ts'
import { ShortCache } from '#node/shortCache.ts'
import {
  createOfferOrder,
  createOrder,
  createOrders,
  getOfferOrderForm,
  getOrderForm,
  getOrderOptions,
} from '#shared/orders/contract.ts'
import type { OrderDeps } from './deps.ts'
import { type Placing, placeOrders } from './placing.ts'
import { basketOfCart, basketOfOne } from './placingBasket.ts'
import { loadOrderForm, loadOrderOptions } from './placingForm.ts'
import { placeLot } from './placingLot.ts'
import { placeOffer } from './placingOffer.ts'
import { loadOfferOrderForm } from './placingOfferForm.ts'
import { windowsOf } from './windows.ts'

export const placingHandlers = ({ db, config, payments }: OrderDeps) => {
  const placing: Placing = { db, payments, windows: windowsOf(config), choices: new ShortCache({ most: 1 }) }
  return [
    handle(getOrderForm, ({ params }, context) => loadOrderForm(placing, params.id, context)),

    handle(getOrderOptions, (_input, context) => loadOrderOptions(placing, context)),

    handle(createOrder, async ({ params, body }, context) => {
      if (body.sale_type === 'auction') return placeLot(placing, context, { id: params.id, form: body })
      const { orders } = await placeOrders(placing, context, basketOfOne(params.id, body))
      const [order] = orders
      if (!order) throw new RangeError('one product made no order')
      return order
    }),

    handle(getOfferOrderForm, ({ params }, context) => loadOfferOrderForm(placing, params.id, context)),

    handle(createOfferOrder, ({ params, body }, context) =>
      placeOffer(placing, context, { id: params.id, form: body }),
    ),

    handle(createOrders, ({ body }, context) => placeOrders(placing, context, basketOfCart(body))),
  ]
}
