import type { AuctionSort } from '#shared/auctions/contract.ts'
import type { ListedStatus } from '#shared/auctions/status.ts'
import { type AuctionWay, auctionWays } from '#shared/auctions/ways.ts'
import { oneOf } from '../../app/search.ts'
import { type GoodsFilters, queryOf, readGoodsFilters } from '../../products/filters/filters.ts'

/**
 * The filters in the address of the auction list. Without filters the list has open auctions, and those that end first
 * are at the top.
 */
export type AuctionFilters = GoodsFilters & {
  readonly status?: Exclude<ListedStatus, 'open'> | undefined
  readonly way?: AuctionWay | undefined
  readonly sort?: Exclude<AuctionSort, 'ending'> | undefined
}

export const auctionTabs = ['open', 'scheduled', 'ended'] as const satisfies readonly ListedStatus[]
export const auctionSorts = ['ending', 'newest', 'price_asc', 'price_desc'] as const

/** Parses an address; drops invalid values and defaults. Never throws. */
export function readAuctionFilters(search: Readonly<Record<string, unknown>>): AuctionFilters {
  return {
    ...readGoodsFilters(search),
    status: oneOf(['scheduled', 'ended'], search.status),
    way: oneOf(auctionWays, search.way),
    sort: oneOf(['newest', 'price_asc', 'price_desc'], search.sort),
  }
}

/**
 * The filters as a query of the call (contract, section 2, auction/local). By default, the query asks for the state in
 * the filters.
 */
export function auctionQuery(filters: AuctionFilters, status: ListedStatus = filters.status ?? 'open') {
  return { ...queryOf(filters), status }
}
