import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { Profile } from '#shared/auth/profile.ts'
import { canSell, canView } from '#shared/base/access/permissions.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { CartPanel } from '../../cart/CartPanel.tsx'
import { useCart } from '../../cart/cart.ts'
import { InCartMarks } from '../../cart/InCartMarks.tsx'
import { cartText } from '../../cart/messages.ts'
import { openCart, useCartOpen } from '../../cart/panel.ts'
import { useWaitingGoods } from '../../cart/useWaitingGoods.ts'
import { Hearts } from '../../favorites/Hearts.tsx'
import { NotificationsButton } from '../../notifications/NotificationsButton.tsx'
import { initialsOf } from '../../products/initials.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CountBadge } from '../../ui/values/CountBadge.tsx'
import { signedInText } from './messages.ts'
import { barCartId, headerToolsId } from './places.ts'
import { SellerBar } from './SellerBar.tsx'

type SignedInProps = { readonly profile: Profile }

/** The parts of the shell for signed-in users, which are rendered by portals into the boxes of header and bottom bar. */
export function SignedIn({ profile }: SignedInProps) {
  const [tools, bar] = [headerToolsId, barCartId].map((id) => document.getElementById(id))
  const phoneBar = document.querySelector('[data-bar=bottom]')
  useWaitingGoods()
  return (
    <>
      {tools && createPortal(<HeaderTools profile={profile} />, tools)}
      {phoneBar &&
        canSell(profile.type) &&
        createPortal(<SellerBar imports={canView(profile.type, 'beharMarketMain')} />, phoneBar)}
      {bar && createPortal(<CartCount profile={profile} />, bar)}
      <CartPanel profile={profile} />
      <Hearts />
      <InCartMarks userId={profile.id} />
    </>
  )
}

/**
 * Cart, notifications and account link of the header. On a phone, cart and account are in the bottom bar. On a page whose dock
 * replaces the bar, the cart is in the header. The bar of a seller has no cart, so a cart with goods is in the header.
 */
function HeaderTools({ profile }: SignedInProps) {
  const t = useText(signedInText)
  const locale = useLocale()
  const name = `${profile.f_name} ${profile.l_name}`
  return (
    <>
      <CartButton profile={profile} />
      <NotificationsButton />
      <Link
        to="/profile/account"
        title={t.accountOf(name)}
        className="inline-flex size-11 items-center justify-center rounded-full max-md:hidden"
      >
        <VisuallyHidden>{t.accountOf(name)}</VisuallyHidden>
        {profile.avatar ? (
          <img
            src={pictureOf(profile.avatar, 160)}
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
            {initialsOf(name, locale)}
          </span>
        )}
      </Link>
    </>
  )
}

function CartButton({ profile }: SignedInProps) {
  const t = useText(cartText)
  const open = useCartOpen()
  const count = useCart(profile.id).length
  return (
    <span
      className={classes(
        'relative',
        canSell(profile.type) ? count === 0 && 'max-md:hidden' : 'max-md:hidden max-md:docked:inline',
      )}
    >
      <IconButton
        icon={ShoppingCart}
        kind="ink"
        label={t.counted(t.products(count))}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openCart}
      />
      <CountBadge count={count} className="inset-e-0 top-0" />
    </span>
  )
}

/** The count next to the cart in the bottom bar. */
function CartCount({ profile }: SignedInProps) {
  const t = useText(cartText)
  const count = useCart(profile.id).length
  return (
    <>
      <CountBadge count={count} className="inset-s-1/2 top-1 ms-1" />
      {count > 0 && <VisuallyHidden>{t.products(count)}</VisuallyHidden>}
    </>
  )
}
