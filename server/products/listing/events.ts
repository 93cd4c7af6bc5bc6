import type { Sql } from '#platform/database/db.ts'
import type { Goods, Held } from './store.ts'

/** A change of goods, as buyers see it. Null means that the goods cannot be bought by the kilogram. */
export interface GoodsChange {
  readonly id: number
  readonly sellerId: number
  readonly before: Goods | null
  readonly after: Goods | null
}

/** Listeners of other features, called in the transaction of a new or changed listing; connected in server/app.ts. */
export interface ListingListeners {
  readonly onGoodsChanged: (tx: Sql, change: GoodsChange) => Promise<void>
}

/** Calls the listeners one after the other, in this order. */
export function joinGoodsListeners(...listeners: readonly ListingListeners[]): ListingListeners {
  return {
    async onGoodsChanged(tx, change) {
      for (const { onGoodsChanged } of listeners) await onGoodsChanged(tx, change)
    },
  }
}

/** The goods that buyers can find. Null for lots, which are not sold by the kilogram, and for hidden and sold out goods. */
export function foundOf(
  goods: Goods,
  { sale_type, status }: Pick<Held, 'sale_type' | 'status'>,
): Goods | null {
  return sale_type === 'normal' && status !== 'hidden' && goods.quantity > 0 ? goods : null
}
