import { useRouter } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { messages, useText } from '../app/texts/text.ts'
import type { ProductActions } from '../products/productActions.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'

/** Adds a product to the user's cart (specification, section 5). The action is loaded on the first click. */
export const AddToCartButton: ProductActions['AddToCart'] = ({
  goods,
  kilograms,
  look,
  className,
  refusedBecause,
}) => {
  const t = useText(addText)
  const router = useRouter()
  const add = () => void import('./addToCart.ts').then(({ addToCart }) => addToCart(goods, kilograms, router))
  const placed = className ? { className } : {}
  if (look === 'icon') {
    return (
      <IconButton
        icon={ShoppingCart}
        kind="outlined"
        label={t.addNamed(goods.name)}
        onClick={add}
        {...placed}
      />
    )
  }
  return (
    <Button size="main" icon={ShoppingCart} onClick={add} refusedBecause={refusedBecause} {...placed}>
      {t.add}
    </Button>
  )
}

const addText = messages({
  add: { ar: 'أضف إلى السلة', en: 'Add to cart' },
  addNamed: {
    ar: (name: string) => `أضف ${name} إلى السلة`,
    en: (name: string) => `Add ${name} to the cart`,
  },
})
