import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshAuction } from '#demo/auctions/freshAuction.ts'
import { ownerId } from '#demo/testing/trade/histories.ts'
import { limits } from '../../base/limits.ts'
import { type Halalas, halalas } from '../../base/money.ts'
import type { Terms } from '../bidding.ts'
import {
  type AuctionEvent,
  type AuctionState,
  acceptUntil,
  advance,
  awardOf,
  dueAt,
  settle,
  statusOf,
} from '../engine.ts'
import { fallOf, pressClock } from './dutch.ts'
import { dropProblem, fallEnd, floorProblem, nextStepAt, priceAt, stepsOf } from './fall.ts'
import { offerRefusal, openOffers, type SealedOffer } from './sealed.ts'

const opens = Date.UTC(2026, 10, 20, 6)
const bidderIds = [11, 12, 13, 14]

const falls = fc
  .record({
    starting: fc.integer({ min: 2, max: 50_000 }),
    below: fc.integer({ min: 1, max: 49_999 }),
    step: fc.integer({ min: 1, max: 9_000 }),
    stepS: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ starting, below, step, stepS }) => ({
    starting: halalas(starting),
    floor: halalas(Math.max(1, starting - below)),
    step: halalas(step),
    stepS,
    startsAt: opens,
  }))
  .filter(({ starting, floor }) => floor < starting)

describe('the price of a Dutch clock', () => {
  it('starts at the starting price, never rises, and is the lowest price in the last step', () => {
    fc.assert(
      fc.property(falls, fc.array(fc.nat(40_000_000), { minLength: 2, maxLength: 20 }), (fall, waits) => {
        const prices = waits.toSorted((a, b) => a - b).map((wait) => priceAt(fall, opens + wait))
        for (const [place, price] of prices.entries()) {
          expect(price).toBeLessThanOrEqual(prices[place - 1] ?? fall.starting)
          expect(price).toBeGreaterThanOrEqual(fall.floor)
        }
        expect(priceAt(fall, opens - 1)).toBe(fall.starting)
        expect(priceAt(fall, opens)).toBe(fall.starting)
        const end = fallEnd(fall)
        expect(priceAt(fall, end - fall.stepS * 1_000)).toBe(fall.floor)
        expect(priceAt(fall, end - fall.stepS * 1_000 - 1)).toBeGreaterThan(fall.floor)
      }),
    )
  })

  it('changes exactly at the announced times', () => {
    fc.assert(
      fc.property(falls, fc.nat(10_000_000), (fall, wait) => {
        const now = opens + (wait % (fallEnd(fall) - opens))
        const next = nextStepAt(fall, now)
        expect(next).toBeGreaterThan(now)
        expect(priceAt(fall, next - 1)).toBe(priceAt(fall, now))
        if (next < fallEnd(fall)) expect(priceAt(fall, next)).toBeLessThan(priceAt(fall, now))
      }),
    )
  })
})

describe('the terms of a Dutch lot', () => {
  const asked = (starting: number, floor: number, step: number) => ({
    starting: halalas(starting),
    floor: halalas(floor),
    step: halalas(step),
  })

  it('need a lowest price below the starting price', () => {
    expect(floorProblem(asked(1_000, 999, 1))).toBeUndefined()
    expect(floorProblem(asked(1_000, 1_000, 1))).toEqual({ code: 'at_most', bound: 9.99 })
  })

  it('need a step that is not too small and does not go below the lowest price at once', () => {
    expect(dropProblem(asked(1_000, 500, 500))).toBeUndefined()
    expect(dropProblem(asked(1_000, 500, 501))).toEqual({ code: 'at_most', bound: 5 })
    expect(dropProblem(asked(100_000, 1_000, 100))).toEqual({ code: 'at_least', bound: 4.95 })
    expect(stepsOf(asked(100_000, 1_000, 495))).toBe(limits.auction.mostDrops)
  })
})

/** The events in a history of a Dutch lot or of a tender. The price that a pressing buyer saw is the clock's price plus `seen`. */
type Turn =
  | { readonly kind: 'press'; readonly bidder: number; readonly seen: number }
  | { readonly kind: 'offer'; readonly bidder: number; readonly amount: number }
  | { readonly kind: 'withdraw'; readonly bidder: number }
  | { readonly kind: 'engine'; readonly event: AuctionEvent }

const events: fc.Arbitrary<AuctionEvent> = fc.oneof(
  fc.constant({ kind: 'tick' as const }),
  fc.record({ kind: fc.constant('accept' as const), number: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('order' as const), bidder: fc.constantFrom(...bidderIds) }),
  fc.record({ kind: fc.constant('exclude' as const), bidder: fc.constantFrom(...bidderIds) }),
  fc.record({
    kind: fc.constant('fail' as const),
    reason: fc.constantFrom('rejected' as const, 'abandoned' as const),
    barred: fc.constant([]),
    ownerSells: fc.boolean(),
  }),
)

const waits = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 30_000 }),
  fc.integer({ min: 1, max: 400_000 }),
)
const people = fc.constantFrom(...bidderIds, ownerId)

interface Timed {
  readonly waitMs: number
  readonly turn: Turn
}

const timed = (turn: fc.Arbitrary<Turn>): fc.Arbitrary<readonly Timed[]> =>
  fc.array(fc.record({ waitMs: waits, turn }), { minLength: 1, maxLength: 40, size: 'max' })

const engineTurn = events.map((event): Turn => ({ kind: 'engine', event }))

const termsOf = (rest: Partial<Terms>): Terms => ({
  owner: ownerId,
  starting: halalas(1_000),
  increment: halalas(100),
  reserve: null,
  autoAccept: true,
  startsAt: opens,
  firstEndsAt: opens + 600_000,
  softCloseS: 0,
  softCapS: 0,
  acceptS: 300,
  awardS: 120,
  ...rest,
})

describe('in every history of a Dutch lot,', () => {
  const pressTurn = fc.record({
    kind: fc.constant('press' as const),
    bidder: people,
    seen: fc.oneof(fc.constant(0), fc.integer({ min: -2_000, max: 4_000 })),
  })
  const turns = timed(fc.oneof({ weight: 3, arbitrary: pressTurn }, { weight: 2, arbitrary: engineTurn }))

  it('the first accepted purchase is at the price of its time, and nobody buys after it', () => {
    fc.assert(
      fc.property(falls, turns, (fall, all) => {
        const terms = termsOf({
          way: 'dutch',
          starting: fall.starting,
          increment: fall.step,
          floor: fall.floor,
          stepS: fall.stepS,
          firstEndsAt: fallEnd(fall),
        })
        expect(fallOf(terms)).toEqual(fall)
        let state = freshAuction(terms)
        let now = opens - 5_000
        let bought: { bidder: number; amount: Halalas; at: number } | null = null
        for (const { waitMs, turn } of all) {
          now += waitMs
          const before = state
          if (turn.kind === 'press') {
            const price = Math.max(1, priceAt(fall, now) + turn.seen) as Halalas
            const pressed = pressClock(state, { bidder: turn.bidder, price }, now)
            if (pressed.refused === undefined) {
              expect(bought).toBeNull()
              expect(turn.bidder).not.toBe(ownerId)
              expect(pressed.bid).toMatchObject({ number: 1, amount: priceAt(fall, now), at: now })
              expect(pressed.bid.amount).toBeLessThanOrEqual(price)
              expect(pressed.effects.map(({ kind }) => kind)).toEqual(['ended', 'awarded'])
              expect(pressed.state).toMatchObject({ closed: true, endsAt: now + 1, bidsCount: 1 })
              bought = { bidder: turn.bidder, amount: pressed.bid.amount, at: now }
              state = pressed.state
            } else {
              expect(pressClock(before, { bidder: turn.bidder, price }, now)).toEqual(pressed)
              const open = now >= opens && now < fallEnd(fall) && bought === null && !before.closed
              const why =
                turn.bidder === ownerId
                  ? 'own_auction'
                  : now < opens
                    ? 'not_begun'
                    : open
                      ? 'money_too_low'
                      : 'closed'
              expect(pressed.refused).toBe(why)
              if (pressed.refused === 'money_too_low') expect(pressed.least).toBeGreaterThan(price)
            }
          } else if (turn.kind === 'engine') {
            const step = advance(state, turn.event, now)
            if (step.refused === undefined) state = step.state
          }
          // A lot without a press is not awarded. Every award belongs to the bidder of the press.
          for (const award of state.awards)
            expect(award).toMatchObject({ ...bought, at: (bought?.at ?? 0) + 1 })
          if (bought === null) expect(state.bidsCount).toBe(0)
          expect(state.awards.filter(({ by }) => by === 'owner')).toEqual([])
        }
        const late = Math.max(now, fallEnd(fall)) + 100_000_000
        const { state: end } = settle(state, late)
        if (bought === null) expect([statusOf(end, late), end.endsAt]).toEqual(['unsold', fallEnd(fall)])
        expect(settle(end, late)).toEqual({ state: end, effects: [] })
      }),
      { numRuns: 400 },
    )
  })
})

describe('in every history of a tender,', () => {
  const offerTurn = fc.record({
    kind: fc.constant('offer' as const),
    bidder: people,
    // The offers have few different amounts, so that equal offers are common.
    amount: fc.integer({ min: 8, max: 14 }).map((tens) => tens * 100),
  })
  const withdrawTurn = fc.record({ kind: fc.constant('withdraw' as const), bidder: people })
  const turns = timed(
    fc.oneof(
      { weight: 6, arbitrary: offerTurn },
      { weight: 1, arbitrary: withdrawTurn },
      { weight: 3, arbitrary: engineTurn },
    ),
  )
  const reserves = fc.option(fc.constantFrom(1_100, 1_300))

  interface Played {
    readonly state: AuctionState
    readonly offers: ReadonlyMap<number, SealedOffer>
    readonly now: number
  }

  /** Plays a history as the server does: an event after the end opens the offers first. */
  function play(
    terms: Terms,
    all: readonly Timed[],
    each: (state: AuctionState, now: number) => void = () => undefined,
  ): Played {
    let state: AuctionState = { ...freshAuction(terms), sealed: true }
    let now = opens - 5_000
    let number = 0
    const offers = new Map<number, SealedOffer>()
    for (const { waitMs, turn } of all) {
      now += waitMs
      if (turn.kind === 'offer' || turn.kind === 'withdraw') {
        const { bidder } = turn
        const money = turn.kind === 'offer' ? halalas(turn.amount) : null
        const refused = offerRefusal(state, { bidder, money }, now)
        if (refused === null && money !== null)
          offers.set(bidder, { number: ++number, bidder, amount: money, at: now })
        else if (refused === null) offers.delete(bidder)
        if (bidder === ownerId) expect(refused?.refused).toBe('own_auction')
        if (now >= terms.firstEndsAt) expect(refused).not.toBeNull()
      } else if (turn.kind === 'engine') {
        const due = state.sealed && now >= state.endsAt
        const opened = due ? openOffers(state, [...offers.values()]).state : state
        const step = advance(opened, turn.event, now)
        if (step.refused === undefined) {
          state = step.state
          if (turn.event.kind === 'exclude' && state.sealed) offers.delete(turn.event.bidder)
        }
      }
      each(state, now)
    }
    return { state, offers, now }
  }

  it('the state contains no offer until the opening, and `settle` alone never opens the offers', () => {
    fc.assert(
      fc.property(turns, reserves, (all, reserve) => {
        const terms = termsOf({ way: 'sealed', reserve: reserve === null ? null : halalas(reserve) })
        play(terms, all, (state, now) => {
          if (!state.sealed) return
          expect(state).toEqual({ ...freshAuction(terms), sealed: true })
          expect(settle(state, now)).toEqual({ state, effects: [] })
          expect(dueAt(state)).toBe(terms.firstEndsAt)
          expect(acceptUntil(state)).toBeNull()
          expect(statusOf(state, now)).toBe(
            now < opens ? 'scheduled' : now < terms.firstEndsAt ? 'open' : 'ended',
          )
        })
      }),
      { numRuns: 400 },
    )
  })

  it('the opening awards the highest offer at its own price, and the earlier of equal offers', () => {
    fc.assert(
      fc.property(turns, reserves, fc.nat(50_000), (all, reserve, lateMs) => {
        const terms = termsOf({ way: 'sealed', reserve: reserve === null ? null : halalas(reserve) })
        const sealedOnly = all.filter(({ turn }) => turn.kind !== 'engine')
        const { state, offers } = play(terms, sealedOnly)
        const { state: opened, bids } = openOffers(state, [...offers.values()])
        const best = [...offers.values()].reduce<SealedOffer | null>(
          (one, other) =>
            one === null ||
            other.amount > one.amount ||
            (other.amount === one.amount && other.number < one.number)
              ? other
              : one,
          null,
        )
        const end = settle(opened, terms.firstEndsAt + lateMs).state
        // The time of the opening changes nothing: the award has the time of the end.
        expect(end).toEqual(settle(opened, terms.firstEndsAt).state)
        expect(end.closed).toBe(true)
        expect(bids.map(({ number }) => number)).toEqual(bids.map((_, place) => place + 1))
        expect(bids.map(({ offer }) => offer).toSorted((a, b) => a - b)).toEqual(
          [...offers.values()].map(({ number }) => number).toSorted((a, b) => a - b),
        )
        const met = best !== null && best.amount >= (terms.reserve ?? 0)
        expect(awardOf(end)).toEqual(
          met
            ? expect.objectContaining({
                bidder: best.bidder,
                amount: best.amount,
                by: 'clock',
                at: terms.firstEndsAt,
              })
            : null,
        )
        expect(bids.at(-1)?.offer).toBe(best?.number)
        const expected = met ? 'awarded' : best === null ? 'unsold' : 'ended'
        expect(statusOf(end, terms.firstEndsAt)).toBe(expected)
      }),
      { numRuns: 400 },
    )
  })

  it('after a lapse the next offer wins, and no bidder wins twice', () => {
    fc.assert(
      fc.property(turns, (all) => {
        const terms = termsOf({ way: 'sealed' })
        const { state, now } = play(terms, all)
        const amounts = state.awards.map(({ amount }) => amount)
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
        expect(new Set(state.awards.map(({ bidder }) => bidder)).size).toBe(state.awards.length)
        const late = now + 100_000_000
        if (state.closed) expect(settle(settle(state, late).state, late).effects).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})
