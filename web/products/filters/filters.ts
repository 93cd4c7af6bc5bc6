import { limits } from '#shared/base/limits.ts'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import { valueIn } from '#shared/base/text/digits.ts'
import type { Sort } from '#shared/products/contract.ts'
import { idsOf, oneOf, wholeOf } from '../../app/search.ts'

/** The filters that contain lists of ids, by their names in the address. */
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

const singleFilters = ['s', 'priceMin', 'priceMax', 'sellerId'] as const

/**
 * The filters of any list of goods; an absent filter does not restrict. Prices are in SAR: per kilogram, or per lot for
 * auctions.
 */
export type GoodsFilters = { readonly [name in ListFilter]?: number[] | undefined } & {
  /** A text that must be in the names of fish, products or markets. */
  readonly s?: string | undefined
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly sellerId?: number | undefined
  readonly page?: number | undefined
}

/**
 * The filters and the sort order in the address of a market. Without a sort order, {@link defaultSort}
 * applies.
 */
export type Filters = GoodsFilters & { readonly sort?: Sort | undefined }

export const sorts = ['newest', 'price_asc', 'price_desc', 'quantity_desc'] as const satisfies readonly Sort[]
export const defaultSort: Sort = 'newest'

/** Parses an address; drops invalid values and defaults. Never throws. */
export function readFilters(search: Readonly<Record<string, unknown>>): Filters {
  const sort = oneOf(sorts, search.sort)
  return { ...readGoodsFilters(search), sort: sort === defaultSort ? undefined : sort }
}

export function readGoodsFilters(search: Readonly<Record<string, unknown>>): GoodsFilters {
  const lists = Object.fromEntries(
    listFilters.map((name) => [name, idsOf(search[name])?.slice(0, limits.listIds)]),
  ) as { [name in ListFilter]?: number[] }
  const page = wholeOf(search.page)
  const prices = { priceMin: priceOf(search.priceMin), priceMax: priceOf(search.priceMax) }
  return {
    ...lists,
    s: wordsOf(search.s),
    ...(isInOrder(prices) ? prices : { priceMin: undefined, priceMax: undefined }),
    sellerId: wholeOf(search.sellerId),
    page: page === 1 ? undefined : page,
  }
}

/**
 * Whether the minimum of a price range is not above its maximum. Otherwise the range would hide every
 * product.
 */
export function isInOrder({ priceMin = 0, priceMax }: Pick<GoodsFilters, 'priceMin' | 'priceMax'>): boolean {
  return priceMax === undefined || priceMin <= priceMax
}

/** The search text; a blank text does not search (specification, section 5). */
export function wordsOf(value: unknown): string | undefined {
  const words = String(value ?? '').trim()
  return words === '' ? undefined : words.slice(0, limits.text.name)
}

/** A price filter in SAR. The address is parsed in the same way as the field of the filter. */
function priceOf(value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const amount = valueIn(readAmount(String(value)))
  return amount === undefined ? undefined : toRiyals(amount)
}

/** The filters as the query of a call (contract, section 2, products/local). */
export function queryOf<F extends GoodsFilters>(filters: F) {
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

/** The number of active filters; sort order and page do not count. */
export function countFilters<F extends GoodsFilters>(filters: F): number {
  const chosen = listFilters.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0)
  return chosen + singleFilters.filter((name) => filters[name]).length
}

/** Applies a change and returns to the first page; other parameters of the address stay. */
export function changed<F extends GoodsFilters>(filters: F, change: GoodsFilters): F {
  return { ...filters, page: undefined, ...change }
}

/** Adds or removes one id; the others keep their order. */
export function toggled<F extends GoodsFilters>(
  filters: F,
  name: ListFilter,
  id: number,
  chosen: boolean,
): F {
  const others = (filters[name] ?? []).filter((each) => each !== id)
  const ids = chosen ? [...others, id] : others
  return changed(filters, { [name]: ids.length ? ids : undefined })
}

/** Removes every filter, but keeps the sort order. */
export function cleared<F extends GoodsFilters>(filters: F): F {
  const none = Object.fromEntries([...listFilters, ...singleFilters].map((name) => [name, undefined]))
  return changed(filters, none)
}
