import { latinDigits } from '#shared/base/text/digits.ts'
import type { DeliveryMethod, OrderAddress, OrderOptions } from '#shared/orders/contract.ts'
import type { City } from '../../catalog/cities.ts'
import type { Typed } from './checkoutDraft.ts'

/** The required fields that are empty, in the order of the form. */
export function missingFields(typed: Typed, method: DeliveryMethod | undefined): (keyof Typed)[] {
  const needed: (keyof Typed)[] = ['delivery_method_id']
  if (method?.needs_address) {
    if (typed.place === 'new') needed.push('address.recipient_name', 'address.address')
    needed.push('city_id')
  }
  needed.push('payment_id')
  return needed.filter((name) => typed[name].trim() === '')
}

/** The form for the request. The address takes its region from its city; goods that are picked up have no address. */
export function formOf(
  typed: Typed,
  method: DeliveryMethod | undefined,
  { addresses }: Pick<OrderOptions, 'addresses'>,
  cities: readonly City[],
  pickupCity: number,
) {
  const delivered = method?.needs_address ?? true
  const note = typed.body.trim()
  return {
    city_id: delivered ? Number(typed.city_id) : pickupCity,
    payment_id: Number(typed.payment_id),
    delivery_method_id: Number(typed.delivery_method_id),
    ...(delivered ? { address: addressOf(typed, addresses, cities) } : {}),
    ...(note ? { body: note } : {}),
  }
}

function addressOf(
  typed: Typed,
  addresses: readonly OrderAddress[],
  cities: readonly City[],
): Partial<OrderAddress> {
  const region = cities.find(({ id }) => String(id) === typed.city_id)?.region ?? ''
  const known = typed.place === 'new' ? undefined : addresses[Number(typed.place)]
  if (known) return filled({ ...known, region })
  return filled({
    recipient_name: typed['address.recipient_name'].trim(),
    region,
    address: typed['address.address'].trim(),
    street: typed['address.street'].trim(),
    zip_code: latinDigits(typed['address.zip_code']).trim(),
    short_address: latinDigits(typed['address.short_address']).trim().toUpperCase(),
  })
}

function filled(address: OrderAddress): Partial<OrderAddress> {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''))
}

/** The cities for an earlier address: those of its region, or all cities if the region is unknown. */
export function citiesOf(address: OrderAddress | undefined, cities: readonly City[]): readonly City[] {
  if (!address) return cities
  const own = cities.filter(({ regionNames }) => regionNames.includes(address.region))
  return own.length > 0 ? own : cities
}

/** The earlier addresses; those in the region of the preselected city come first. */
export function nearestFirst(
  { addresses, city_id }: Pick<OrderOptions, 'addresses' | 'city_id'>,
  cities: readonly City[],
): OrderOptions['addresses'] {
  const names = cities.find(({ id }) => id === city_id)?.regionNames ?? []
  const elsewhere = ({ region }: OrderAddress) => (names.includes(region) ? 0 : 1)
  return addresses.toSorted((one, other) => elsewhere(one) - elsewhere(other))
}
