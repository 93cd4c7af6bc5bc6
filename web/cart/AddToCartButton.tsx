import { useRouter } from '@tanstack/react-router'
import { Check, Plus, ShoppingCart } from 'lucide-react'
import { useRef } from 'react'
import { messages, useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import type { ProductActions } from '../products/productActions.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useCartLine, useStepper } from './inCart.ts'

/**
 * Adds a product to the user's cart (specification, section 5). If the product is already in the cart, the button on a
 * card is the plus of a stepper, and the button on the product's page opens the cart, because the quantity field there
 * changes the cart. The element stays the same, so it keeps the focus. The action is loaded on the first click. The seller of
 * the product gets no button.
 */
export const AddToCartButton: ProductActions['AddToCart'] = ({
  goods,
  kilograms,
  look,
  className,
  refusedBecause,
}) => {
  const t = useText(addText)
  const router = useRouter()
  const own = useSession().profile?.id === goods.sellerId
  const pending = useRef(false)
  const line = useCartLine(goods.id)
  const known = useStepper()
  const stepper = line && known
  const all = look === 'icon' && line !== undefined && line.kilograms >= goods.quantity
  const press = async () => {
    if (pending.current || all) return
    if (stepper && look === 'main') return stepper.openCart()
    pending.current = true
    try {
      const { addToCart, step } = await import('./addToCart.ts')
      await (stepper ? step(goods, 1, router) : addToCart(goods, kilograms, router))
    } finally {
      pending.current = false
    }
  }
  // Nobody can buy their own goods.
  if (own) return null
  const more = stepper?.[all ? 'all' : 'more'](goods.name)
  const off = all || undefined
  const group = stepper
    ? { role: 'group', 'aria-label': stepper.label(goods.name), 'data-in-cart': true }
    : {}
  return (
    <div
      {...group}
      className={classes(
        'flex items-stretch',
        stepper && 'rounded-control border border-primary bg-card',
        className,
      )}
    >
      {stepper && line && <stepper.InCart goods={goods} kilograms={line.kilograms} look={look} />}
      {look === 'icon' ? (
        <IconButton
          icon={stepper ? Plus : ShoppingCart}
          kind={stepper ? 'plain' : 'outlined'}
          label={more ?? t.addNamed(goods.name)}
          aria-disabled={off}
          onClick={press}
          className="aria-disabled:text-line"
        />
      ) : (
        <Button
          size="main"
          kind={stepper ? 'text' : 'filled'}
          icon={stepper ? Check : ShoppingCart}
          onClick={press}
          refusedBecause={stepper ? null : refusedBecause}
          wide
        >
          {stepper ? <stepper.ViewCart /> : t.add}
        </Button>
      )}
    </div>
  )
}

const addText = messages({
  add: { ar: 'أضف إلى السلة', en: 'Add to cart' },
  addNamed: {
    ar: (name: string) => `أضف ${name} إلى السلة`,
    en: (name: string) => `Add ${name} to the cart`,
  },
})
