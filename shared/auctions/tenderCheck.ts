import { fromRiyals, halalas } from '../base/money.ts'
import type { AuctionRecord, RecordBid, RecordOffer } from './contract.ts'
import type { Misfit, Sha256 } from './misfit.ts'
import { commitmentText, offerText } from './record.ts'

/** Checks the sealed part of a tender's record: the chain of offers, their commitments, and that each one was opened. */

/**
 * Returns the hash of the last link, or the reason why the check of the offers fails. An auction without offers keeps the hash
 * of its terms.
 */
export async function checkOffers(
  record: AuctionRecord,
  terms: string,
  sha256: Sha256,
): Promise<{ readonly because: Misfit } | { readonly because?: undefined; readonly hash: string }> {
  const { auction, offers, bids } = record
  if (auction.way !== 'sealed' && (offers.length > 0 || bids.some(({ offer }) => offer !== null))) {
    return { because: 'offer' }
  }
  let hash = terms
  const valid = new Map<string, RecordOffer>()
  for (const [place, offer] of offers.entries()) {
    const at = Date.parse(offer.at)
    const within = at >= Date.parse(auction.starts_at) && at < Date.parse(record.first_ends_at)
    const ends = offer.ended !== null
    if (offer.number !== place + 1 || !within) return { because: 'offer' }
    if (ends ? !valid.has(offer.mark) || offer.commitment !== null : offer.commitment === null) {
      return { because: 'offer' }
    }
    hash = await sha256(offerText(hash, { ...offer, at }))
    if (hash !== offer.hash) return { because: 'hash' }
    if (ends) valid.delete(offer.mark)
    else valid.set(offer.mark, offer)
  }
  for (const offer of offers) {
    if (offer.amount === null && offer.salt === null) continue
    if (!(await isKept(auction.id, offer, sha256))) return { because: 'commitment' }
  }
  // Before the opening, a tender has no bids. After the opening, its bids are exactly its valid offers.
  if (bids.length === 0 && !isOpened(record)) return { hash }
  if (valid.size !== bids.length && auction.way === 'sealed') return { because: 'count' }
  const opens = bids.every((bid) => bid.offer === null || valid.get(bid.mark)?.number === bid.offer)
  return opens ? { hash } : { because: 'offer' }
}

/** Whether the state says that the offers were opened. A stopped tender may have been stopped before its end. */
function isOpened({ auction: { status }, awards }: AuctionRecord): boolean {
  return awards.length > 0 || status === 'awarded' || status === 'ordered' || status === 'unsold'
}

async function isKept(
  auctionId: number,
  { mark, amount, salt, commitment }: RecordOffer,
  sha256: Sha256,
): Promise<boolean> {
  if (amount === null || salt === null || commitment === null) return false
  const exact = fromRiyals(amount) ?? halalas(0)
  return (await sha256(commitmentText(auctionId, { mark, amount: exact, salt }))) === commitment
}

/** Finds the opened offer of a bid: the offer has the same bidder, amount and time as the bid. */
export function openedOf({ offers }: Pick<AuctionRecord, 'offers'>, bid: RecordBid): RecordOffer | undefined {
  const offer = bid.offer === null ? undefined : offers[bid.offer - 1]
  const fits =
    offer &&
    offer.mark === bid.mark &&
    offer.amount === bid.amount &&
    offer.at === bid.at &&
    offer.salt !== null
  return fits ? offer : undefined
}
