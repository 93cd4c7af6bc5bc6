import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import type { Profile } from '#shared/account/contract.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { LaterStyles } from '../base/LaterStyles.tsx'
import { useText } from '../base/text.ts'
import { IconButton } from '../base/ui/IconButton.tsx'
import { VisuallyHidden } from '../base/ui/VisuallyHidden.tsx'
import { CartPanel } from '../cart/CartPanel.tsx'
import { useCart } from '../cart/cart.ts'
import { cartText } from '../cart/messages.ts'
import { openCart, useCartOpen } from '../cart/panel.ts'
import { initialsOf } from '../products/initials.ts'
import { CountBadge } from './CountBadge.tsx'
import { shellText } from './messages.ts'

type SignedInProps = { readonly profile: Profile }

/** Cart, notifications and the way to the account; on a phone the bar at its foot has the first and the last. */
export function HeaderTools({ profile }: SignedInProps) {
  const t = useText(shellText)
  const name = `${profile.f_name} ${profile.l_name}`
  return (
    <>
      <LaterStyles />
      <CartButton profile={profile} />
      <Link
        to="/profile/account"
        aria-label={t.accountOf(name)}
        title={t.accountOf(name)}
        className="inline-flex size-11 items-center justify-center rounded-full max-md:hidden"
      >
        {profile.avatar ? (
          <img
            src={pictureOf(profile.avatar, 320)}
            alt=""
            width={36}
            height={36}
            className="size-9 rounded-full bg-sand object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="inline-flex size-9 items-center justify-center rounded-full bg-sand text-meta font-bold text-on-sand"
          >
            {initialsOf(name)}
          </span>
        )}
      </Link>
      <CartPanel profile={profile} />
    </>
  )
}

function CartButton({ profile }: SignedInProps) {
  const t = useText(cartText)
  const open = useCartOpen()
  const count = useCart(profile.id).length
  return (
    <span className="relative max-md:hidden">
      <IconButton
        icon={ShoppingCart}
        kind="ink"
        label={`${t.cart}، ${t.products(count)}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openCart}
      />
      <CountBadge count={count} className="inset-e-0 top-0" />
    </span>
  )
}

/** The badge of the phone bar's cart. */
export function CartCount({ profile }: SignedInProps) {
  const t = useText(cartText)
  const count = useCart(profile.id).length
  return (
    <>
      <CountBadge count={count} className="inset-s-1/2 top-1 ms-1" />
      {count > 0 && <VisuallyHidden>{t.products(count)}</VisuallyHidden>}
    </>
  )
}
