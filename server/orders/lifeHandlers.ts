import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  disputeOrder,
  listPurchaseOrders,
  listSellOrders,
  rateOrder,
  returnOrder,
  setOrderStatus,
  setPackedWeights,
  showOrder,
} from '#shared/orders/contract.ts'
import type { OrderDeps } from './handlers.ts'

export const lifeHandlers = (_deps: OrderDeps) => [
  handle(listSellOrders, async () => {
    throw new Refusal('unavailable')
  }),
  handle(listPurchaseOrders, async () => {
    throw new Refusal('unavailable')
  }),
  handle(showOrder, async () => {
    throw new Refusal('unavailable')
  }),
  handle(setOrderStatus, async () => {
    throw new Refusal('unavailable')
  }),
  handle(returnOrder, async () => {
    throw new Refusal('unavailable')
  }),
  handle(disputeOrder, async () => {
    throw new Refusal('unavailable')
  }),
  handle(setPackedWeights, async () => {
    throw new Refusal('unavailable')
  }),
  handle(rateOrder, async () => {
    throw new Refusal('unavailable')
  }),
]
