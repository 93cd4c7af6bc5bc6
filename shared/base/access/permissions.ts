import type { Pair } from '../locale.ts'

/** The types of people (specification, section 1); local_buyer is the default. */
export const userTypes = ['local_buyer', 'fisherman', 'local_seller', 'international_seller'] as const
export type UserType = (typeof userTypes)[number]

/** The types that sell, in ascending order of permissions. */
export const sellerTypes = ['fisherman', 'local_seller', 'international_seller'] as const
export type SellerType = (typeof sellerTypes)[number]

/** The names of the types in messages of the server. */
export const typeNames: Record<UserType, Pair> = {
  local_buyer: { ar: 'مشترٍ محلي', en: 'a local buyer' },
  fisherman: { ar: 'صياد', en: 'a fisherman' },
  local_seller: { ar: 'بائع محلي', en: 'a local seller' },
  international_seller: { ar: 'بائع دولي', en: 'an international seller' },
}

export const staffRoles = ['viewer', 'editor', 'finance', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

const buyerViews = ['wallet', 'account', 'purchaseOrders', 'myFavorites'] as const
const fishermanViews = [...buyerViews, 'sellOrders', 'myProducts', 'addProduct'] as const
const sellerViews = [...fishermanViews, 'myAuctions', 'addAuction', 'auctions'] as const
const importerViews = [...sellerViews, 'beharMarket', 'beharMarketMain', 'myDemands'] as const

export type View = (typeof importerViews)[number]

/** The specification's role table (section 6), for the server and the route guards. */
export const roles: Record<
  UserType,
  { readonly views: readonly View[]; readonly bids: boolean; readonly sells: boolean }
> = {
  local_buyer: { views: buyerViews, bids: false, sells: false },
  fisherman: { views: fishermanViews, bids: false, sells: true },
  local_seller: { views: sellerViews, bids: true, sells: true },
  international_seller: { views: importerViews, bids: true, sells: true },
}

export function canView(type: UserType, view: string): boolean {
  return (roles[type].views as readonly string[]).includes(view)
}

export const canBid = (type: UserType): boolean => roles[type].bids
export const canSell = (type: UserType): boolean => roles[type].sells
