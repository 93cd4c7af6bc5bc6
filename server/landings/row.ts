import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { LandingState, ReservationState } from '#shared/landings/rules.ts'
import type { ProductRow } from '../products/present.ts'

type SharedColumns =
  | `fish_${'id' | 'code' | 'ar' | 'en' | 'official' | 'image' | 'type_id' | 'type_code' | 'type_ar' | 'type_en'}`
  | `${'market' | 'city'}_${'id' | 'ar' | 'en'}`
  | `${'size' | 'quality'}_${'id' | 'code' | 'ar' | 'en'}`
  | `landing_place_${'ar' | 'en'}`
  | `name_${'ar' | 'en'}`
  | 'hundred_riyal'
  | 'image'
  | 'seller_id'
  | 'f_name'
  | 'l_name'
  | 'seller_type'
  | 'seller_mobile'
  | 'seller_email'
  | 'avatar'
  | 'stars'
  | 'ratings'

/** An announced catch as the store loads it, with both languages of every name. */
export interface LandingRow extends Pick<ProductRow, SharedColumns> {
  readonly id: number
  readonly status: LandingState
  readonly expected_grams: Grams
  readonly reserved_grams: Grams
  readonly price_halalas: Halalas
  readonly lands_at: Date
  readonly confirm_by: Date
  readonly landed_grams: Grams | null
  readonly product_id: number | null
  /** The part of the landed goods that is on sale now; null until the catch has landed. */
  readonly on_sale_grams: Grams | null
  readonly images: readonly string[]
  readonly voice: string | null
  readonly created_at: Date
}

export interface ReservationRow {
  readonly id: number
  readonly landing_id: number
  readonly buyer_id: number
  readonly status: ReservationState
  readonly product_id: number | null
  readonly wanted_grams: Grams
  readonly kept_grams: Grams
  readonly held_grams: Grams
  readonly held_until: Date | null
  readonly created_at: Date
}

/** A reservation with the names of its buyer. */
export interface BuyerReservationRow extends ReservationRow {
  readonly f_name: string
  readonly l_name: string
}

/** A catch that is locked until the end of the transaction, with the names for notifications. */
export interface HeldLanding {
  readonly id: number
  readonly seller_id: number
  readonly status: LandingState
  readonly confirm_by: Date
  readonly created_at: Date
  readonly name_ar: string
  readonly name_en: string
  readonly fish_id: number
  readonly market_id: number
  readonly city_id: number
  readonly size_id: number
  readonly quality_id: number
  readonly fish_type_id: number
  readonly landing_place_ar: string | null
  readonly landing_place_en: string | null
  readonly expected_grams: Grams
  readonly reserved_grams: Grams
  readonly price_halalas: Halalas
  readonly fish_ar: string
  readonly fish_en: string
  readonly market_ar: string
  readonly market_en: string
}
