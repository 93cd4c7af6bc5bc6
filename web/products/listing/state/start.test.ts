import { expect, it } from 'vitest'
import type { ListingData } from '../useListingData.ts'
import { startOf } from './start.ts'

const nothing = { product: null, latest: [] } as unknown as ListingData
const today = '2026-11-27'

it('startOf begins the first goods of a fisherman as a local catch of today', () => {
  expect(startOf(nothing, null, today, true).listing).toMatchObject({ source: 'local', caughtAt: today })
  expect(startOf(nothing, null, today).listing).toMatchObject({ source: null, caughtAt: '' })
})
