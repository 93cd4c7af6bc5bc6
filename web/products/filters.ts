import { typedNumber } from '#shared/base/digits.ts'
import { limits } from '#shared/base/limits.ts'
import { fromRiyals, maxAmount } from '#shared/base/money.ts'
import type { Sort } from '#shared/products/contract.ts'
import { idsOf, oneOf, wholeOf } from '../base/search.ts'

/** The lists of the local market's filters that hold ids, by their names in the address. */
export const listFilters = [
  'fishId',
  'marketId',
  'cityId',
  'size',
  'fishType',
  'quality',
  'category',
] as const
export type ListFilter = (typeof listFilters)[number]

/** What the address of the local market says; absent means the default. Prices in SAR per kilogram. */
export type Filters = { readonly [name in ListFilter]?: number[] | undefined } & {
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly sellerId?: number | undefined
  readonly sort?: Sort | undefined
  readonly page?: number | undefined
}

export const sorts = ['newest', 'price_asc', 'price_desc', 'quantity_desc'] as const satisfies readonly Sort[]
export const defaultSort: Sort = 'newest'

/** Reads an address; what cannot be read and what is the default is left out. Never throws. */
export function readFilters(search: Readonly<Record<string, unknown>>): Filters {
  const lists = Object.fromEntries(
    listFilters.map((name) => [name, idsOf(search[name])?.slice(0, limits.listIds)]),
  ) as { [name in ListFilter]?: number[] }
  const sort = oneOf(sorts, search.sort)
  const page = wholeOf(search.page)
  return {
    ...lists,
    priceMin: priceOf(search.priceMin),
    priceMax: priceOf(search.priceMax),
    sellerId: wholeOf(search.sellerId),
    sort: sort === defaultSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  }
}

/** A price that somebody may ask for: above zero, at most two decimals. */
function priceOf(value: unknown): number | undefined {
  const riyals = typedNumber(value)
  const exact = riyals === undefined ? undefined : fromRiyals(riyals)
  return exact !== undefined && exact > 0 && exact <= maxAmount ? riyals : undefined
}

/** The same as the call's query (contract, section 2, products/local). */
export function queryOf(filters: Filters) {
  const { fishId, marketId, cityId, fishType, priceMin, priceMax, sellerId, ...same } = filters
  return {
    ...same,
    fish_id: fishId,
    market_id: marketId,
    city_id: cityId,
    fish_type: fishType,
    price_min: priceMin,
    price_max: priceMax,
    seller_id: sellerId,
  }
}

/** How many choices narrow the list; order and page do not. */
export function countFilters(filters: Filters): number {
  const chosen = listFilters.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0)
  return chosen + (['priceMin', 'priceMax', 'sellerId'] as const).filter((name) => filters[name]).length
}

/** A changed filter begins again at the first page. */
export function changed(filters: Filters, change: Filters): Filters {
  return { ...filters, page: undefined, ...change }
}

/** One id in or out of a list; the list's own order is kept, newest last. */
export function toggled(filters: Filters, name: ListFilter, id: number, chosen: boolean): Filters {
  const others = (filters[name] ?? []).filter((each) => each !== id)
  const ids = chosen ? [...others, id] : others
  return changed(filters, { [name]: ids.length ? ids : undefined })
}

/** Everything off, the order kept. */
export function cleared({ sort }: Filters): Filters {
  return { sort }
}
