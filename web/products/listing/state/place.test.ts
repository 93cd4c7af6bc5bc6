import { describe, expect, it } from 'vitest'
import { placeIn } from './place.ts'

const landing_places = [
  { name: 'Al Lith', city_id: 12 },
  { name: 'Darin', city_id: 20 },
]
const qatif = { id: 4, city_id: 20 }

describe('the place of goods whose market is chosen', () => {
  it('is the city of the market, without a landing place of another city', () => {
    expect(placeIn({ cityId: 12, landing: 'Al Lith' }, qatif, { landing_places })).toEqual({
      marketId: 4,
      cityId: 20,
      landing: '',
    })
  })

  it('keeps a landing place of the city of the market', () => {
    expect(placeIn({ cityId: 12, landing: 'Darin' }, qatif, { landing_places }).landing).toBe('Darin')
  })

  it('keeps any landing place if the city stays the same', () => {
    expect(placeIn({ cityId: 20, landing: 'A private pier' }, qatif, { landing_places }).landing).toBe(
      'A private pier',
    )
  })
})
