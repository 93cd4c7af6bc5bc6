import type { Database } from '#platform/database/db.ts'
import type { OwnField } from '#platform/http/cached/ownField.ts'
import { handle, handleShared } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { paged } from '#shared/base/page.ts'
import {
  listByIds,
  listImported,
  listLocal,
  listSpecial,
  type ProductDetails,
  searchProducts,
  showProduct,
  suggestProducts,
} from '#shared/products/contract.ts'
import { withFavorites } from './favorites.ts'
import { detailsIn, inAuctionOf, type ProductRow, productOf } from './present.ts'
import type { Search } from './search/search.ts'
import {
  findInAuction,
  findProduct,
  listGiven,
  listProducts,
  listSimilar,
  listSpecials,
  loadPriceRanges,
  type RangeRow,
} from './store.ts'

export const productHandlers = (db: Database, search: Search, favorite: OwnField) => [
  handleShared(searchProducts, favorite, async ({ query }, { locale }) => ({
    products: await search.find(query.s ?? '', query, locale),
  })),

  handleShared(suggestProducts, favorite, async ({ query }, { locale }) => {
    const { fish, products } = await search.suggest(query.s ?? '', locale)
    return { fish: [...fish], products: [...products] }
  }),

  handleShared(listLocal, favorite, async ({ query }, { locale }) => {
    const load = (ids: readonly number[]) => search.load(db, ids, locale)
    return { products: await listProducts(db, 'local', query, load, await search.filter(query.s)) }
  }),

  handleShared(listImported, favorite, async ({ query }, { locale }) => {
    const load = (ids: readonly number[]) => search.load(db, ids, locale)
    return { products: await listProducts(db, 'imported', query, load, await search.filter(query.s)) }
  }),

  handleShared(listSpecial, favorite, async ({ query }, { locale }) => ({
    products: await listSpecials(db, query, locale, await search.filter(query.s)),
  })),

  handle(listByIds, async ({ query }, { locale, caller }) => {
    const given = await listGiven(db, [...new Set(query.ids ?? [])], locale)
    const found = await withFavorites(db, caller, given)
    return { products: paged(found, found.length, { page: 1, limit: limits.listIds }) }
  }),

  handleShared(showProduct, favorite, async ({ params }, { locale, now }) => {
    const row = await findProduct(db, params.id)
    if (!row) throw new Refusal('not_found')
    const [similar, ranges, lots] = await Promise.all([
      listSimilar(db, row, locale),
      loadPriceRanges(db, row),
      row.quantity_grams === 0 && row.sale_type === 'normal' ? findInAuction(db, row.id) : null,
    ])
    return {
      ...productOf(row, locale),
      details: detailsIn(row, locale),
      similar,
      price_range: rangeOf(row, ranges, locale, now),
      in_auction: inAuctionOf(lots),
    }
  }),
]

/** The price range in the product's market if it has at least two listings, otherwise the price range in the country. */
function rangeOf(
  row: ProductRow,
  ranges: RangeRow[],
  locale: Locale,
  now: Date,
): ProductDetails['price_range'] {
  const usable = ranges.filter(({ listings }) => listings > 1)
  const range = usable.find(({ market_id }) => market_id !== null) ?? usable[0]
  if (!range || row.sale_type === 'auction') return null
  const here = { id: row.market_id, name: locale === 'ar' ? row.market_ar : row.market_en }
  return {
    market: range.market_id === null ? null : here,
    min: toRiyals(range.min),
    max: toRiyals(range.max),
    average: toRiyals(range.average),
    listings: range.listings,
    as_of: now.toISOString(),
  }
}
