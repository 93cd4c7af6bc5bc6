import { type ComponentType, createContext, useContext } from 'react'

/** What a cart takes of a product. */
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
  /** How much of it; without it the cart's smallest quantity. */
  readonly kilograms?: number
  /** `icon` beside others of a card, `main` as the step of a page. */
  readonly look: 'icon' | 'main'
  readonly className?: string
  /** Why it waits, where it does; for `main`. */
  readonly refusedBecause?: string | null
}

/** What can be done with a product wherever it is shown, brought by the features that know how (web/app/Root.tsx). */
export type ProductActions = {
  readonly Heart: ComponentType<HeartProps>
  readonly AddToCart: ComponentType<AddToCartProps>
}

const nothing = () => null

export const ProductActionsContext = createContext<ProductActions>({ Heart: nothing, AddToCart: nothing })

export function useProductActions(): ProductActions {
  return useContext(ProductActionsContext)
}
