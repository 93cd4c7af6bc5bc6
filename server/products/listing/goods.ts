import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Halalas } from '#shared/base/money.ts'
import { type NewProduct, type ProductChange, unknownCountry } from '#shared/products/listing.ts'
import { type PreparationPrices, pricedPreparations } from '#shared/products/preparation.ts'
import { findLandingPlace, type Goods, type Held } from './store.ts'

/** The goods of a new form (contract 2, product/create); the seller's type determines missing fields. */
export async function newGoods(db: Sql, { type }: Caller, form: NewProduct): Promise<Goods> {
  const usual = type === 'international_seller' ? 'imported' : 'local'
  const origin = type === 'fisherman' ? 'local' : (form.origin ?? usual)
  return {
    nameAr: form.name.ar,
    nameEn: form.name.en,
    detailsAr: form.details?.ar ?? '',
    detailsEn: form.details?.en ?? '',
    fish: form.type_fish_id,
    market: form.market_id,
    city: form.city_id,
    size: form.size,
    quality: form.quality,
    fishType: form.fish_type,
    quantity: form.quantity,
    price: form.price,
    origin,
    farmed: form.farmed ?? false,
    country: origin === 'local' ? 'SA' : (form.origin_country ?? unknownCountry),
    ...(await landingOf(db, form.landing_place ?? null)),
    caughtAt: form.caught_at ?? null,
    preparations: changedPreparations({}, form.preparations),
  }
}

/** The goods after a change; fields that were not sent keep their values. */
export async function changedGoods(
  db: Sql,
  { type }: Caller,
  before: Held,
  change: ProductChange,
): Promise<Goods> {
  const origin = type === 'fisherman' ? 'local' : (change.origin ?? before.origin)
  const known = before.country === 'SA' ? unknownCountry : before.country
  return {
    nameAr: change.name?.ar ?? before.nameAr,
    nameEn: change.name?.en ?? before.nameEn,
    detailsAr: cleared(change.details?.ar, before.detailsAr, ''),
    detailsEn: cleared(change.details?.en, before.detailsEn, ''),
    fish: change.type_fish_id ?? before.fish,
    market: change.market_id ?? before.market,
    city: change.city_id ?? before.city,
    size: change.size ?? before.size,
    quality: change.quality ?? before.quality,
    fishType: change.fish_type ?? before.fishType,
    quantity: change.quantity ?? before.quantity,
    price: change.price ?? before.price,
    origin,
    farmed: change.farmed ?? before.farmed,
    country: origin === 'local' ? 'SA' : (change.origin_country ?? known),
    ...(change.landing_place === undefined
      ? { landingAr: before.landingAr, landingEn: before.landingEn }
      : await landingOf(db, change.landing_place)),
    caughtAt: cleared(change.caught_at, before.caughtAt, null),
    // A lot has no preparations.
    preparations:
      before.sale_type === 'auction' ? {} : changedPreparations(before.preparations, change.preparations),
  }
}

/** The offered preparations after a change: null removes one; undefined keeps it. */
function changedPreparations(before: PreparationPrices, sent: NewProduct['preparations']): PreparationPrices {
  const prices = pricedPreparations.flatMap((code) => {
    const price = cleared<Halalas | null>(sent?.[code], before[code] ?? null, null)
    return price === null ? [] : [[code, price] as const]
  })
  return Object.fromEntries(prices)
}

/** Null clears a field; undefined keeps its value. */
function cleared<Value>(sent: Value | null | undefined, before: Value, none: Value): Value {
  return sent === undefined ? before : (sent ?? none)
}

/** Both names of a known landing place. Any other text is used for both languages. */
async function landingOf(db: Sql, written: string | null): Promise<Pick<Goods, 'landingAr' | 'landingEn'>> {
  if (written === null) return { landingAr: null, landingEn: null }
  const known = await findLandingPlace(db, written)
  return { landingAr: known?.ar ?? written, landingEn: known?.en ?? written }
}
