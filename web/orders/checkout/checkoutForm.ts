import type { Address } from '#shared/addresses/contract.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { OrderAddress } from '#shared/orders/contract.ts'
import type { DeliveryMethod } from '#shared/orders/placing.ts'
import type { City } from '../../catalog/cities.ts'
import type { Typed } from './checkoutDraft.ts'

/** The required fields that are empty, in the order of the form and by their names in the API. */
export function missingFields(
  typed: Typed,
  method: DeliveryMethod | undefined,
): (keyof Typed | 'address_id')[] {
  const blank = (names: readonly (keyof Typed)[]) => names.filter((name) => typed[name].trim() === '')
  return [
    ...blank(['delivery_method_id']),
    ...(method?.needs_address ? missingPlace(typed, blank) : []),
    ...blank(['payment_id']),
  ]
}

function missingPlace(
  { place }: Typed,
  blank: (names: readonly (keyof Typed)[]) => (keyof Typed)[],
): (keyof Typed | 'address_id')[] {
  if (place === '') return ['address_id']
  return place === 'new' ? blank(['address.recipient_name', 'city_id', 'address.address']) : []
}

/**
 * The fields that are sent: the chosen address of the address book, or the parts of a new address with the
 * region of its city. Goods that are picked up have no address.
 */
export function formOf(
  typed: Typed,
  method: DeliveryMethod | undefined,
  addresses: readonly Address[],
  cities: readonly City[],
  pickupCity: number,
) {
  const note = typed.body.trim()
  return {
    ...placeOf(typed, method, addresses, cities, pickupCity),
    payment_id: Number(typed.payment_id),
    delivery_method_id: Number(typed.delivery_method_id),
    ...(note ? { body: note } : {}),
  }
}

function placeOf(
  typed: Typed,
  method: DeliveryMethod | undefined,
  addresses: readonly Address[],
  cities: readonly City[],
  pickupCity: number,
): { city_id: number; address_id?: number; address?: Partial<OrderAddress> } {
  if (method && !method.needs_address) return { city_id: pickupCity }
  const chosen = addresses.find(({ id }) => String(id) === typed.place)
  if (chosen) return { city_id: chosen.city.id, address_id: chosen.id }
  return { city_id: Number(typed.city_id), address: newAddress(typed, cities) }
}

function newAddress(typed: Typed, cities: readonly City[]): Partial<OrderAddress> {
  return filled({
    recipient_name: typed['address.recipient_name'].trim(),
    region: cities.find(({ id }) => String(id) === typed.city_id)?.region ?? '',
    address: typed['address.address'].trim(),
    street: typed['address.street'].trim(),
    zip_code: latinDigits(typed['address.zip_code']).trim(),
    short_address: latinDigits(typed['address.short_address']).trim().toUpperCase(),
  })
}

function filled(address: OrderAddress): Partial<OrderAddress> {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''))
}
