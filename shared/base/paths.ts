import type { Locale } from './locale.ts'

/** The paths of the site (specification, section 2). */
export const paths = {
  home: () => '/home',
  search: () => '/search',
  localMarket: (query: LocalMarketQuery = {}) => `/local-market${search(query)}`,
  productDetails: (id: number) => `/local-market/${id}`,
  internationalMarketMain: () => '/international-market/main',
  internationalProduct: (id: number) => `/international-market/main/${id}`,
  beharMarketMain: () => '/international-market/behar-market/main',
  myDemands: () => '/international-market/behar-market/my-demands',
  specialProducts: () => '/special-products',
  auctions: () => '/auctions',
  auctionDetails: (id: number) => `/auctions/${id}`,
  auctionRecord: (id: number) => `/auctions/${id}/record`,
  auctionSession: (id: number) => `/auctions/sessions/${id}`,
  prices: () => '/prices',
  fishPrices: (code: string) => `/prices/${code}`,
  news: () => '/news',
  newsDetails: (id: number) => `/news/${id}`,
  aboutUs: () => '/about-us',
  contactUs: () => '/contact-us',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cart: () => '/cart',
  signIn: (redirect?: string) => `/auth/sign-in${search({ redirect })}`,
  signUp: (redirect?: string) => `/auth/sign-up${search({ redirect })}`,
  verifyMobile: (redirect?: string) => `/auth/verify-mobile${search({ redirect })}`,
  operator: () => '/operator',
  hall: () => '/hall',
  quay: () => '/quay',
  landingDetails: (id: number) => `/landings/${id}`,
  /** The fragment contains the secret, because browsers send a fragment to no server. */
  invitation: (token?: string) => `/invitation${token === undefined ? '' : `#${token}`}`,
  myShop: () => '/profile/my-shop',
  account: () => '/profile/account',
  subscription: () => '/profile/subscription',
  myFavorites: () => '/profile/my-favorites',
  cardPayment: (chargeId: number) => `/profile/wallet/card/${chargeId}`,
  addProduct: (copyOf?: number) => `/profile/add-product${search({ copyOf })}`,
  myProducts: () => '/profile/my-products',
  myProduct: (id: number) => `/profile/my-products/${id}`,
  addAuction: (copyOf?: number) => `/profile/add-auction${search({ copyOf })}`,
  myAuctions: () => '/profile/my-auctions',
  requests: () => '/requests',
  requestDetails: (id: number) => `/requests/${id}`,
  addRequest: (copyOf?: number) => `/profile/add-request${search({ copyOf })}`,
  myRequests: () => '/profile/my-requests',
  myRequest: (id: number) => `/profile/my-requests/${id}`,
  offerConfirmation: (id: number) => `/profile/my-requests/${id}/confirmation`,
  myAuction: (id: number) => `/profile/my-auctions/${id}`,
} as const

/** Further paths, to which only messages outside of the site link. */
export const messagePaths = {
  sellOrder: (id: number) => `/profile/sell-orders/${id}`,
  purchaseOrder: (id: number) => `/profile/purchase-orders/${id}`,
  auctionConfirmation: (id: number) => `/auctions/${id}/confirmation`,
  wallet: () => '/profile/wallet',
  notifications: () => '/profile/notifications',
  /** The fragment contains the signed token of the alert, because browsers send a fragment to no server. */
  endAlert: (token: string) => `/alert#${token}`,
  /** This address is for the unsubscribe button of mail programs, which cannot send a fragment. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
} as const

export type LocalMarketQuery = {
  readonly fishId?: number | undefined
}

/** The canonical address of a product: in the local or in the international market, by its origin. */
export function productPath({ id, origin }: { readonly id: number; readonly origin: 'local' | 'imported' }) {
  return origin === 'local' ? paths.productDetails(id) : paths.internationalProduct(id)
}

/** The path of the service worker's script. The script is at the root, so that its scope is every page. */
export const serviceWorkerPath = '/sw.js'

/** The offline page, rendered in each language. */
export const offlinePath = (locale: Locale) => `/offline?lang=${locale}`

/** The web app manifest, in each language. */
export const manifestPath = (locale: Locale) => `/manifest.${locale}.webmanifest`

/** Icons that the build generates. */
export const iconPath = '/icons/icon-512.png'
export const touchIconPath = '/icons/apple-touch-icon.png'

/** The Atom feed of daily prices, for the country or for one species. */
export const feedPath = (locale: Locale, code?: string) =>
  `/open-data/prices/${code === undefined ? '' : `fish/${code}/`}feed.${locale}.atom`

/** A small page with the price of a species, which other sites show in a frame. */
export const cardPath = (code: string) => `/embed/prices/${code}`

/** The calendar file of an auction session; `file` is `session-12.ar.ics`. */
export const sessionCalendarPath = (file: string) => `/calendar/${file}`

/** The picture of a species' price for link previews; `file` is `hamour.ar.png`. */
export const sharePicturePath = (file: string) => `/share/prices/${file}`

/** The base path of uploaded files (contract, section 1). */
export const uploadsBase = '/uploads/'

/** Whether a picture is one of the market's own drawings, of a species or a cut, and not a photograph. */
export function isDrawing(image: string): boolean {
  return image.startsWith(`${uploadsBase}fish_types/`)
}

/** The widths in which every picture exists; paths in answers name the 640 file. */
export const pictureWidths = [160, 320, 640, 960] as const

/** The path of the same picture in another width. */
export function pictureOf(path: string, width: (typeof pictureWidths)[number]): string {
  return path.replace(/-640\.webp$/, `-${width}.webp`)
}

function search(query: Record<string, string | number | undefined>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  )
  return parts.length ? `?${parts.join('&')}` : ''
}
