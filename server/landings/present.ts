import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { maskedPerson } from '#shared/base/text/masks.ts'
import type { Landing, OwnLanding, OwnReservation, Reservation } from '#shared/landings/contract.ts'
import { landingStateAt } from '#shared/landings/rules.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { fishOf, sellerOf } from '../products/present.ts'
import type { BuyerReservationRow, LandingRow, ReservationRow } from './row.ts'

/** A catch in the reader's language, in SAR and kilograms, in its state at a time. */
export function landingOf(row: LandingRow, { locale, now }: { locale: Locale; now: Date }): Landing {
  const pick = (ar: string, en: string) => (locale === 'ar' ? ar : en)
  const image = pictureUrl(row.image)
  return {
    id: row.id,
    status: landingStateAt(row, now),
    name: pick(row.name_ar, row.name_en),
    fish: fishOf(row, locale),
    market: { id: row.market_id, name: pick(row.market_ar, row.market_en) },
    city: { id: row.city_id, name: pick(row.city_ar, row.city_en) },
    landing_place: locale === 'ar' ? row.landing_place_ar : row.landing_place_en,
    size: { id: row.size_id, code: row.size_code, name: pick(row.size_ar, row.size_en) },
    quality: { id: row.quality_id, code: row.quality_code, name: pick(row.quality_ar, row.quality_en) },
    fish_type: {
      id: row.fish_type_id,
      code: row.fish_type_code,
      name: pick(row.fish_type_ar, row.fish_type_en),
    },
    expected: toKilograms(row.expected_grams),
    free: toKilograms(grams(row.expected_grams - row.reserved_grams)),
    price: toRiyals(row.price_halalas),
    lands_at: row.lands_at.toISOString(),
    confirm_by: row.confirm_by.toISOString(),
    landed: row.landed_grams === null ? null : toKilograms(row.landed_grams),
    product_id: row.product_id,
    on_sale: row.on_sale_grams === null ? null : toKilograms(row.on_sale_grams),
    image,
    images: [image, ...row.images.map((path) => pictureUrl(path))],
    voice: pictureUrl(row.voice),
    seller: sellerOf(row, locale),
    created_at: row.created_at.toISOString(),
  }
}

/** Presents a reservation. A hold that has expired is shown as ended, even if the job has not ended it yet. */
export function reservationOf(row: ReservationRow, now: Date): Reservation {
  const isOver = row.status === 'held' && row.held_until !== null && row.held_until <= now
  return {
    id: row.id,
    status: isOver ? 'done' : row.status,
    quantity: toKilograms(row.wanted_grams),
    kept: toKilograms(row.kept_grams),
    held: toKilograms(isOver ? grams(0) : row.held_grams),
    held_until: row.held_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

/** A catch, as its seller sees it. */
export function ownLandingOf(
  row: LandingRow,
  reservations: readonly BuyerReservationRow[],
  reader: { locale: Locale; now: Date },
): OwnLanding {
  return {
    ...landingOf(row, reader),
    late: row.lands_at < row.created_at,
    reservations: reservations
      .filter(({ landing_id }) => landing_id === row.id)
      .map((each) => ({ ...reservationOf(each, reader.now), buyer: maskedPerson(each, reader.locale) })),
  }
}

export function ownReservationOf(
  row: ReservationRow,
  landing: LandingRow,
  reader: { locale: Locale; now: Date },
): OwnReservation {
  return { ...reservationOf(row, reader.now), landing: landingOf(landing, reader) }
}
