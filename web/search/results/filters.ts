import { type ResultKind, resultKinds } from '#shared/search/kinds.ts'
import { oneOf } from '../../app/search.ts'
import { type GoodsFilters, readGoodsFilters, sorts } from '../../products/filters/filters.ts'

/** The sort orders of goods; the best match comes first unless the user chooses another order. */
export const resultSorts = ['match', ...sorts] as const
export type ResultSort = (typeof resultSorts)[number]
export const defaultSort = 'match' satisfies ResultSort

/**
 * The text, filters and kind of results in the address. Without a kind, the first kind with results is shown. The sort
 * order applies to local and imported goods.
 */
export type SearchFilters = GoodsFilters & {
  readonly kind?: ResultKind | undefined
  readonly sort?: Exclude<ResultSort, typeof defaultSort> | undefined
}

/** Parses an address; drops invalid values and defaults. Never throws. */
export function readSearchFilters(search: Readonly<Record<string, unknown>>): SearchFilters {
  return {
    ...readGoodsFilters(search),
    kind: oneOf(resultKinds, search.kind),
    sort: oneOf(sorts, search.sort),
  }
}
