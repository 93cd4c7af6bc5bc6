import type { ComponentType } from 'react'
import { createStore } from '../app/state/createStore.ts'
import type { CartLine, OfferedGoods } from '../products/productActions.ts'

/** The controls of a product in the cart. They are loaded after hydration, together with the cart. */
export type Stepper = {
  /** The button before the main button: minus and the quantity, or remove. */
  readonly InCart: ComponentType<InCartProps>
  /** The content of a main button that opens the cart. */
  readonly ViewCart: ComponentType
  readonly openCart: () => void
  readonly label: (name: string) => string
  readonly more: (name: string) => string
  /** The label of the plus when all available kilograms are in the cart. */
  readonly all: (name: string) => string
}

export type InCartProps = {
  readonly goods: OfferedGoods
  /** The kilograms in the cart. */
  readonly kilograms: number
  readonly look: 'icon' | 'main'
}

type Marks = { readonly lines: ReadonlyMap<number, CartLine>; readonly stepper: Stepper }

/** The products in the user's cart; null on the server, whose pages are shared. */
const marks = createStore<Marks | null>(null)

/** The line of a product in the user's cart; undefined if it is not there. */
export const useCartLine = (id: number): CartLine | undefined => marks.use((shown) => shown?.lines.get(id))

export const useStepper = (): Stepper | undefined => marks.use((shown) => shown?.stepper)

export const showInCart = marks.set
