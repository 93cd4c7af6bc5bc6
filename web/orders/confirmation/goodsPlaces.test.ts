import { expect, it } from 'vitest'
import { offerPlacesOf } from './goodsPlaces.ts'

it('offerPlacesOf puts a pickup in the city of the seller, not in that of the request', () => {
  const darin = { id: 27, name: 'Darin' }
  expect(offerPlacesOf({ request: { city_id: 21 }, seller_city: darin })).toEqual({
    cityId: 27,
    places: ['Darin'],
    ports: [],
    origins: [darin],
  })
})

it('offerPlacesOf falls back to the city of the request', () => {
  expect(offerPlacesOf({ request: { city_id: 21 }, seller_city: null })).toMatchObject({
    cityId: 21,
    places: [],
  })
})
