import type { OwnSort } from '#shared/products/listing.ts'
import { oneOf, wholeOf } from '../../app/search.ts'

/** Filters of the user's own goods in the address: `?status=hidden&s=…&market=3&page=2`. */
export type MyProductsSearch = {
  readonly status?: 'active' | 'sold_out' | 'hidden' | undefined
  readonly s?: string | undefined
  readonly page?: number | undefined
  readonly market?: number | undefined
  readonly sort?: Exclude<OwnSort, 'newest'> | undefined
}

export const ownStates = ['active', 'sold_out', 'hidden'] as const

/** The sort orders of the list after the default, which is the newest first. */
export const ownOrders = [
  'cheapest',
  'dearest',
  'least_left',
  'most_left',
] as const satisfies readonly OwnSort[]

export function myProductsSearch(search: Readonly<Record<string, unknown>>): MyProductsSearch {
  const page = wholeOf(search.page)
  return {
    status: oneOf(ownStates, search.status),
    s: String(search.s ?? '').trim() || undefined,
    page: page === 1 ? undefined : page,
    market: wholeOf(search.market),
    sort: oneOf(ownOrders, search.sort),
  }
}
