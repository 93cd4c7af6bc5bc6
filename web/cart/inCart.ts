import type { ComponentType } from 'react'
import { createStore } from '../app/state/createStore.ts'
import type { OfferedGoods } from '../products/productActions.ts'

/** The stepper of a product in the cart. It is loaded after hydration, together with the cart. */
export type Stepper = {
  /** The minus and the quantity. */
  readonly InCart: ComponentType<InCartProps>
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

type Marks = { readonly kilograms: ReadonlyMap<number, number>; readonly stepper: Stepper }

/** The kilograms of each product in the user's cart; null on the server, whose pages are shared. */
const marks = createStore<Marks | null>(null)

/** The kilograms of a product in the user's cart; undefined if it is not there. */
export const useInCart = (id: number): number | undefined => marks.use((shown) => shown?.kilograms.get(id))

export const useStepper = (): Stepper | undefined => marks.use((shown) => shown?.stepper)

export const showInCart = marks.set
