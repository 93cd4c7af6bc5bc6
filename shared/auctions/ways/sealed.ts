import type { Halalas } from '../../base/money.ts'
import type { RecordedBid } from '../bidding.ts'
import type { AuctionState } from '../engine.ts'

/** Sealed offers (contract, Auctions, "Sealed tender"): secret until the end, one valid offer of each bidder. */

/** A valid offer; `number` is its place in the order of arrival. */
export interface SealedOffer {
  readonly number: number
  readonly bidder: number
  readonly amount: Halalas
  readonly at: number
}

/** The reason why an offer or a withdrawal is refused; `least` is the starting price. */
export type OfferRefusal =
  | { readonly refused: 'own_auction' | 'not_begun' | 'closed' }
  | { readonly refused: 'money_too_low'; readonly least: Halalas }

/** The refusal of an offer at a time; null if it is accepted. A withdrawal has no amount. */
export function offerRefusal(
  { terms, closed, voidedAt, endsAt }: Pick<AuctionState, 'terms' | 'closed' | 'voidedAt' | 'endsAt'>,
  { bidder, money }: { readonly bidder: number; readonly money: Halalas | null },
  now: number,
): OfferRefusal | null {
  if (bidder === terms.owner) return { refused: 'own_auction' }
  if (now < terms.startsAt) return { refused: 'not_begun' }
  if (closed || voidedAt !== null || now >= endsAt) return { refused: 'closed' }
  if (money !== null && money < terms.starting) return { refused: 'money_too_low', least: terms.starting }
  return null
}

/** An opened offer as a bid; `offer` is its number among the offers. */
export type OpenedOffer = RecordedBid & { readonly offer: number }

/**
 * Opens the valid offers at the end. They become the bids of the auction, the lowest first; of equal offers the earlier
 * one ranks higher.
 */
export function openOffers(
  state: AuctionState,
  offers: readonly SealedOffer[],
): { readonly state: AuctionState; readonly bids: readonly OpenedOffer[] } {
  const bids = offers
    .toSorted((one, other) => one.amount - other.amount || other.number - one.number)
    .map(
      ({ number, bidder, amount, at }, place): OpenedOffer => ({
        number: place + 1,
        offer: number,
        bidder,
        amount,
        automatic: false,
        at,
      }),
    )
  const best = bids.at(-1)
  return {
    bids,
    state: {
      ...state,
      sealed: false,
      bidsCount: bids.length,
      leader: best ? { bidder: best.bidder, amount: best.amount, max: best.amount } : null,
      standings: bids.map(({ bidder, amount, number }) => ({ bidder, amount, number })).reverse(),
    },
  }
}
