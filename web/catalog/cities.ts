import type { Locale } from '#shared/base/locale.ts'
import { loadOptions } from './choices.ts'

export type City = {
  readonly id: number
  readonly name: string
  /** The name of the city's region in the current language. */
  readonly region: string
}

/** Loads the cities with their regions. */
export async function loadCities(given: {
  readonly locale: Locale
  readonly signal?: AbortSignal | undefined
}): Promise<City[]> {
  const { cities, regions } = await loadOptions(given)
  const byId = new Map(regions.map((region) => [region.id, region]))
  return cities.map(({ id, name, region_id }) => {
    const region = byId.get(region_id)
    return {
      id,
      name,
      region: region?.name ?? '',
    }
  })
}
