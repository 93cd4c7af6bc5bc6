import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Session } from '../../auth/session.ts'

/**
 * Who looks at an auction, for what they can do with it (specification, section 6). `pending` while it is not known yet,
 * `failed` where the account could not be loaded; `viewer` has an account that does not bid.
 */
export type Reader = 'pending' | 'failed' | 'visitor' | 'viewer' | 'unverified' | 'owner' | 'bidder'

/** The page is drawn the same for everyone: what is the reader's own comes with the first answer that knows them. */
export function readerOf(
  { state, profile }: Session,
  auction: Pick<AuctionDetails, 'is_owner' | 'my_mark'>,
): Reader {
  if (!profile) {
    if (state === 'out') return 'visitor'
    return state === 'failed' ? 'failed' : 'pending'
  }
  if (auction.is_owner) return 'owner'
  if (!profile.can_bid) return 'viewer'
  if (!profile.mobile_verified) return 'unverified'
  return auction.my_mark === null ? 'pending' : 'bidder'
}
