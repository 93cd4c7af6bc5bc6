import type { AuctionDetails } from '#shared/auctions/contract.ts'

type Ended = Pick<AuctionDetails, 'status' | 'way' | 'awarded_bid' | 'bids_count'>

/** The result of an auction that is over, as its page shows it. */
export type Verdict = Exclude<AuctionDetails['status'], 'open' | 'scheduled'> | 'mine' | 'opening' | 'pressed'

export function verdictOf({ status, way, awarded_bid, bids_count }: Ended): Verdict {
  if (awarded_bid?.mine) return 'mine'
  if (way === 'sealed' && status === 'ended' && bids_count === 0) return 'opening'
  const sold = status === 'awarded' || status === 'ordered'
  return way === 'dutch' && sold ? 'pressed' : (status as Verdict)
}

/**
 * The key of the text under a result. Dutch lots and sealed tenders have their own texts, because a Dutch lot is bought
 * and a tender has offers.
 */
export function verdictBody(auction: Ended) {
  const verdict = verdictOf(auction)
  return (auction.way !== 'english' && ofWay[auction.way][verdict]) || bodies[verdict]
}

const bodies = {
  opening: 'openingBody',
  pressed: 'pressedBody',
  mine: 'awardedMineBody',
  awarded: 'awardedBody',
  ordered: 'awardedBody',
  ended: 'waitingBody',
  unsold: 'unsoldBody',
  void: 'voidedBody',
} as const satisfies Record<Verdict, string>

type OtherBody =
  | 'boughtBody'
  | 'unpressedBody'
  | 'offerMineBody'
  | 'offerBody'
  | 'offerWaitsBody'
  | 'noOfferBody'

const ofWay: Record<'dutch' | 'sealed', Partial<Record<Verdict, OtherBody>>> = {
  dutch: { mine: 'boughtBody', unsold: 'unpressedBody' },
  sealed: {
    mine: 'offerMineBody',
    awarded: 'offerBody',
    ordered: 'offerBody',
    ended: 'offerWaitsBody',
    unsold: 'noOfferBody',
  },
}
