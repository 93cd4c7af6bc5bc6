import type { AuctionSort } from '#shared/auctions/contract.ts'
import type { ListedStatus } from '#shared/auctions/status.ts'
import { oneOf } from '../../app/search.ts'
import { type GoodsFilters, queryOf, readGoodsFilters } from '../../products/filters/filters.ts'

/** What the address of the auctions says; absent means the default: open ones, those that end first before the others. */
export type AuctionFilters = GoodsFilters & {
  readonly status?: Exclude<ListedStatus, 'open'> | undefined
  readonly sort?: Exclude<AuctionSort, 'ending'> | undefined
}

export const auctionTabs = ['open', 'scheduled', 'ended'] as const satisfies readonly ListedStatus[]
export const auctionSorts = ['ending', 'newest', 'price_asc', 'price_desc'] as const

/** Reads an address; what cannot be read and what is the default is left out. Never throws. */
export function readAuctionFilters(search: Readonly<Record<string, unknown>>): AuctionFilters {
  return {
    ...readGoodsFilters(search),
    status: oneOf(['scheduled', 'ended'], search.status),
    sort: oneOf(['newest', 'price_asc', 'price_desc'], search.sort),
  }
}

/** The same as the call's query (contract, section 2, auction/local), for this or another state. */
export function auctionQuery(filters: AuctionFilters, status: ListedStatus = filters.status ?? 'open') {
  return { ...queryOf(filters), status }
}
