import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BidEvent, biddingRowOf } from '#demo/testing/trade/auctionEvents.ts'
import { histories, type Moment } from '#demo/testing/trade/histories.ts'
import { placeBid } from '#shared/auctions/bidding.ts'
import { foldBids } from './fold.ts'

const refusals = {
  own_auction: 'forbidden',
  not_begun: 'auction_closed',
  closed: 'auction_closed',
  missing_money: 'validation_failed',
  money_too_low: 'validation_failed',
  max_too_low: 'validation_failed',
} as const

describe('foldBids', () => {
  it('returns the same bids and changes as placeBid for every bid of a random history', () =>
    fc.assert(
      fc.property(histories, ({ moments }) => {
        for (const { before, event, now } of moments) {
          if (event.kind !== 'bid') continue
          const { kind: _, ...wish } = event
          const { outcomes, changes, bids } = foldBids(
            [{ auctionId: 7, wish, repeat: undefined }],
            [biddingRowOf(before, now)],
            [],
          )
          const isOver = before.closed || before.voidedAt !== null
          const placed = placeBid(before, wish, isOver ? Number.POSITIVE_INFINITY : now)
          if (placed.refused !== undefined) {
            expect(outcomes[0]?.refusal?.code).toBe(refusals[placed.refused])
            expect([changes, bids]).toEqual([[], []])
            continue
          }
          expect(bids.map(({ auctionId: _, hash: __, ...bid }) => bid)).toEqual(placed.bids)
          const { leader, bidsCount, endsAt } = placed.bidding
          expect(changes).toMatchObject([
            {
              current: leader?.amount,
              leader: leader?.bidder,
              max: leader?.max,
              count: bidsCount,
              endsAt: placed.extended ? endsAt : null,
              hash: bids.at(-1)?.hash ?? 'ab'.repeat(32),
            },
          ])
        }
      }),
      { numRuns: 300 },
    ))

  it('gives the same result for simultaneous bids in one batch as for single bids', () =>
    fc.assert(
      fc.property(histories, ({ moments }) => {
        for (const [first, ...rest] of runsOf(moments)) {
          if (!first || rest.length === 0) continue
          const calls = [first, ...rest].map(({ event }) => ({
            auctionId: 7,
            wish: event,
            repeat: undefined,
          }))
          const { changes, bids } = foldBids(calls, [biddingRowOf(first.before, first.now)], [])
          const { leader, bidsCount } = (rest.at(-1) as BidMoment).after
          expect(first.before.bidsCount + bids.length).toBe(bidsCount)
          if (changes[0]) expect(changes[0]).toMatchObject({ leader: leader?.bidder, max: leader?.max })
        }
      }),
      { numRuns: 300 },
    ))
})

type BidMoment = Moment & { readonly event: BidEvent }

/** Returns the runs of consecutive bids that have the same time in milliseconds. */
function runsOf(moments: readonly Moment[]): BidMoment[][] {
  const runs: BidMoment[][] = []
  let last: Moment | undefined
  for (const moment of moments) {
    const { event, now } = moment
    if (event.kind === 'bid') {
      const bid = { ...moment, event }
      if (last?.event.kind === 'bid' && last.now === now) runs.at(-1)?.push(bid)
      else runs.push([bid])
    }
    last = moment
  }
  return runs
}
