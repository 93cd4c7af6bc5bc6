import { type ComponentType, createContext, useContext } from 'react'
import type { Preparation } from '#shared/products/preparation.ts'

/** The data of a product that a cart needs. */
export type OfferedGoods = {
  readonly id: number
  readonly name: string
  readonly image: string
  /** SAR per kilogram, with the preparation. */
  readonly price: number
  /** The chosen preparation; absent for the whole fish. */
  readonly preparation?: Preparation | undefined
  /** The available kilograms. */
  readonly quantity: number
  readonly sellerId: number
}

type HeartProps = {
  readonly id: number
  readonly name: string
  readonly className?: string
}

type AddToCartProps = {
  readonly goods: OfferedGoods
  /** The kilograms to add; the default is the cart's minimum quantity. */
  readonly kilograms?: number
  /** `icon` is a button on a card, `main` is the main action of a page. */
  readonly look: 'icon' | 'main'
  readonly className?: string
  /** The reason why the button is disabled; for `main` only. */
  readonly refusedBecause?: string | null
}

/** A product in the user's cart, and the functions that change it. */
export type CartLine = {
  readonly kilograms: number
  readonly preparation: Preparation
  /** Sets another quantity, within the available kilograms. */
  readonly setKilograms: (goods: OfferedGoods, kilograms: number) => void
  /** Applies the preparation of these goods, with their price and picture. */
  readonly prepare: (goods: OfferedGoods) => void
}

/**
 * Actions on a product in every place where it is shown. The features of the cart and of the favourites provide them,
 * because this folder must not import these features (web/app/Root.tsx).
 */
export type ProductActions = {
  readonly Heart: ComponentType<HeartProps>
  readonly AddToCart: ComponentType<AddToCartProps>
  /** The line of a product in the user's cart; undefined if it is not there. */
  readonly useCartLine: (id: number) => CartLine | undefined
}

const nothing = () => null

export const ProductActionsContext = createContext<ProductActions>({
  Heart: nothing,
  AddToCart: nothing,
  useCartLine: () => undefined,
})

export function useProductActions(): ProductActions {
  return useContext(ProductActionsContext)
}
