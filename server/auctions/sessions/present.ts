import { statusOf } from '#shared/auctions/engine.ts'
import type { Session, SessionHead, SessionLot, SessionMarket } from '#shared/auctions/sessions/contract.ts'
import { sessionState, sessionTitle } from '#shared/auctions/sessions/rules.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { personName } from '#shared/base/text/masks.ts'
import { usualPrayers } from '#shared/catalog/clearTimes.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import { stateOf } from '../row.ts'
import type { PrayerMarketRow } from './marketStore.ts'
import type { SessionLotRow, SessionRow } from './store.ts'

export function headOf(row: SessionRow, locale: Locale): SessionHead {
  const name = { ar: row.market_ar, en: row.market_en }[locale]
  const startsAt = row.starts_at.getTime()
  const lastEnd = row.last_end?.getTime() ?? null
  return {
    id: row.id,
    title: sessionTitle(name, row.starts_at, locale),
    market: { id: row.market_id, name },
    starts_at: row.starts_at.toISOString(),
    ends_at: row.last_end?.toISOString() ?? null,
    seconds_per_lot: row.gap_s,
    state: sessionState({ startsAt, lastEnd }, row.clock.getTime()),
    lots_count: row.lots,
    lots_left: row.lots_left,
  }
}

export function sessionOf(row: SessionRow, lots: readonly SessionLotRow[], locale: Locale): Session {
  return {
    ...headOf(row, locale),
    lots: lots.map((lot, index) => lotOf(lot, index + 1, locale)),
    clear_of_prayers: row.clear_of_prayers,
    server_time: row.clock.toISOString(),
  }
}

function lotOf(row: SessionLotRow, place: number, locale: Locale): SessionLot {
  const shown = row.current_halalas ?? row.starting_halalas
  return {
    id: row.id,
    place,
    name: { ar: row.name_ar, en: row.name_en }[locale],
    image: pictureUrl(row.image),
    fish_code: row.fish_code,
    quantity: toKilograms(row.lot_grams),
    seller: personName(row, locale),
    status: statusOf(stateOf(row), row.clock.getTime()),
    price: toRiyals(shown),
    price_per_kg: toRiyals(pricePerKg(shown, row.lot_grams) ?? halalas(0)),
    current_price: row.current_halalas === null ? null : toRiyals(row.current_halalas),
    bids_count: row.bids_count,
    starts_at: row.starts_at.toISOString(),
    first_ends_at: row.first_ends_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }
}

export function marketOf(row: PrayerMarketRow, locale: Locale): SessionMarket {
  return {
    id: row.id,
    name: { ar: row.name_ar, en: row.name_en }[locale],
    prayers: row.prayers ?? usualPrayers,
    located: row.place !== null,
  }
}
