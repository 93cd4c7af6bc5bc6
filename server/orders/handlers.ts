import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  createOrder,
  createOrders,
  disputeOrder,
  getOrderForm,
  getOrderOptions,
  listPurchaseOrders,
  listSellOrders,
  rateOrder,
  returnOrder,
  setOrderStatus,
  setPackedWeights,
  showOrder,
} from '#shared/orders/contract.ts'

export const orderHandlers = () => [
  handle(listSellOrders, async () => {
    throw new Refusal('unavailable')
  }),
  handle(listPurchaseOrders, async () => {
    throw new Refusal('unavailable')
  }),
  handle(getOrderForm, async () => {
    throw new Refusal('unavailable')
  }),
  handle(getOrderOptions, async () => {
    throw new Refusal('unavailable')
  }),
  handle(createOrder, async () => {
    throw new Refusal('unavailable')
  }),
  handle(createOrders, async () => {
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
