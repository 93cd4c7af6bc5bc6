import fc from 'fast-check'
import { nextMinimum, type Terms } from '#shared/auctions/bidding.ts'
import { type AuctionState, awardOf, bestOf } from '#shared/auctions/engine.ts'
import { orderFailures } from '#shared/auctions/status.ts'
import { type Halalas, halalas } from '#shared/base/money.ts'
import { freshAuction } from '../../auctions/freshAuction.ts'
import {
  type RefusedEvent,
  type TakenEvent,
  type TradeEffect,
  type TradeEvent,
  takeEvent,
} from './auctionEvents.ts'

/** Random auction histories for property tests. */

/** One event with the auction before and after it. */
export interface Moment {
  readonly now: number
  readonly event: TradeEvent
  readonly before: AuctionState
  readonly after: AuctionState
  readonly outcome: TakenEvent | RefusedEvent
}

/** The ids of the owner and of the bidders. */
export const ownerId = 1
const bidderIds = [11, 12, 13, 14, 15, 16]
const opens = Date.UTC(2026, 10, 20, 6)

/** A history with its events, and everything that was written, in order. */
export interface History {
  readonly terms: Terms
  readonly moments: readonly Moment[]
  readonly effects: readonly TradeEffect[]
  readonly end: AuctionState
}

/** A history of up to 60 turns. Its time never goes back. */
export const histories: fc.Arbitrary<History> = fc
  .record({
    terms: someTerms(),
    turns: fc.array(someTurn(), { minLength: 1, maxLength: 60, size: 'max' }),
  })
  .map(({ terms, turns }) => play(terms, turns))

/** Generates terms with short periods, so that ends, lapses and the cap occur often. */
function someTerms(): fc.Arbitrary<Terms> {
  return fc
    .record({
      starting: fc.integer({ min: 1, max: 20_000 }),
      increment: fc.integer({ min: 1, max: 3_000 }),
      reserve: fc.option(fc.integer({ min: 1, max: 60_000 })),
      autoAccept: fc.boolean(),
      lasts: fc.integer({ min: 1, max: 900 }),
      softCloseS: fc.constantFrom(0, 1, 30, 120),
      softCapS: fc.constantFrom(0, 10, 120, 600),
      acceptS: fc.integer({ min: 1, max: 600 }),
      awardS: fc.integer({ min: 1, max: 300 }),
    })
    .map(({ starting, increment, reserve, lasts, ...rest }) => ({
      ...rest,
      owner: ownerId,
      starting: halalas(starting),
      increment: halalas(increment),
      reserve: reserve === null ? null : halalas(reserve),
      startsAt: opens,
      firstEndsAt: opens + lasts * 1_000,
    }))
}

/** An action after a pause. Its amounts are relative to the state at that time. */
interface Turn {
  readonly waitMs: number
  readonly eventIn: (state: AuctionState) => TradeEvent
}

function someTurn(): fc.Arbitrary<Turn> {
  return fc.record({
    waitMs: fc.oneof(
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 20_000 }) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 120_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 900_000 }) },
    ),
    eventIn: fc.oneof(
      { weight: 120, arbitrary: someBid() },
      { weight: 15, arbitrary: fc.constant(() => ({ kind: 'tick' as const })) },
      { weight: 12, arbitrary: someAcceptance() },
      { weight: 12, arbitrary: someOrder() },
      { weight: 2, arbitrary: someFailure() },
      { weight: 24, arbitrary: someNextStep() },
      { weight: 5, arbitrary: someExclusion() },
      { weight: 1, arbitrary: fc.constant(() => ({ kind: 'void' as const })) },
    ),
  })
}

/** Generates a bid at, below or above the minimum amount, with or without a maximum at, below or above the current maximum. */
function someBid(): fc.Arbitrary<Turn['eventIn']> {
  return fc
    .record({
      bidder: fc.constantFrom(...bidderIds, ...bidderIds, ownerId),
      above: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 9_000 })), { freq: 6 }),
      atStanding: fc.boolean(),
      max: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: -2_000, max: 12_000 }))),
    })
    .map(({ bidder, above, atStanding, max }) => ({ terms, leader }: AuctionState) => {
      const least = nextMinimum(terms.starting, leader?.amount ?? null, terms.increment)
      const standing = leader?.max ?? least
      const near = (amount: number) => Math.max(1, amount) as Halalas
      const money = above === null ? undefined : near((atStanding ? standing : least) + above)
      return { kind: 'bid', bidder, money, max: max === null ? undefined : near(standing + max) }
    })
}

function someAcceptance(): fc.Arbitrary<Turn['eventIn']> {
  return fc.option(fc.integer({ min: 0, max: 20 }), { freq: 4 }).map((number) => (state: AuctionState) => ({
    kind: 'accept',
    number: number ?? bestOf(state)?.number ?? 1,
  }))
}

/** Generates an order, usually by a person who may order. */
function someOrder(): fc.Arbitrary<Turn['eventIn']> {
  return fc
    .option(fc.constantFrom(...bidderIds), { freq: 1 })
    .map((bidder) => ({ awards }: AuctionState) => ({
      kind: 'order',
      bidder: bidder ?? awards.at(-1)?.bidder ?? 11,
    }))
}

/** Generates the next step of an ended auction: the best bid is accepted, the winner orders, or the order fails. */
function someNextStep(): fc.Arbitrary<Turn['eventIn']> {
  return someFailure().map((failure) => (state: AuctionState): TradeEvent => {
    if (!state.closed) return { kind: 'tick' }
    if (state.orderedAt !== null) return failure(state)
    const award = awardOf(state)
    if (award) return { kind: 'order', bidder: award.bidder }
    return { kind: 'accept', number: bestOf(state)?.number ?? 1 }
  })
}

/**
 * Generates the failure of an order, caused by the owner or the buyer. In rare cases the bidder may no longer bid, or the
 * owner may no longer sell.
 */
function someFailure(): fc.Arbitrary<Turn['eventIn']> {
  return fc
    .record({
      reason: fc.constantFrom(...orderFailures),
      barred: fc.subarray(bidderIds, { maxLength: 2 }),
      anybody: fc.integer({ min: 0, max: 3 }),
      ownerSells: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ reason, barred, anybody, ownerSells }) => () => ({
      kind: 'fail',
      reason,
      barred: anybody === 0 ? barred : [],
      ownerSells: ownerSells > 0,
    }))
}

/** Generates the exclusion of the leader or of any bidder. */
function someExclusion(): fc.Arbitrary<Turn['eventIn']> {
  return fc
    .option(fc.constantFrom(...bidderIds), { freq: 1 })
    .map((bidder) => ({ leader }: AuctionState) => ({
      kind: 'exclude',
      bidder: bidder ?? leader?.bidder ?? 11,
    }))
}

/** Plays a history. The clock starts shortly before the opening and never goes back. */
function play(terms: Terms, turns: readonly Turn[]): History {
  let state = freshAuction(terms)
  let now = terms.startsAt - 5_000
  const moments: Moment[] = []
  for (const { waitMs, eventIn } of turns) {
    now += waitMs
    const event = eventIn(state)
    const outcome = takeEvent(state, event, now)
    const after = outcome.refused === undefined ? outcome.state : state
    moments.push({ now, event, before: state, after, outcome })
    state = after
  }
  const effects = moments.flatMap(({ outcome }) => (outcome.refused === undefined ? outcome.effects : []))
  return { terms, moments, effects, end: state }
}
