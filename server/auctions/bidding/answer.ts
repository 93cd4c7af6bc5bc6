import { type Bidding, type BidRefusal, nextMinimum } from '#shared/auctions/bidding.ts'
import type { BidAnswer } from '#shared/auctions/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import { toRiyals } from '#shared/base/money.ts'

interface Answered {
  readonly bidder: number
  /** The bidder's own recorded bid, if one was recorded. */
  readonly own: { readonly number: number; readonly hash: string } | undefined
  /** The database's clock at the time of the bid, in milliseconds. */
  readonly clock: number
}

/** The answer to a bid: the state right after it; amounts in SAR. */
export function answerOf(
  { terms, endsAt, bidsCount, leader }: Bidding,
  { bidder, own, clock }: Answered,
): BidAnswer {
  if (!leader) throw new RangeError('nobody leads after a bid')
  const leads = leader.bidder === bidder
  return {
    leading: leads,
    current_price: toRiyals(leader.amount),
    next_minimum: toRiyals(nextMinimum(terms.starting, leader.amount, terms.increment)),
    bids_count: bidsCount,
    // A maximum that equals the price reserves nothing, so it is null.
    my_max: leads && leader.max > leader.amount ? toRiyals(leader.max) : null,
    ends_at: new Date(endsAt).toISOString(),
    server_time: new Date(clock).toISOString(),
    number: own?.number ?? null,
    hash: own?.hash ?? null,
  }
}

/** Maps a bid refusal to an API error. An amount that is too low is reported at its field, with the minimum in SAR. */
export function refusalOf(refused: BidRefusal): Refusal {
  switch (refused.refused) {
    case 'own_auction':
      return new Refusal('forbidden', undefined, { words: 'own_auction' })
    case 'not_begun':
      return new Refusal('auction_closed', undefined, { words: 'auction_not_begun' })
    case 'closed':
      return new Refusal('auction_closed')
    case 'missing_money':
      return new Refusal('validation_failed', { money: [{ code: 'required' }] })
    case 'money_too_low':
      return new Refusal('validation_failed', {
        money: [{ code: 'at_least', bound: toRiyals(refused.least) }],
      })
    case 'max_too_low':
      return new Refusal('validation_failed', {
        max_money: [{ code: 'at_least', bound: toRiyals(refused.least) }],
      })
  }
}
