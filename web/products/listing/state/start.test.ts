import { expect, it } from 'vitest'
import type { ListingData } from '../useListingData.ts'
import { startOf } from './start.ts'

const nothing = { product: null, latest: [] } as unknown as ListingData
const today = '2026-11-27'

it('startOf begins the first goods of a fisherman as a local catch of today', () => {
  expect(startOf(nothing, null, today, true).listing).toMatchObject({ source: 'local', caughtAt: today })
  expect(startOf(nothing, null, today).listing).toMatchObject({ source: null, caughtAt: '' })
})

it('startOf gives a catch date to fresh goods of the last species, and none to frozen goods', () => {
  const last = (code: string) =>
    ({ product: null, latest: [{ ...goods, fish_type: { id: 1, code } }] }) as unknown as ListingData
  expect(startOf(last('fresh'), null, today).listing.caughtAt).toBe(today)
  expect(startOf(last('frozen'), null, today).listing.caughtAt).toBe('')
})

const goods = {
  origin: 'local',
  farmed: false,
  price: 20,
  quantity: 5,
  size: { id: 1 },
  quality: { id: 1 },
  preparations: [],
  translations: [],
  caught_at: null,
}
