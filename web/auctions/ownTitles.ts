import { messages } from '../base/text.ts'

/** Titles of the seller's pages of auctions: header and browser tab say them with the first load, so there is nothing else here. */
export const ownAuctionTitles = messages({
  mine: { ar: 'مزاداتي', en: 'My auctions' },
  one: { ar: 'مزادي', en: 'My auction' },
})
