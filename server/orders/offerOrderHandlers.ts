import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  createOfferOrder,
  getOfferOrderForm,
  listPurchaseOfferOrders,
  listSellOfferOrders,
  setOfferOrderStatus,
  showOfferOrder,
} from '#shared/orders/contract.ts'
import type { OrderDeps } from './deps.ts'

export const offerOrderHandlers = (_deps: OrderDeps) => [
  handle(listSellOfferOrders, missing),
  handle(listPurchaseOfferOrders, missing),
  handle(getOfferOrderForm, missing),
  handle(createOfferOrder, missing),
  handle(showOfferOrder, missing),
  handle(setOfferOrderStatus, missing),
]

function missing(): never {
  throw new Refusal('unavailable')
}
