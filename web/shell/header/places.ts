/** Links of header, drawer, bottom bar and footer. */
export type Place = {
  readonly to:
    | '/home'
    | '/local-market'
    | '/international-market/main'
    | '/auctions'
    | '/requests'
    | '/special-products'
    | '/prices'
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
    | 'prices'
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
  prices: { to: '/prices', label: 'prices' },
  news: { to: '/news', label: 'news' },
  aboutUs: { to: '/about-us', label: 'aboutUs' },
  contactUs: { to: '/contact-us', label: 'contactUs' },
} as const satisfies Record<string, Place>

/** Legal pages, for the footer. */
export const legalPlaces = {
  terms: { to: '/terms', label: 'terms' },
  privacy: { to: '/privacy', label: 'privacy' },
} as const

const { local, international, auctions, prices, requests, specials, news, aboutUs, contactUs } = places

/** Links of the header, next to the logo. The other links are in a menu after them, so that the search has room. */
export const headerPlaces = [local, { ...international, label: 'internationalShort' }, auctions] as const
export const morePlaces = [prices, requests, specials, news, aboutUs, contactUs] as const

/** Whether a path belongs to the section of a link; `/` is an alias of home. */
export function isAt(pathname: string, to: Place['to']): boolean {
  return firstOf(pathname) === firstOf(to)
}

/** Links differ in the first segment of their path; the behar market belongs to the international market. */
const firstOf = (path: string) => path.split('/')[1] || 'home'

/** The id of the box above the page into which ArrivalNote.tsx renders. */
export const noteId = 'note'

/** Ids of the boxes into which SignedIn.tsx renders. */
export const headerToolsId = 'header-tools'
export const barCartId = 'bar-cart'
