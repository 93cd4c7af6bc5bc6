import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histories, type Moment } from '#demo/testing/trade/histories.ts'
import type { AuctionState } from '#shared/auctions/engine.ts'
import { foldBids } from './fold.ts'
import type { BiddingRow } from './store.ts'

/** The row of an auction, as the database would give it at a moment. */
function rowOf(state: AuctionState, now: number): BiddingRow {
  const { terms, leader, endsAt, bidsCount, closed, voidedAt } = state
  return {
    id: 7,
    owner: terms.owner,
    hidden: false,
    over: closed || voidedAt !== null,
    starting: terms.starting,
    increment: terms.increment,
    reserve: terms.reserve,
    auto_accept: terms.autoAccept,
    starts_ms: terms.startsAt,
    first_ends_ms: terms.firstEndsAt,
    ends_ms: endsAt,
    soft_close_s: terms.softCloseS,
    soft_cap_s: terms.softCapS,
    accept_s: terms.acceptS,
    award_s: terms.awardS,
    bids_count: bidsCount,
    version: 3,
    current: leader?.amount ?? null,
    leader_id: leader?.bidder ?? null,
    max: leader?.max ?? null,
    salt: Buffer.alloc(16),
    last_hash: bidsCount > 0 ? 'ab'.repeat(32) : null,
    clock: now,
    gone: null,
    barred: null,
  }
}

const refusals = {
  own_auction: 'forbidden',
  not_begun: 'auction_closed',
  closed: 'auction_closed',
  missing_money: 'validation_failed',
  money_too_low: 'validation_failed',
  max_too_low: 'validation_failed',
} as const

describe('foldBids', () => {
  it('writes for every bid of any history exactly what the engine decides', () =>
    fc.assert(
      fc.property(histories, ({ moments }) => {
        for (const { before, after, event, now, outcome } of moments) {
          if (event.kind !== 'bid') continue
          const call = { auctionId: 7, wish: event, repeat: undefined }
          const { outcomes, changes, bids } = foldBids([call], [rowOf(before, now)], [])
          if (outcome.refused !== undefined) {
            expect(outcomes[0]?.refusal?.code).toBe(refusals[outcome.refused as keyof typeof refusals])
            expect([changes, bids]).toEqual([[], []])
            continue
          }
          const recorded = outcome.effects.filter((effect) => effect.kind === 'bid')
          expect(bids.map(({ auctionId: _, hash: __, ...bid }) => ({ kind: 'bid', ...bid }))).toEqual(
            recorded,
          )
          const { leader, bidsCount, endsAt } = after
          expect(changes).toMatchObject([
            {
              current: leader?.amount,
              leader: leader?.bidder,
              max: leader?.max,
              count: bidsCount,
              endsAt: endsAt > before.endsAt ? endsAt : null,
              hash: bids.at(-1)?.hash ?? 'ab'.repeat(32),
            },
          ])
        }
      }),
      { numRuns: 300 },
    ))

  it('settles the bids of one moment together as one after the other', () =>
    fc.assert(
      fc.property(histories, ({ moments }) => {
        for (const [first, ...rest] of runsOf(moments)) {
          if (!first || rest.length === 0) continue
          const calls = [first, ...rest].map(({ event }) => ({
            auctionId: 7,
            wish: event,
            repeat: undefined,
          }))
          const { changes, bids } = foldBids(calls, [rowOf(first.before, first.now)], [])
          const { leader, bidsCount } = (rest.at(-1) as BidMoment).after
          expect(first.before.bidsCount + bids.length).toBe(bidsCount)
          if (changes[0]) expect(changes[0]).toMatchObject({ leader: leader?.bidder, max: leader?.max })
        }
      }),
      { numRuns: 300 },
    ))
})

type BidMoment = Moment & { readonly event: Extract<Moment['event'], { kind: 'bid' }> }

/** Bids that follow each other in one millisecond. */
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
