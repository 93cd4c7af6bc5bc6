/**
 * The kind of a failure. `terms`: the hash of the terms is wrong. `number`: a bid is missing, duplicated or out of order.
 * `hash`: the hash of a bid, an exclusion or an earlier link is wrong. `amount`: an amount does not rise. `time`: a bid
 * is outside of the auction. `exclusion`: an exclusion is out of order, its bidder had no eligible bid, or no award of
 * the bidder ended with it. `count`: the number of bids is wrong. `end`, `award`: the end or an award does not follow
 * from the bids. `offer`: an offer of a tender is missing, duplicated, out of order or outside of the auction.
 * `commitment`: an opened amount is not the amount to which its bidder committed.
 */
export type Misfit =
  | 'terms'
  | 'number'
  | 'hash'
  | 'amount'
  | 'time'
  | 'exclusion'
  | 'count'
  | 'end'
  | 'award'
  | 'offer'
  | 'commitment'

/** SHA-256 of the text's UTF-8, as lower-case hex. */
export type Sha256 = (text: string) => Promise<string>
