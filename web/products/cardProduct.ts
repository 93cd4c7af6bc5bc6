import type { Locale } from '#shared/base/locale.ts'
import type { Product } from '#shared/products/contract.ts'

/** What a card shows of a product, and nothing else: lists travel inside the page. */
export type CardProduct = {
  readonly id: number
  readonly name: string
  /** The name in the other language; absent where it is the same. */
  readonly otherName: { readonly locale: Locale; readonly name: string } | undefined
  readonly image: string
  /** The species' drawn plate, not a photograph. */
  readonly plate: boolean
  readonly origin: Product['origin']
  readonly farmed: boolean
  readonly caughtAt: string | null
  /** SAR per kilogram. */
  readonly price: number
  /** Whether it is also told in kilograms per 100 riyals. */
  readonly hundredRiyal: boolean
  /** Kilograms. */
  readonly quantity: number
  readonly market: string
  readonly city: string
  readonly createdAt: string
  readonly seller: string
  readonly sellerId: number
}

export function cardOf(product: Product): CardProduct {
  const { id, name, image, origin, farmed, price, quantity } = product
  return {
    ...{ id, name, image, origin, farmed, price, quantity },
    plate: image === product.fish.image,
    otherName: product.translations.find((one) => one.name !== name),
    caughtAt: product.caught_at,
    hundredRiyal: product.fish.hundred_riyal,
    market: product.market.name,
    city: product.city.name,
    createdAt: product.created_at,
    seller: product.seller.name,
    sellerId: product.seller.id,
  }
}
