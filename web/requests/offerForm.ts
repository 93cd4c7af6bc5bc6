import { typedNumber } from '#shared/base/digits.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals, type Halalas, halalas, maxAmount, toRiyals } from '#shared/base/money.ts'
import { type Grams, grams, toKilograms } from '#shared/base/quantity.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { offerTotals } from '#shared/requests/rules.ts'
import { textIn } from '../base/text.ts'
import { type Bounds, within } from '../products/calculation.ts'
import { offerText } from './offerMessages.ts'

/** An offer as it is typed. */
export interface TypedOffer {
  /** SAR per kilogram. */
  readonly price: string
  readonly quantity: Grams
  /** Option ids as a form holds them; blank where the choice is left open. */
  readonly fishType: string
  readonly method: string
  readonly days: string
  readonly note: string
}

export const offerFields = [
  ...['price', 'quantity', 'fish_type', 'delivery_method_id', 'delivery_days', 'body'],
] as const
export type OfferErrors = Readonly<Record<string, readonly string[]>>

/** A new offer is for the whole quantity; one that is changed begins as it stood, within what is asked for now. */
export function startOf(from: Offer | null, bounds: Bounds): TypedOffer {
  if (!from) return { price: '', quantity: bounds.most, fishType: '', method: '', days: '', note: '' }
  const id = (option: { readonly id: number } | null) => (option ? String(option.id) : '')
  return {
    price: String(from.price),
    quantity: within(grams(Math.round(from.quantity * 1000)), bounds),
    fishType: id(from.fish_type),
    method: id(from.delivery_method),
    days: from.delivery_days === null ? '' : String(from.delivery_days),
    note: from.body,
  }
}

/** Halalas per kilogram; undefined for what is no price. */
export function typedPrice(typed: string): Halalas | undefined {
  const riyals = typedNumber(typed)
  return riyals === undefined || riyals <= 0 || riyals > toRiyals(maxAmount) ? undefined : fromRiyals(riyals)
}

/** What it comes to as it is typed, in halalas; undefined while there is no price. `fee` is the chosen method's, in SAR. */
export function typedTotals({ price, quantity }: TypedOffer, fee: number) {
  const exact = typedPrice(price)
  if (exact === undefined) return undefined
  return offerTotals({ price: exact, quantity, fee: fromRiyals(fee) ?? halalas(0) })
}

/** What is wrong before anything is sent, by the field's name on the wire. */
export function offerProblems(typed: TypedOffer, { least, most }: Bounds, locale: Locale): OfferErrors {
  const t = textIn(offerText, locale)
  const found: Record<string, string[]> = {}
  const totals = typedTotals(typed, 0)
  if (!totals) found.price = [t.notPrice]
  else if (totals.subtotal > maxAmount)
    found.quantity = [fieldMessage({ code: 'sum_at_most', bound: toRiyals(maxAmount) }, locale)]
  if (typed.quantity > most)
    found.quantity = [fieldMessage({ code: 'at_most', bound: toKilograms(most) }, locale)]
  if (typed.quantity < least)
    found.quantity = [fieldMessage({ code: 'at_least', bound: toKilograms(least) }, locale)]
  if (typed.days.trim() !== '' && daysOf(typed.days) === undefined)
    found.delivery_days = [t.notDays(limits.request.mostDeliveryDays)]
  return found
}

/** What is sent: what was left open is left out. */
export function offerBody(requestId: number, { price, quantity, fishType, method, days, note }: TypedOffer) {
  const inDays = daysOf(days)
  return {
    product_request_id: requestId,
    price: toRiyals(typedPrice(price) ?? halalas(0)),
    quantity: toKilograms(quantity),
    ...(fishType && { fish_type: Number(fishType) }),
    ...(method && { delivery_method_id: Number(method) }),
    ...(inDays !== undefined && { delivery_days: inDays }),
    ...(note.trim() && { body: note.trim() }),
  }
}

function daysOf(typed: string): number | undefined {
  const days = typedNumber(typed)
  const fits = days !== undefined && Number.isInteger(days) && days >= 0
  return fits && days <= limits.request.mostDeliveryDays ? days : undefined
}
