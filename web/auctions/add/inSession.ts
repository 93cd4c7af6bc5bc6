import type { LotForm } from '#shared/auctions/selling.ts'
import { placeIn } from '../../products/listing/state/place.ts'
import type { ListingData } from '../../products/listing/useListingData.ts'
import type { NewAuctionStart } from './useNewAuction.ts'

/**
 * The start of a lot that the seller adds from the page of a session: its market and its time are those of the session. A lot
 * that waits to be sent stays as it is, and so does every lot if the session takes no more lots.
 */
export function inSession(
  start: NewAuctionStart,
  sessionId: number | null,
  { sessions }: Pick<LotForm, 'sessions'>,
  { options }: Pick<ListingData, 'options'>,
): NewAuctionStart {
  const session = sessions.find(({ id }) => id === sessionId)
  const market = session && options.markets.find(({ id }) => id === session.market_id)
  if (!session || !market || start.saved?.waiting) return start
  return {
    ...start,
    listing: { ...start.listing, ...placeIn(start.listing, market, options) },
    lot: { ...start.lot, start: 'session', session: String(session.id) },
  }
}
