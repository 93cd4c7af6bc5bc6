import type { LotFacts, OfferFacts, ProductFacts } from './loadConfirmation.ts'

/** The places of the goods, for their delivery or pickup. */
export function placesOf({ city, market, landing_place }: LotFacts['product'] | ProductFacts['product']) {
  return {
    cityId: city.id,
    places: [market.name],
    ports: landing_place === null ? [] : [landing_place],
    origins: [city],
  }
}

/**
 * The places of an offer's goods. An offer names no market, so a pickup is in the seller's city; if that is unknown, in
 * the city of the request.
 */
export function offerPlacesOf({ request, seller_city: city }: OfferPlace) {
  return city === null
    ? { cityId: request.city_id, places: [], ports: [], origins: [] }
    : { cityId: city.id, places: [city.name], ports: [], origins: [city] }
}

type OfferPlace = Pick<OfferFacts, 'seller_city'> & {
  readonly request: Pick<OfferFacts['request'], 'city_id'>
}
