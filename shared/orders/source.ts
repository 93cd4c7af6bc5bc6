import type { OrderSaleType } from './contract.ts'

/**
 * The source of one order: a product by weight, a lot as the winner of its auction, or an accepted offer. `id` is the
 * product's id for a product and for a lot, and the offer's id for an offer. A cart is placed as several orders of
 * products.
 */
export type Source = { readonly kind: SourceKind; readonly id: number }
export type SourceKind = 'product' | 'lot' | 'offer'

/** The sale type of the orders of each source. */
export const saleTypes = {
  product: 'normal',
  lot: 'auction',
  offer: 'offers',
} as const satisfies Record<SourceKind, OrderSaleType>
