import { describe, expect, it } from 'vitest'
import { blankListing } from '../../products/listing/state/listing.ts'
import type { ListingData } from '../../products/listing/useListingData.ts'
import { inSession } from './inSession.ts'
import { blankLot } from './lot.ts'
import type { NewAuctionStart } from './useNewAuction.ts'

const start: NewAuctionStart = {
  listing: { ...blankListing, marketId: 1, cityId: 12, landing: 'Al Lith' },
  copyOf: null,
  copiedPictures: false,
  photos: [],
  lot: blankLot,
}
const terms = {
  sessions: [{ id: 3, market_id: 4, starts_at: '2026-11-28T16:55:00Z', lots_count: 0 }],
}
const data = { options: { markets: [{ id: 4, city_id: 20 }], landing_places: [] } } as unknown as ListingData

describe('a lot that is added from the page of a session', () => {
  it('starts with the session, its market and its city', () => {
    const { listing, lot } = inSession(start, 3, terms, data)
    expect(listing).toMatchObject({ marketId: 4, cityId: 20, landing: '' })
    expect(lot).toMatchObject({ start: 'session', session: '3' })
  })

  it('stays as it is if the session takes no more lots, or if it waits to be sent', () => {
    expect(inSession(start, 9, terms, data)).toBe(start)
    expect(inSession(start, null, terms, data)).toBe(start)
    const waiting = { ...start, saved: { key: 'k', waiting: true } }
    expect(inSession(waiting, 3, terms, data)).toBe(waiting)
  })
})
