import { useEffect, useMemo } from 'react'
import { useText } from '../app/texts/text.ts'
import { useCart } from './cart.ts'
import { InCart } from './InCart.tsx'
import { type Stepper, showInCart } from './inCart.ts'
import { cartText } from './messages.ts'

/** Marks the products of the user's cart on every card, and clears the marks after a sign-out. */
export function InCartMarks({ userId }: { readonly userId: number }) {
  const t = useText(cartText)
  const items = useCart(userId)
  const stepper = useMemo((): Stepper => ({ InCart, label: t.inCartOf, more: t.moreOf, all: t.allOf }), [t])
  useEffect(() => {
    const kilograms = new Map(items.map(({ id, cart_quantity }) => [id, cart_quantity]))
    showInCart({ kilograms, stepper })
  }, [items, stepper])
  useEffect(() => () => showInCart(null), [])
  return null
}
