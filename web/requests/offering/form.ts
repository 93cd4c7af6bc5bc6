import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, maxAmount, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { type Grams, grams, toKilograms } from '#shared/base/quantity.ts'
import { problemIn, readDecimal, sureValueIn, valueIn } from '#shared/base/text/digits.ts'
import { messageAtField } from '#shared/base/text/messageAtField.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { offerTotals } from '#shared/requests/rules.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import { textIn } from '../../app/texts/text.ts'
import { type Bounds, within } from '../../products/details/calculation.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { offerText } from './messages.ts'

/** The typed values of an offer. */
export interface TypedOffer {
  /** SAR per kilogram. */
  readonly price: string
  readonly quantity: Grams
  /** The ids of options as form values; blank if no option is chosen. */
  readonly fishType: string
  readonly method: string
  readonly days: string
  readonly note: string
}

/**
 * The initial values. A new offer has the whole quantity. A changed offer starts with its old values, limited to the
 * quantity that is requested now.
 */
export function startOf(from: Offer | null, bounds: Bounds): TypedOffer {
  if (!from) return { price: '', quantity: bounds.most, fishType: '', method: '', days: '', note: '' }
  const id = (option: { readonly id: number } | null) => (option ? String(option.id) : '')
  return {
    price: printAmount(halalasOf(from.price)),
    quantity: within(grams(Math.round(from.quantity * 1000)), bounds),
    fishType: id(from.fish_type),
    method: id(from.delivery_method),
    days: from.delivery_days === null ? '' : String(from.delivery_days),
    note: from.body,
  }
}

/**
 * The totals of the typed offer in halalas; undefined if there is no price. `fee` is the fee of the chosen delivery
 * method in SAR.
 */
export function typedTotals({ price, quantity }: TypedOffer, fee: number) {
  const exact = priceTyped(price)
  if (exact === undefined) return undefined
  return offerTotals({ price: exact, quantity, fee: halalasOf(fee) })
}

/** Validates the offer; returns errors by the field's name in the API. */
export function offerProblems(typed: TypedOffer, { least, most }: Bounds, locale: Locale): FieldErrors {
  const t = textIn(offerText, locale)
  const found: Record<string, string[]> = {}
  const totals = typedTotals(typed, 0)
  const price = problemIn(readAmount(typed.price))
  if (price) found.price = [messageAtField(price, locale, 'price')]
  else if (totals && totals.subtotal > maxAmount)
    found.quantity = [messageAtField({ code: 'sum_at_most', bound: toRiyals(maxAmount) }, locale, 'quantity')]
  if (typed.quantity > most)
    found.quantity = [messageAtField({ code: 'at_most', bound: toKilograms(most) }, locale, 'quantity')]
  if (typed.quantity < least)
    found.quantity = [messageAtField({ code: 'at_least', bound: toKilograms(least) }, locale, 'quantity')]
  if (readDays(typed.days).kind === 'problem')
    found.delivery_days = [t.notDays(limits.request.mostDeliveryDays)]
  return found
}

/** The request body; blank fields are left out. */
export function offerBody(requestId: number, { price, quantity, fishType, method, days, note }: TypedOffer) {
  const inDays = valueIn(readDays(days))
  return {
    product_request_id: requestId,
    price: toRiyals(sureValueIn(readAmount(price))),
    quantity: toKilograms(quantity),
    ...(fishType && { fish_type: Number(fishType) }),
    ...(method && { delivery_method_id: Number(method) }),
    ...(inDays !== undefined && { delivery_days: inDays }),
    ...(note.trim() && { body: note.trim() }),
  }
}

/** The range of the delivery time in days, which is optional. */
export const deliveryDays = { decimals: 0, least: 0, most: limits.request.mostDeliveryDays } as const
const readDays = (typed: string) => readDecimal(typed, deliveryDays)
