import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../app/texts/text.ts'
import { auctionsText } from './messages.ts'

type Counted = Pick<AuctionDetails, 'status' | 'way' | 'bids_count' | 'offers_count'>

/** The number of bids on a lot, or of the offers in a tender. For a lot that is over, the text leaves out "yet". */
export function bidsOf({ status, way, bids_count, offers_count }: Counted, locale: Locale): string {
  const words = textIn(auctionsText, locale)
  if (way === 'dutch') return words.dutch
  const over = status !== 'open' && status !== 'scheduled'
  // The opening turns offers into bids.
  const count = way === 'sealed' ? Math.max(offers_count, bids_count) : bids_count
  if (over && count === 0) return way === 'sealed' ? words.noOffers : words.noBids
  return way === 'sealed' ? words.offers(count) : words.bids(count)
}
