import type { Halalas } from '../base/money.ts'
import type { Grams } from '../base/quantity.ts'

/** What a listing and a request can have in common; the fish always is, or they do not match at all. */
export const matchFields = ['fish', 'city', 'size', 'quality', 'quantity', 'price'] as const
export type MatchField = (typeof matchFields)[number]

/** What somebody asks for; null is what they left open. */
export interface Wish {
  readonly fish: number
  readonly city: number
  readonly size: number | null
  readonly quality: number | null
  readonly quantity: Grams
  /** Per kilogram. */
  readonly price: Halalas | null
}

/** What somebody puts up for sale by the kilogram. */
export interface OnSale {
  readonly fish: number
  readonly city: number
  readonly size: number
  readonly quality: number
  readonly quantity: Grams
  readonly price: Halalas
}

/**
 * Whether goods are what a request asks for, and which of its fields say so; null where they are not: another fish,
 * another size or quality than was asked for, dearer than the asker's own idea, or nothing left. Another city and less
 * than the whole quantity are still a match, without that field.
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
