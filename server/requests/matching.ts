import type { Caller } from '#node/caller.ts'
import type { Sql } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import type { MatchingProduct, MatchingRequest } from '#shared/requests/contract.ts'
import { matchOf, type OnSale, type Wish } from '#shared/requests/matching.ts'
import { foundOf } from '../products/listingEvents.ts'
import { findHeld } from '../products/listingStore.ts'
import { type ProductRow, productOf } from '../products/present.ts'
import { loadHearts } from '../products/store.ts'
import { listFitting, listGoods } from './matchStore.ts'
import { requestOf } from './present.ts'
import type { RequestRow } from './row.ts'

/**
 * A seller's own product held against the open requests of others, the best first, each with the fields that fit; none
 * where the product is a lot, hidden or sold out. Refuses: not_found for what is not theirs.
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

/** Goods on sale that a request fits, the best first, each with the fields that fit, as its asker sees them. */
export async function matchingGoods(
  db: Sql,
  request: RequestRow,
  locale: Locale,
): Promise<MatchingProduct[]> {
  const wish = wishOf(request)
  const rows = await listGoods(db, wish, request.asker_id)
  const ids = rows.map(({ id }) => id)
  const hearts = new Set(ids.length > 0 ? await loadHearts(db, request.asker_id, ids) : [])
  return rows.flatMap((row) => {
    const matched = matchOf(wish, onSaleOf(row))
    const product = { ...productOf(row, locale), is_fav: hearts.has(row.id) }
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
    price: row.price_halalas === null ? null : halalas(row.price_halalas),
  }
}

function onSaleOf(row: ProductRow): OnSale {
  return {
    fish: row.fish_id,
    city: row.city_id,
    size: row.size_id,
    quality: row.quality_id,
    quantity: grams(row.quantity_grams),
    price: halalas(row.price_halalas),
  }
}
