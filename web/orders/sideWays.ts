import type { OrderSide } from './orderQueries.ts'

/** Where the orders of each side stand, as the router knows it. */
export const sideWays = {
  seller: {
    list: '/profile/sell-orders',
    one: '/profile/sell-orders/$orderId',
    receipt: '/profile/sell-orders/$orderId/receipt',
  },
  buyer: {
    list: '/profile/purchase-orders',
    one: '/profile/purchase-orders/$orderId',
    receipt: '/profile/purchase-orders/$orderId/receipt',
  },
} as const satisfies Record<OrderSide, unknown>
