import type { Locale } from '#shared/base/locale.ts'
import { loadOptions } from './choices.ts'

export type City = {
  readonly id: number
  readonly name: string
  /** Its region in the reader's language. */
  readonly region: string
  /** Its region in every language: an address that was written in the other one is recognised. */
  readonly regionNames: readonly string[]
}

/** The cities of the country, each with its region. */
export async function loadCities(asked: {
  readonly locale: Locale
  readonly signal?: AbortSignal | undefined
}): Promise<City[]> {
  const { cities, regions } = await loadOptions(asked)
  const byId = new Map(regions.map((region) => [region.id, region]))
  return cities.map(({ id, name, region_id }) => {
    const region = byId.get(region_id)
    return {
      id,
      name,
      region: region?.name ?? '',
      regionNames: region?.translations.map((each) => each.name) ?? [],
    }
  })
}
