import { useEffect, useMemo } from 'react'
import { useText } from '../app/texts/text.ts'
import { useCart } from './cart.ts'
import { cartLine } from './changes.ts'
import { InCart, ViewCart } from './InCart.tsx'
import { type Stepper, showInCart } from './inCart.ts'
import { cartText } from './messages.ts'
import { openCart } from './panel.ts'

/** Marks the products of the user's cart on every card, and clears the marks after a sign-out. */
export function InCartMarks({ userId }: { readonly userId: number }) {
  const t = useText(cartText)
  const items = useCart(userId)
  const stepper = useMemo(
    (): Stepper => ({ InCart, ViewCart, openCart, label: t.inCartOf, more: t.moreOf, all: t.allOf }),
    [t],
  )
  useEffect(() => {
    const lines = new Map(items.map((item) => [item.id, cartLine(userId, item)]))
    showInCart({ lines, stepper })
  }, [userId, items, stepper])
  useEffect(() => () => showInCart(null), [])
  return null
}
