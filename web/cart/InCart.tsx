import { useRouter } from '@tanstack/react-router'
import { Minus, Trash2 } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import { useText } from '../app/texts/text.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { step } from './addToCart.ts'
import type { InCartProps } from './inCart.ts'
import { cartText } from './messages.ts'
import { openCart } from './panel.ts'

/** The minus and the quantity of a product in the cart; at the minimum, the minus removes the product. */
export function InCart({ goods, kilograms, look }: InCartProps) {
  const t = useText(cartText)
  const router = useRouter()
  const { name, quantity: available } = goods
  const last = kilograms <= Math.min(limits.cartMinimum, available)
  const quantity = <Kilograms kilograms={kilograms} numberClassName="font-bold" />
  return (
    <>
      <IconButton
        icon={last ? Trash2 : Minus}
        label={last ? t.removeNamed(name) : t.lessOf(name)}
        onClick={({ currentTarget }) => {
          // This button is removed together with the line, so the button that adds again gets the focus.
          const add = currentTarget.parentElement?.lastElementChild
          if (last && add instanceof HTMLElement) add.focus()
          void step(goods, -1, router)
        }}
        className={look === 'main' ? 'h-auto! min-w-13' : 'text-primary'}
      />
      {look === 'main' ? (
        <button
          type="button"
          onClick={openCart}
          className="flex min-w-0 grow flex-col items-center justify-center border-x border-hairline px-2 leading-5 hover:bg-tint"
        >
          <span className="text-meta leading-5 text-quiet">{t.inCart}</span>
          <span className="text-dense leading-5">{quantity}</span>
          <VisuallyHidden>{t.viewCart}</VisuallyHidden>
        </button>
      ) : (
        <span className="flex min-w-9 items-center justify-center px-1 text-meta">{quantity}</span>
      )}
      <VisuallyHidden>
        <span role="status">{quantity}</span>
      </VisuallyHidden>
    </>
  )
}
