import { type ComponentType, createContext, useContext } from 'react'

/** The product data that a cart needs. */
export type OfferedGoods = {
  readonly id: number
  readonly name: string
  readonly image: string
  /** SAR per kilogram. */
  readonly price: number
  /** Kilograms on offer. */
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
  /** Defaults to the cart's minimum quantity. */
  readonly kilograms?: number
  /** `icon` on a card, `main` as the main action of a page. */
  readonly look: 'icon' | 'main'
  readonly className?: string
  /** Why the button is disabled; for `main` only. */
  readonly refusedBecause?: string | null
}

/** Actions on a product wherever it is shown, provided by later features (web/app/Root.tsx). */
export type ProductActions = {
  readonly Heart: ComponentType<HeartProps>
  readonly AddToCart: ComponentType<AddToCartProps>
}

const nothing = () => null

export const ProductActionsContext = createContext<ProductActions>({ Heart: nothing, AddToCart: nothing })

export function useProductActions(): ProductActions {
  return useContext(ProductActionsContext)
}
