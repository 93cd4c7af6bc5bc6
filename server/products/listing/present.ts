import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { OwnProduct, SeasonWarning } from '#shared/products/listing.ts'
import { seasonWarning } from '#shared/products/seasons.ts'
import { inAuctionOf, productOf } from '../present.ts'
import type { Reasons } from './check.ts'
import type { OwnAuctionRow, OwnRow } from './ownStore.ts'

/** The seller's own goods in one language, the details in both. */
export function ownProductOf(row: OwnRow, locale: Locale): OwnProduct {
  return {
    ...productOf(row, locale),
    details: { ar: row.details_ar, en: row.details_en },
    hidden_by_staff: row.hidden_by_staff,
    listed_quantity: toKilograms(grams(row.listed_grams)),
    sold_quantity: toKilograms(grams(row.listed_grams - row.quantity_grams)),
    open_orders: row.open_orders,
    auction: row.auction && auctionTerms(row.auction),
    in_auction: inAuctionOf(row.in_auction),
  }
}

function auctionTerms({
  starting_halalas,
  min_increment_halalas,
  reserve_halalas,
  floor_halalas,
  ...terms
}: OwnAuctionRow) {
  return {
    ...terms,
    starting_price: toRiyals(starting_halalas),
    min_increment: toRiyals(min_increment_halalas),
    reserve_price: reserve_halalas === null ? null : toRiyals(reserve_halalas),
    floor_price: floor_halalas === null ? null : toRiyals(floor_halalas),
    starts_at: new Date(terms.starts_at).toISOString(),
    ends_at: new Date(terms.ends_at).toISOString(),
  }
}

/** The warnings of seasons. */
export function warningsOf(reasons: Reasons, locale: Locale): SeasonWarning[] {
  return reasons.map(({ reason, season }) => ({
    code: reason,
    message: seasonWarning(reason, season)[locale],
  }))
}
