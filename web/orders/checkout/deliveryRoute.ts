import type { Address } from '#shared/addresses/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { arrivalOf, type CityPlace, leastHoursOf } from '#shared/orders/arrival.ts'
import type { DeliveryMethod, OrderOptions } from '#shared/orders/placing.ts'
import { apart } from '../../app/texts/isolate.ts'
import { textIn } from '../../app/texts/text.ts'
import type { Typed } from './checkoutDraft.ts'
import { checkoutText } from './messages.ts'

export type NamedCity = { readonly id: number; readonly name: string }

/** The route from the cities of the goods to the city of the address, which is undefined while none is chosen. */
export type CheckoutRoute = {
  readonly from: readonly NamedCity[]
  readonly to: NamedCity | undefined
  /** The days in which the seller of an offer promised to deliver. */
  readonly days?: number | null | undefined
}

/** The route of a delivery fee, such as `from Qatif to Dammam`; undefined if neither end is known. */
export function routeText({ from, to }: CheckoutRoute, locale: Locale): string | undefined {
  const t = textIn(checkoutText, locale)
  const start = [...new Set(from.map(({ name }) => name))]
  if (to !== undefined && start.length === 1 && start[0] === to.name) return t.within(apart(to.name))
  const named = start.map(apart).join(t.between)
  if (to === undefined) return start.length > 0 ? t.fromCity(named) : undefined
  return start.length > 0 ? t.fromTo(named, apart(to.name)) : t.toCity(apart(to.name))
}

/**
 * The time at which a method delivers the goods over a route if the seller accepts now. Null if the market
 * has set no arrival time for the method, and for a delivery to an address that is not chosen yet. `now` is
 * in ms.
 */
export function arrivalOver(
  { arrival, code, needs_address }: Pick<DeliveryMethod, 'arrival' | 'code' | 'needs_address'>,
  { from, to, days }: CheckoutRoute,
  cities: OrderOptions['cities'],
  now: number,
): string | null {
  if (!arrival || (needs_address && !to)) return null
  const placeOf = ({ id }: NamedCity): CityPlace =>
    cities.find((city) => city.id === id) ?? { id, latitude: null, longitude: null }
  const hours = to ? leastHoursOf(code, { from: from.map(placeOf), to: placeOf(to), days }) : 0
  return arrivalOf(arrival, new Date(now), hours).toISOString()
}

/** The city of the chosen address, or of the new one; undefined while none is chosen. */
export function chosenCity(
  { place, city_id }: Pick<Typed, 'place' | 'city_id'>,
  addresses: readonly Address[],
  cities: readonly NamedCity[],
): NamedCity | undefined {
  if (place === 'new') return cities.find(({ id }) => String(id) === city_id)
  return addresses.find(({ id }) => String(id) === place)?.city
}
