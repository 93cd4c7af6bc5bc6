/** Where header, drawer, phone bar and footer lead; only what is built. */
export type Place = {
  readonly to:
    | '/home'
    | '/local-market'
    | '/international-market/main'
    | '/auctions'
    | '/requests'
    | '/special-products'
    | '/news'
    | '/about-us'
    | '/contact-us'
  readonly label:
    | 'home'
    | 'localMarket'
    | 'internationalMarket'
    | 'auctions'
    | 'requests'
    | 'specials'
    | 'news'
    | 'aboutUs'
    | 'contactUs'
}

export const places = {
  home: { to: '/home', label: 'home' },
  local: { to: '/local-market', label: 'localMarket' },
  international: { to: '/international-market/main', label: 'internationalMarket' },
  auctions: { to: '/auctions', label: 'auctions' },
  requests: { to: '/requests', label: 'requests' },
  specials: { to: '/special-products', label: 'specials' },
  news: { to: '/news', label: 'news' },
  aboutUs: { to: '/about-us', label: 'aboutUs' },
  contactUs: { to: '/contact-us', label: 'contactUs' },
} as const satisfies Record<string, Place>

/** The texts of rules, for the footer. */
export const legalPlaces = {
  terms: { to: '/terms', label: 'terms' },
  privacy: { to: '/privacy', label: 'privacy' },
} as const

const { local, international, auctions, specials, news } = places

/** The header's own, beside the logo that leads home. */
export const headerPlaces = [local, international, auctions, specials, news] as const

/** Whether a path is a place or lies below it; `/` is another address of home. */
export function isAt(pathname: string, to: Place['to']): boolean {
  return firstOf(pathname) === firstOf(to)
}

/** No two places begin alike: the behar market stands below the international one. */
const firstOf = (path: string) => path.split('/')[1] || 'home'

/** The empty boxes that wait for what only a signed-in reader sees. */
export const headerToolsId = 'header-tools'
export const barCartId = 'bar-cart'
