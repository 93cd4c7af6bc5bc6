import { expect, it } from 'vitest'
import { pickupNames } from './DeliveryCard.tsx'

it('pickupNames adds the city unless a place names it', () => {
  const city = { id: 4, name: 'القطيف' }
  expect(pickupNames({ pickup_places: ['سوق القطيف المركزي'], city })).toEqual(['سوق القطيف المركزي'])
  expect(pickupNames({ pickup_places: ['سوق تاروت'], city })).toEqual(['سوق تاروت', 'القطيف'])
  expect(pickupNames({ pickup_places: [], city })).toEqual(['القطيف'])
})
