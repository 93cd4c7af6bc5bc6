import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { offeredPreparations } from '#shared/products/preparation.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { hideGoodsOf, listGoodsOf, type OwnGoodsRow } from './store.ts'

/** The account part of goods. */
export const productsPart: AccountPart = {
  name: 'products',
  exportOf: async (db, userId) => (await listGoodsOf(db, userId)).map(exported),
  removeOf: async (tx, userId) => {
    await hideGoodsOf(tx, userId)
    return []
  },
}

function exported({ id, sale_type, origin, fish, status, images, created_at, ...row }: OwnGoodsRow) {
  return {
    id,
    sale_type,
    origin,
    fish,
    status,
    created_at,
    name: { ar: row.name_ar, en: row.name_en },
    details: { ar: row.details_ar, en: row.details_en },
    landing_place: { ar: row.landing_place_ar, en: row.landing_place_en },
    farmed: row.farmed,
    origin_country: row.origin_country,
    caught_at: row.caught_at,
    market: row.market,
    city: row.city,
    size: row.size,
    quality: row.quality,
    fish_type: row.fish_type,
    quantity: toKilograms(grams(row.quantity_grams)),
    listed_quantity: toKilograms(grams(row.listed_grams)),
    price: toRiyals(row.price_halalas),
    preparations: Object.fromEntries(
      offeredPreparations(row.preparations).map(({ code, price }) => [code, toRiyals(price)]),
    ),
    images: images.map((path) => pictureUrl(path)),
  }
}
