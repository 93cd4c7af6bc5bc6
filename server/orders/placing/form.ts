import type { Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { type Award, advance, awardOf, lapseOf } from '#shared/auctions/engine.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { grams, gramsOf, toKilograms } from '#shared/base/quantity.ts'
import { arrivalOf } from '#shared/orders/arrival.ts'
import type { LotAward, OrderOptions } from '#shared/orders/placing.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import type { Product } from '#shared/products/contract.ts'
import type { Offer, Request } from '#shared/requests/contract.ts'
import { addressOf } from '../../addresses/present.ts'
import { listAddressesOf } from '../../addresses/store.ts'
import { type AuctionRow, stateOf } from '../../auctions/row.ts'
import { refusalOf } from '../../auctions/step.ts'
import { findAuction } from '../../auctions/store.ts'
import { findHeldFor } from '../../landings/reservationStore.ts'
import { withFavorites } from '../../products/favorites.ts'
import { productOf } from '../../products/present.ts'
import { findProduct } from '../../products/store.ts'
import { findAccepted } from '../../requests/accepting/ordering.ts'
import { offerOf, requestOf } from '../../requests/present.ts'
import { arrivalRuleOf } from '../present.ts'
import { choicesOf, type Forms, offeredBy } from './actions.ts'
import { termsOfOffer } from './basket.ts'
import { type ChoiceRow, findReader, findSeller } from './store.ts'

/** The order form of a product; `lot` is present for an awarded lot. */
export type OrderForm = OrderOptions & { product: Product; lot?: LotAward }

/**
 * The order form of a product or a lot. Refuses: not_found, forbidden (the caller's own goods); for a lot, like
 * `loadLot`.
 */
export async function loadOrderForm(forms: Forms, productId: number, context: Context): Promise<OrderForm> {
  const { caller, locale } = context
  const [row, options] = await Promise.all([
    findProduct(forms.db, productId),
    loadOrderOptions(forms, context),
  ])
  if (!row) throw new Refusal('not_found')
  if (row.seller_id === caller?.id) throw new Refusal('forbidden', undefined, { words: 'own_goods' })
  if (row.sale_type === 'auction') return { ...options, ...(await loadLot(forms.db, productId, context)) }
  const shown = await withHold(forms.db, productOf(row, locale), context)
  const [product = shown] = await withFavorites(forms.db, caller, [shown])
  return { ...options, product }
}

/** Adds the goods that are held for the reader to the stock of the product. Nobody else can order the held goods. */
async function withHold(
  db: Sql,
  product: Product,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<Product> {
  const held = caller ? await findHeldFor(db, { productId: product.id, buyerId: caller.id, now }) : grams(0)
  if (held === 0) return product
  return { ...product, quantity: toKilograms(grams(gramsOf(product.quantity) + held)), status: 'active' }
}

/**
 * A lot as its winner sees it, at the database's time. Refuses: not_found; forbidden for everybody but the winner; conflict
 * after the winner's time; auction_closed for a lot that is ordered or stopped.
 */
async function loadLot(
  db: Sql,
  id: number,
  { caller, locale }: Pick<Context, 'caller' | 'locale'>,
): Promise<{ product: Product; lot: LotAward }> {
  const row = await findAuction(db, id)
  if (!row || !caller) throw new Refusal('not_found')
  const lot = awardFor(row, caller.id)
  const shown = {
    ...productOf(row, locale),
    quantity: toKilograms(grams(row.lot_grams)),
    price: lot.price_per_kg,
  }
  const [product = shown] = await withFavorites(db, caller, [shown])
  return { product, lot }
}

/**
 * Applies the order event to the engine without saving it, so that the form and the order refuse for the same reasons.
 */
function awardFor(row: AuctionRow, bidder: number): LotAward {
  const event = { kind: 'order', bidder } as const
  const step = advance(stateOf(row), event, row.clock.getTime())
  if (step.refused !== undefined) throw refusalOf(step, event)
  const award = awardOf(step.state)
  if (!award) throw new RangeError(`auction ${row.id} could be ordered without an award`)
  return shownAward(row, award, lapseOf(step.state, award))
}

function shownAward(row: AuctionRow, { amount, by, at }: Award, until: number): LotAward {
  return {
    amount: toRiyals(amount),
    price_per_kg: toRiyals(pricePerKg(amount, grams(row.lot_grams)) ?? halalas(0)),
    way: row.way,
    accepted_by: by,
    accepted_at: new Date(at).toISOString(),
    order_until: new Date(until).toISOString(),
    server_time: row.clock.toISOString(),
    bids_count: row.bids_count,
  }
}

type OfferForm = OrderOptions & {
  request: Request
  offer: Offer
  vat_included: boolean
  seller_city: { id: number; name: string } | null
}

/**
 * The order form of an accepted offer. If the offer names a delivery method, the form lists only that one. The city of
 * the request is preselected. Refuses: not_found for everybody but the asker; conflict for an offer that is not accepted
 * or is already ordered.
 */
export async function loadOfferOrderForm(
  forms: Forms,
  offerId: number,
  context: Context,
): Promise<OfferForm> {
  const { offer, request } = await findAccepted(forms.db, offerId, context.caller?.id ?? 0)
  const [options, choices] = await Promise.all([loadOrderOptions(forms, context), choicesOf(forms)])
  const { delivery } = termsOfOffer(offer, choices)
  const seller = await findSeller(forms.db, offer.seller_id)
  return {
    ...options,
    delivery_methods: options.delivery_methods.filter(({ id }) => delivery === null || id === delivery),
    city_id: options.cities.some(({ id }) => id === request.city_id) ? request.city_id : options.city_id,
    request: requestOf(request, context),
    offer: offerOf(offer, context),
    vat_included: seller.vat_registered,
    seller_city: cityOf(options, seller.city_id),
  }
}

function cityOf({ cities }: OrderOptions, wanted: number | null): OfferForm['seller_city'] {
  const city = cities.find(({ id }) => id === wanted)
  return city ? { id: city.id, name: city.name } : null
}

/** The part of the form that all sources and the cart share: lists, address book, available wallet balance. */
export async function loadOrderOptions(
  forms: Forms,
  { caller, locale, now }: Context,
): Promise<OrderOptions> {
  const userId = caller?.id ?? 0
  const [choices, reader, addresses] = await Promise.all([
    choicesOf(forms),
    findReader(forms.db, userId),
    listAddressesOf(forms.db, userId),
  ])
  const option = ({ id, code, ...names }: ChoiceRow) => ({
    id,
    code,
    name: names[`name_${locale}`],
  })
  const offered = offeredBy(forms.payments)
  return {
    cities: choices.cities.map(({ latitude, longitude, ...city }) => ({
      ...option(city),
      latitude,
      longitude,
    })),
    payments: choices.payments.filter(({ code }) => offered.includes(code)).map(option),
    delivery_methods: choices.deliveries.map((row) => {
      const arrival = arrivalRuleOf(row)
      return {
        ...option(row),
        fee: toRiyals(row.fee_halalas),
        needs_address: needsAddress(row.code),
        arrives_at: arrival && arrivalOf(arrival, now).toISOString(),
        arrival,
      }
    }),
    addresses: addresses.map((row) => addressOf(row, locale)),
    city_id: reader.city_id,
    wallet_available: toRiyals(halalas(reader.available)),
  }
}
