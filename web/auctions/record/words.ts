import type { AuctionRecord } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { auctionsText } from '../messages.ts'
import { recordText } from './messages.ts'

/** The facts of a record that decide what its bids are called: opened offers in a tender, the purchase of a Dutch lot. */
export type Recorded = {
  readonly auction: Pick<AuctionRecord['auction'], 'way' | 'bids_count'>
  readonly bidders: number
}

/** The heading of the list of bids, and their number with that of the bidders. */
export function bidsHeading({ auction: { way, bids_count }, bidders }: Recorded, locale: Locale) {
  const t = textIn(recordText, locale)
  const words = textIn(auctionsText, locale)
  // One press ends a Dutch auction, so there is nothing to count.
  if (way === 'dutch') return { title: t.purchase, count: null }
  const isTender = way === 'sealed'
  const count = isTender ? words.offers(bids_count) : words.bids(bids_count)
  return { title: isTender ? t.openedOffers : t.bids, count: t.bidsBy(count, t.bidders(bidders)) }
}

/** Says what the browser verified. */
export function verifiedText(way: Recorded['auction']['way'], checked: number, locale: Locale): string {
  const t = textIn(recordText, locale)
  if (way === 'dutch' && checked === 1) return t.holdsPurchase
  return way === 'sealed' ? t.holdsOffers(checked) : t.holdsBody(checked)
}

/** Explains the check in the words of the way of selling; `item` names one entry of the chain. */
export function howTexts(way: Recorded['auction']['way'], locale: Locale) {
  const t = textIn(recordText, locale)
  if (way === 'sealed') return { body: t.howOffersBody, own: t.howOwnOffer, item: t.offerNumber }
  if (way === 'dutch') return { body: t.howPurchaseBody, own: t.howOwnPurchase, item: () => t.purchase }
  return { body: t.howBody, own: t.howOwn, item: t.bidNumber }
}

/** How far and how often a Dutch price falls, in minutes if they are whole. */
export function fallText(amount: string, seconds: number, locale: Locale): string {
  const t = textIn(recordText, locale)
  return seconds % 60 === 0 ? t.dropEveryMinutes(amount, seconds / 60) : t.dropEvery(amount, seconds)
}
