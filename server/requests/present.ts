import type { Caller } from '#platform/http/caller.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import { isDrawing } from '#shared/base/paths.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { maskedPerson, personName } from '#shared/base/text/masks.ts'
import type { Offer, Request, RequestDetails } from '#shared/requests/contract.ts'
import { offerTotals, requestNumber, titleIn } from '#shared/requests/rules.ts'
import { statusAt } from '#shared/requests/status.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { fishOf, sellerOf } from '../products/present.ts'
import { factsOf, type OfferRow, type OptionRow, type RequestRow } from './row.ts'
import type { FailedOrderRow } from './store.ts'

/** The reader with language and time. */
export interface Reader {
  /** The reader; undefined for visitors who are not signed in. */
  readonly caller: Pick<Caller, 'id'> | undefined
  readonly locale: Locale
  readonly now: Date
}

/** A request at the reader's time; the asker's name is masked for everybody but the asker. */
export function requestOf(row: RequestRow, { caller, locale, now }: Reader): Request {
  const own = caller?.id === row.asker_id
  const status = statusAt(factsOf(row), now)
  return {
    id: row.id,
    number: requestNumber(row.id),
    status,
    title: titleIn(row.title, { ar: row.fish_ar, en: row.fish_en }, locale),
    body: row.body,
    fish_id: row.fish_id,
    fish: fishOf(row, locale),
    city_id: row.city_id,
    city: { id: row.city_id, name: row[`city_${locale}`] },
    size: optionOf(row.size, locale),
    quality: optionOf(row.quality, locale),
    quantity: toKilograms(grams(row.quantity_grams)),
    weight: row.weight_grams === null ? null : toKilograms(grams(row.weight_grams)),
    price: row.price_halalas === null ? null : toRiyals(row.price_halalas),
    needed_by: row.needed_by,
    image: pictureUrl(row.image),
    has_image: row.image_id !== null && !isDrawing(pictureUrl(row.image)),
    asker: { name: own ? personName(row, locale) : maskedPerson(row, locale), type: row.asker_type },
    is_owner: own,
    offers_count: row.offers_count,
    closes_at: row.closes_at.toISOString(),
    order_until: row.order_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** An offer with the seller's contact data masked. */
export function offerOf(row: OfferRow, { caller, locale }: Pick<Reader, 'caller' | 'locale'>): Offer {
  const fee = halalas(row.delivery_method?.fee_halalas ?? 0)
  const price = row.price_halalas
  const { subtotal, total } = offerTotals({ price, quantity: grams(row.quantity_grams), fee })
  return {
    id: row.id,
    product_request_id: row.request_id,
    status: row.status,
    seller: sellerOf(row, locale),
    seller_city: cityOf(row, locale),
    body: row.body,
    quantity: toKilograms(grams(row.quantity_grams)),
    price: toRiyals(price),
    subtotal: toRiyals(subtotal),
    delivery_fee: toRiyals(fee),
    total: toRiyals(total),
    delivery_days: row.delivery_days,
    delivery_method: optionOf(row.delivery_method, locale),
    fish_type: optionOf(row.fish_type, locale),
    is_mine: caller?.id === row.seller_id,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

function cityOf({ seller_city_id: id, ...row }: OfferRow, locale: Locale): Offer['seller_city'] {
  const name = row[`seller_city_${locale}`]
  return id === null || name === null ? null : { id, name }
}

/** The parts of a request's details that are not in its row; most of them depend on the reader. */
export interface Beside extends Pick<RequestDetails, 'matches' | 'accepted_offer_id' | 'order_id'> {
  readonly offers: readonly OfferRow[]
  readonly failed: FailedOrderRow | undefined
  /** In halalas per kilogram. */
  readonly market: { readonly average: Halalas; readonly basis: 'sold' | 'asked' } | undefined
}

/** The details of a request for its reader. */
export function detailsOf(row: RequestRow, beside: Beside, reader: Reader): RequestDetails {
  const { offers, market, matches, accepted_offer_id, order_id, failed } = beside
  return {
    ...requestOf(row, reader),
    offers: offers.map((offer) => offerOf(offer, reader)),
    market_price: market ? { ...market, average: toRiyals(market.average) } : null,
    matches,
    accepted_offer_id,
    order_id,
    failed_order: failed
      ? {
          id: failed.id,
          by: failed.by,
          seller: personName(failed, reader.locale),
          at: failed.at.toISOString(),
          mine: failed.seller_id === reader.caller?.id,
        }
      : null,
    server_time: reader.now.toISOString(),
  }
}

function optionOf(row: OptionRow | null, locale: Locale) {
  return row && { id: row.id, code: row.code, name: row[`name_${locale}`] }
}
