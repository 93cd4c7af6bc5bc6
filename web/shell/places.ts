import { Fish, Gavel, House, Info, type LucideIcon, Newspaper, Phone, Ship, Sparkles } from 'lucide-react'

/** Where header, drawer, phone bar and footer lead; only what is built. */
export type Place = {
  readonly to:
    | '/home'
    | '/local-market'
    | '/international-market/main'
    | '/auctions'
    | '/special-products'
    | '/news'
    | '/about-us'
    | '/contact-us'
  readonly label:
    | 'home'
    | 'localMarket'
    | 'internationalMarket'
    | 'auctions'
    | 'specials'
    | 'news'
    | 'aboutUs'
    | 'contactUs'
  readonly icon: LucideIcon
  /** The word in the phone's bar, for those that stand there. */
  readonly short?: 'home' | 'market' | 'auctions' | 'international' | 'news'
}

const home = { to: '/home', label: 'home', short: 'home', icon: House } as const
const local = { to: '/local-market', label: 'localMarket', short: 'market', icon: Fish } as const
const international = {
  to: '/international-market/main',
  label: 'internationalMarket',
  short: 'international',
  icon: Ship,
} as const
const auctions = { to: '/auctions', label: 'auctions', short: 'auctions', icon: Gavel } as const
const specials = { to: '/special-products', label: 'specials', icon: Sparkles } as const
const news = { to: '/news', label: 'news', short: 'news', icon: Newspaper } as const
const aboutUs = { to: '/about-us', label: 'aboutUs', icon: Info } as const
const contactUs = { to: '/contact-us', label: 'contactUs', icon: Phone } as const

/** The header's own, beside the logo that leads home. */
export const headerPlaces: readonly Place[] = [local, international, auctions, specials, news]

/** The drawer's, in two groups. */
export const drawerPlaces: readonly (readonly Place[])[] = [
  [home, ...headerPlaces],
  [aboutUs, contactUs],
]

/** The phone's bar. */
export const barPlaces = [home, local, auctions, international, news] as const satisfies readonly Place[]

/** The footer's columns, by the message that heads each. */
export const footerPlaces = {
  markets: [local, international, auctions, specials],
  platform: [aboutUs, news, contactUs],
} as const satisfies Record<string, readonly Place[]>

/** Whether a path is a place or lies below it; `/` is another address of home. */
export function isAt(pathname: string, to: Place['to']): boolean {
  return pathname === to || pathname.startsWith(`${to}/`) || (to === '/home' && pathname === '/')
}
