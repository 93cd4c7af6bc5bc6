import type { Options } from '#shared/catalog/contract.ts'
import type { Listing } from './listing.ts'

type LandingPlace = Pick<Options['landing_places'][number], 'name' | 'city_id'>

/**
 * The place of goods after the market was chosen: the market and its city. A landing place in another city is cleared, because
 * buyers could choose to pick the goods up there.
 */
export function placeIn(
  { cityId, landing }: Pick<Listing, 'cityId' | 'landing'>,
  market: Pick<Options['markets'][number], 'id' | 'city_id'>,
  { landing_places }: { readonly landing_places: readonly LandingPlace[] },
): Pick<Listing, 'marketId' | 'cityId' | 'landing'> {
  const city = market.city_id
  const isNear =
    city === cityId || landing_places.some((place) => place.name === landing && place.city_id === city)
  return { marketId: market.id, cityId: city, landing: isNear ? landing : '' }
}
