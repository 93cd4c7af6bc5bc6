import type { OrderSide } from './orderQueries.ts'

/** The route paths of each side's orders. */
export const orderPaths = {
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
