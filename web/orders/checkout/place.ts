import type { Address } from '#shared/addresses/contract.ts'

/**
 * The address that the form preselects: the first address of the book to which goods are delivered. If the
 * buyer asked for a city, only addresses in this city count. `new` if there is none. The book has the
 * default address first, then the newest.
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
