import { type RequestSort, requestSorts } from '#shared/requests/sorts.ts'
import { oneOf } from '../../app/search.ts'
import { type GoodsFilters, queryOf, readGoodsFilters } from '../../products/filters/filters.ts'

/**
 * The filters in the address of the open requests, with prices in SAR per kilogram. Without filters, all requests are
 * listed, newest first.
 */
export type RequestFilters = Omit<GoodsFilters, 'marketId' | 'fishType' | 'sellerId'> & {
  readonly sort?: Exclude<RequestSort, typeof defaultSort> | undefined
}

export const defaultSort = 'newest' satisfies RequestSort

/** Parses an address; drops invalid values, defaults, and parameters that are not filters of requests. Never throws. */
export function readRequestFilters(search: Readonly<Record<string, unknown>>): RequestFilters {
  const { marketId: _market, fishType: _state, sellerId: _seller, ...read } = readGoodsFilters(search)
  return { ...read, sort: sortOf(oneOf(requestSorts, search.sort)) }
}

/** The sort order; undefined for the default. */
export function sortOf(sort: RequestSort | undefined): RequestFilters['sort'] {
  return sort === defaultSort ? undefined : sort
}

/** The filters as the query of the call (contract, section 2, requests/list). */
export function requestQuery(filters: RequestFilters) {
  const { market_id: _market, fish_type: _state, seller_id: _seller, ...query } = queryOf(filters)
  return query
}
