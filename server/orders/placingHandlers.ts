import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { createOrder, createOrders, getOrderForm, getOrderOptions } from '#shared/orders/contract.ts'
import type { OrderDeps } from './handlers.ts'

export const placingHandlers = (_deps: OrderDeps) => [
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
]
