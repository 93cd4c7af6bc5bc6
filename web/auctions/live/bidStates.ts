import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'

/**
 * Marks the bids of the previously accepted bidder as ineligible when another bid was accepted, because that bidder can
 * no longer win.
 */
export function withLapse(auction: AuctionDetails, accepted: number | null): AuctionDetails {
  const before = auction.bids.find(({ state }) => state === 'accepted')
  if (!before || before.number === accepted) return auction
  const bids = auction.bids.map(
    (bid): Bid => (bid.mark === before.mark ? { ...bid, state: 'ineligible' } : bid),
  )
  return { ...auction, bids }
}

/** Computes the state of each bid and the user's standing. */
export function withBidStates(auction: AuctionDetails, accepted = acceptedOf(auction)): AuctionDetails {
  const { status } = auction
  const undecided = status === 'scheduled' || status === 'open' || status === 'ended'
  let led = false
  const bids = auction.bids.map((bid): Bid => {
    if (bid.number === accepted) return withState(bid, 'accepted')
    if (isOut(bid)) return bid
    if (!undecided) return withState(bid, 'lost')
    const state = led ? 'outbid' : 'leading'
    led = true
    return withState(bid, state)
  })
  return withStanding({ ...auction, bids })
}

/** Whether a bid can no longer win, independent of the other bids. */
const isOut = ({ state }: Bid) => state === 'ineligible' || state === 'rejected' || state === 'abandoned'

const withState = (bid: Bid, state: Bid['state']): Bid => (bid.state === state ? bid : { ...bid, state })

function acceptedOf({ bids, awarded_bid }: AuctionDetails): number | undefined {
  return awarded_bid ? bids.find(({ id }) => id === awarded_bid.id)?.number : undefined
}

/** The user's standing. `my_mark` identifies the user's own bids. */
export function withStanding(auction: AuctionDetails): AuctionDetails {
  const { my_mark, bids, bids_count, current_price } = auction
  if (my_mark === null) return auction
  // While the auction is open, bids are ineligible only because their bidder was excluded. Later, bids of lapsed awards
  // are ineligible too; they still count, because their bidder did lead.
  const counted = auction.status === 'open' ? bids.filter(({ state }) => state !== 'ineligible') : bids
  const highest = Math.max(
    auction.my_highest ?? 0,
    ...counted.filter(({ mine }) => mine).map(({ amount }) => amount),
  )
  const my_highest = highest > 0 ? highest : null
  const [newest] = bids
  const [top] = counted
  // The list does not contain the newest bid yet, so the standing from the answer to the user's own bid stays.
  if (!newest || newest.number < bids_count) return { ...auction, my_highest }
  const leads = top?.mark === my_mark
  const { my_max } = auction
  return {
    ...auction,
    my_highest,
    my_standing: leads ? 'leading' : my_highest === null ? null : 'outbid',
    my_max: leads && my_max !== null && my_max > (current_price ?? 0) ? my_max : null,
  }
}
