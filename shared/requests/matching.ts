import type { Halalas } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'

/** The fields in which a product and a request can match. The fish always matches; otherwise there is no match at all. */
export const matchFields = ['fish', 'city', 'size', 'quality', 'quantity', 'price'] as const
export type MatchField = (typeof matchFields)[number]

/** The wishes of a request; null means any. */
export interface Wish {
  readonly fish: number
  readonly city: number
  readonly size: number | null
  readonly quality: number | null
  readonly quantity: Grams
  /** In halalas per kilogram. */
  readonly price: Halalas | null
}

/** A product on sale by the kilogram. */
export interface OnSale {
  readonly fish: number
  readonly city: number
  readonly size: number
  readonly quality: number
  readonly quantity: Grams
  readonly price: Halalas
}

/**
 * The fields in which goods match a request; null when they do not match. They do not match if the fish differs, the size or quality differs from the
 * requested one, the price is above the asker's price, or there is no stock. In another city or with a smaller quantity they still match, but that
 * field is not returned.
 */
export function matchOf(wish: Wish, goods: OnSale): readonly MatchField[] | null {
  if (wish.fish !== goods.fish || goods.quantity <= 0) return null
  if (wish.size !== null && wish.size !== goods.size) return null
  if (wish.quality !== null && wish.quality !== goods.quality) return null
  if (wish.price !== null && goods.price > wish.price) return null
  const fits: Record<MatchField, boolean> = {
    fish: true,
    city: wish.city === goods.city,
    size: wish.size !== null,
    quality: wish.quality !== null,
    quantity: goods.quantity >= wish.quantity,
    price: wish.price !== null,
  }
  return matchFields.filter((field) => fits[field])
}
