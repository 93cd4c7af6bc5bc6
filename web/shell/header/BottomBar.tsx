import { Link, type LinkProps, useRouterState } from '@tanstack/react-router'
import { Fish, Gavel, House, type LucideIcon, Ship, ShoppingCart, UserRound } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { shellText } from '../messages.ts'
import { barCartId } from './places.ts'

/**
 * The navigation bar of a phone, 64 px high, with a line of 3 px above the current item. Its last two items depend on
 * whether the user is signed in. A seller has other items, which SellerBar.tsx renders. Hidden on a page whose dock takes its
 * place (`data-dock`).
 */
export function BottomBar() {
  const t = useText(shellText)
  return (
    <nav
      data-bar="bottom"
      aria-label={t.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-30 flex h-16 border-t border-hairline bg-card md:hidden docked:hidden"
    >
      <BarLink to="/home" icon={House} label={t.home} />
      <BarLink to="/local-market" icon={Fish} label={t.market} />
      <BarLink to="/auctions" icon={Gavel} label={t.auctions} />
      <BarLink to="/international-market/main" icon={Ship} label={t.international} when={signedOut} />
      <BarLink to="/auth/sign-in" icon={UserRound} label={t.signInShort} when={signedOut} />
      <BarLink to="/cart" icon={ShoppingCart} label={t.cart} when={signedIn} onClick={showCart}>
        <span id={barCartId} />
      </BarLink>
      <BarLink to="/profile/account" at="/profile" icon={UserRound} label={t.account} when={signedIn} />
    </nav>
  )
}

const signedIn = 'hidden signed-in:flex'
const signedOut = 'flex signed-in:hidden'

export type BarLinkProps = {
  readonly to: NonNullable<LinkProps['to']>
  /** The path below which the item is current; the default is the path of the link. */
  readonly at?: string
  readonly icon: LucideIcon
  readonly label: string
  readonly when?: string
  readonly onClick?: (event: MouseEvent) => void
  readonly children?: ReactNode
}

/** Labels are short, because each item has a fifth of the width of a phone. */
export function BarLink({ to, at = to, icon: Icon, label, when = 'flex', onClick, children }: BarLinkProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const current = pathname === at || pathname.startsWith(`${at}/`) || (at === '/home' && pathname === '/')
  return (
    <Link
      to={to}
      onClick={current ? undefined : onClick}
      aria-current={current ? 'page' : undefined}
      className={classes(
        'relative min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 text-meta text-quiet before:absolute before:inset-x-1/3 before:top-0 before:h-0.75 before:rounded-full aria-[current=page]:font-bold aria-[current=page]:text-primary aria-[current=page]:before:bg-primary',
        when,
      )}
    >
      <Icon aria-hidden size={22} />
      {label}
      {children}
    </Link>
  )
}

/** Opens the cart panel above the page. With a modifier key, the link opens the cart page. */
function showCart(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  void import('../../cart/panel.ts').then(({ openCart }) => openCart())
}
