import { useRouter } from '@tanstack/react-router'
import { Minus, Trash2 } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import { useText } from '../app/texts/text.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { remove, step } from './addToCart.ts'
import type { InCartProps } from './inCart.ts'
import { cartText } from './messages.ts'

/**
 * The controls of a product that is in the cart. A card shows the minus and the quantity; at the minimum, the minus removes
 * the product. The page of the product shows only a remove button, because its quantity field changes the cart.
 */
export function InCart({ goods, kilograms, look }: InCartProps) {
  const t = useText(cartText)
  const router = useRouter()
  const { name, quantity: available } = goods
  const main = look === 'main'
  const removes = main || kilograms <= Math.min(limits.cartMinimum, available)
  const quantity = <Kilograms kilograms={kilograms} numberClassName="font-bold" />
  return (
    <>
      <IconButton
        icon={removes ? Trash2 : Minus}
        label={removes ? t.removeNamed(name) : t.lessOf(name)}
        onClick={({ currentTarget }) => {
          // This button is removed together with the line, so the button that adds again gets the focus.
          const add = currentTarget.parentElement?.lastElementChild
          if (removes && add instanceof HTMLElement) add.focus()
          void (removes ? remove(goods, router) : step(goods, -1, router))
        }}
        className={main ? 'h-auto! min-w-13 border-e border-hairline' : 'text-primary'}
      />
      {!main && (
        <>
          <span className="flex min-w-9 items-center justify-center px-1 text-meta">{quantity}</span>
          <VisuallyHidden>
            <span role="status">{quantity}</span>
          </VisuallyHidden>
        </>
      )}
    </>
  )
}

/** The content of the button that opens the cart, on the page of a product in the cart. */
export function ViewCart() {
  const t = useText(cartText)
  return (
    <span className="flex flex-col leading-5">
      <span className="text-meta leading-5 font-normal text-quiet">{t.inCart}</span>
      <span>{t.viewCart}</span>
    </span>
  )
}
