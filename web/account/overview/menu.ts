import {
  Bell,
  CalendarClock,
  ClipboardList,
  Fish,
  Gavel,
  Hammer,
  Heart,
  type LucideIcon,
  MapPin,
  Package,
  Ship,
  ShoppingBag,
  Store,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { Profile } from '#shared/auth/profile.ts'
import type { View } from '#shared/base/access/permissions.ts'
import type { OrderSide } from '../../orders/orderQueries.ts'

export type MenuEntry = {
  readonly to:
    | '/profile/my-shop'
    | '/profile/account'
    | '/profile/wallet'
    | '/profile/sell-orders'
    | '/profile/purchase-orders'
    | '/profile/my-products'
    | '/profile/my-auctions'
    | '/profile/my-requests'
    | '/profile/addresses'
    | '/profile/notifications'
    | '/profile/my-favorites'
    | '/international-market/behar-market/main'
    | '/profile/subscription'
    | '/hall'
  /** The query of the link, if it opens the user's offers; sellers get it for their requests page. */
  readonly search?: { readonly show: 'offers' }
  /** The view in the role table that the entry requires; absent if everyone may open it. */
  readonly view?: View
  readonly label:
    | 'shop'
    | 'account'
    | 'wallet'
    | 'sellOrders'
    | 'purchaseOrders'
    | 'myProducts'
    | 'myAuctions'
    | 'requests'
    | 'addresses'
    | 'notifications'
    | 'favorites'
    | 'behar'
    | 'subscription'
    | 'hall'
  readonly icon: LucideIcon
  readonly count?: (counts: Profile['counts']) => number
  /** Shows the number of orders of this side that need an action, in coral. */
  readonly waiting?: OrderSide
  /** True for the page of people who work in an auction hall. */
  readonly hall?: true
  /** Shows the number of the user's products. */
  readonly goods?: true
  /** Shows the number of the user's auctions whose winning bid awaits acceptance, in coral. */
  readonly lots?: true
  /** Shows the number of the user's requests that need a choice or an order, in coral. */
  readonly requests?: true
}

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: '/profile/my-shop', view: 'myProducts', label: 'shop', icon: Store },
  { to: '/hall', label: 'hall', icon: Hammer, hall: true },
  { to: '/profile/account', view: 'account', label: 'account', icon: UserRound },
  { to: '/profile/wallet', view: 'wallet', label: 'wallet', icon: Wallet },
  {
    to: '/profile/sell-orders',
    view: 'sellOrders',
    label: 'sellOrders',
    icon: Package,
    waiting: 'seller',
  },
  {
    to: '/profile/purchase-orders',
    view: 'purchaseOrders',
    label: 'purchaseOrders',
    icon: ShoppingBag,
    waiting: 'buyer',
  },
  { to: '/profile/my-products', view: 'myProducts', label: 'myProducts', icon: Fish, goods: true },
  { to: '/profile/my-auctions', view: 'myAuctions', label: 'myAuctions', icon: Gavel, lots: true },
  { to: '/profile/my-requests', label: 'requests', icon: ClipboardList, requests: true },
  { to: '/international-market/behar-market/main', view: 'beharMarketMain', label: 'behar', icon: Ship },
  { to: '/profile/subscription', view: 'beharMarketMain', label: 'subscription', icon: CalendarClock },
  {
    to: '/profile/my-favorites',
    view: 'myFavorites',
    label: 'favorites',
    icon: Heart,
    count: ({ favorites }) => favorites,
  },
  { to: '/profile/addresses', label: 'addresses', icon: MapPin },
  { to: '/profile/notifications', label: 'notifications', icon: Bell },
]

export function menuOf({ can_view, in_hall }: Pick<Profile, 'can_view' | 'in_hall'>): readonly MenuEntry[] {
  const sells = can_view.includes('myProducts')
  return menu
    .filter(({ view, hall }) => (view === undefined || can_view.includes(view)) && (!hall || in_hall))
    .map((entry) => (sells && entry.requests ? { ...entry, search: { show: 'offers' } } : entry))
}
