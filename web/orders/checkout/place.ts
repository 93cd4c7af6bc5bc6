import type { Address } from '#shared/addresses/contract.ts'

/**
 * The address that the form preselects: the default, or the newest in the wanted city; `new` if there is none. Addresses
 * in cities without deliveries are skipped.
 */
export function firstPlace(addresses: readonly Address[], wantedCity: number | undefined): string {
  const [first] = addresses.filter(
    ({ delivered, city }) => delivered && (wantedCity === undefined || city.id === wantedCity),
  )
  return first ? String(first.id) : 'new'
}

/** The chosen address while it is in the book and deliverable; blank if it is gone and another must be chosen. */
export function knownPlace(place: string, addresses: readonly Address[]): string {
  const known = addresses.some(({ id, delivered }) => delivered && String(id) === place)
  if (known || place === 'new') return place
  return addresses.length > 0 ? '' : 'new'
}
