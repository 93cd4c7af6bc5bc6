import type { Sql } from '#platform/database/db.ts'
import type { Goods, Held } from './store.ts'

/** Goods as buyers found them and find them now; null where there is nothing to buy by the kilogram. */
export interface GoodsChange {
  readonly id: number
  readonly sellerId: number
  readonly before: Goods | null
  readonly after: Goods | null
}

/**
 * What it causes in a feature further right that a seller puts up, changes, shows or hides goods, in the same
 * transaction; wired in server/app.ts.
 */
export interface ListingListeners {
  readonly onGoodsChanged: (tx: Sql, change: GoodsChange) => Promise<void>
}

/** What buyers find of goods: neither lots, whose price is for the whole, nor what is hidden or sold out. */
export function foundOf(
  goods: Goods,
  { sale_type, status }: Pick<Held, 'sale_type' | 'status'>,
): Goods | null {
  return sale_type === 'normal' && status !== 'hidden' && goods.quantity > 0 ? goods : null
}
