import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals } from '#shared/base/money.ts'
import { fromKilograms, grams } from '#shared/base/quantity.ts'
import type { Product } from '#shared/products/contract.ts'
import type { MatchingProduct, MatchingRequest } from '#shared/requests/contract.ts'
import { matchOf, type OnSale, type Wish } from '#shared/requests/matching.ts'
import { withFavorites } from '../../products/favorites.ts'
import { foundOf } from '../../products/listing/events.ts'
import { findHeld } from '../../products/listing/store.ts'
import { listGiven } from '../../products/store.ts'
import { requestOf } from '../present.ts'
import type { RequestRow } from '../row.ts'
import { listFitting, pickGoods } from './store.ts'

/**
 * The open requests of others that a seller's product matches, best first, with the matched fields; empty for lots and
 * for hidden or sold out products. Refuses: not_found for products of others.
 */
export async function matchingRequests(
  db: Sql,
  reader: { readonly caller: Pick<Caller, 'id'>; readonly locale: Locale; readonly now: Date },
  productId: number,
): Promise<MatchingRequest[]> {
  const { caller, now } = reader
  const held = await findHeld(db, { sellerId: caller.id, id: productId })
  if (!held) throw new Refusal('not_found')
  const goods = foundOf(held, held)
  if (!goods) return []
  const rows = await listFitting(db, { goods, sellerId: caller.id, now })
  return rows.flatMap((row) => {
    const matched = matchOf(wishOf(row), goods)
    return matched ? [{ request: requestOf(row, reader), matched: [...matched] }] : []
  })
}

/** The goods on sale that a request matches, best first, with the matched fields, for its asker. */
export async function matchingGoods(
  db: Sql,
  request: RequestRow,
  locale: Locale,
): Promise<MatchingProduct[]> {
  const wish = wishOf(request)
  const asker = { id: request.asker_id }
  const found = await listGiven(db, await pickGoods(db, wish, asker.id), locale)
  return (await withFavorites(db, asker, found)).flatMap((product) => {
    const goods = onSaleOf(product)
    const matched = goods && matchOf(wish, goods)
    return matched ? [{ product, matched: [...matched] }] : []
  })
}

function wishOf(row: RequestRow): Wish {
  return {
    fish: row.fish_id,
    city: row.city_id,
    size: row.size?.id ?? null,
    quality: row.quality?.id ?? null,
    quantity: grams(row.quantity_grams),
    price: row.price_halalas === null ? null : row.price_halalas,
  }
}

/**
 * Converts the numbers of the answer back to halalas and grams. They were converted from whole numbers, so no conversion
 * fails.
 */
function onSaleOf(product: Product): OnSale | null {
  const [quantity, price] = [fromKilograms(product.quantity), fromRiyals(product.price)]
  if (quantity === undefined || price === undefined) return null
  const { type_fish_id: fish, city_id: city, size, quality } = product
  return { fish, city, size: size.id, quality: quality.id, quantity, price }
}
