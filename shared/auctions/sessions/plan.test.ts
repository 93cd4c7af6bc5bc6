import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halalas } from '../../base/money.ts'
import { clearingOf, usualPrayers } from '../../catalog/clearTimes.ts'
import { callOf } from '../../catalog/prayers.ts'
import { type Bidding, nextMinimum, placeBid, type RecordedBid, type Terms, withBid } from '../bidding.ts'
import { announcedClosings, movesOf, type SessionTerms } from './plan.ts'
import { softCloseOf } from './rules.ts'

const opens = Date.UTC(2026, 10, 24, 13)
const bidders = [11, 12, 13]

interface LotState {
  readonly id: number
  readonly announced: number
  readonly bidding: Bidding & { readonly plannedEnd: number }
  readonly closed: boolean
  readonly bids: readonly RecordedBid[]
}

/** A running session after one bid, or after a pause. */
interface Moment {
  readonly now: number
  readonly extended: boolean
  readonly lots: readonly LotState[]
}

interface History {
  readonly terms: SessionTerms
  readonly moments: readonly Moment[]
  /** The state of every lot after the last closing. */
  readonly end: readonly LotState[]
}

/** Prayer times of `length` ms in each `every` ms. */
const recurring = (every: number, length: number) => (at: number) => {
  const inside = (at - opens + 40 * every) % every
  return inside < length ? at + length - inside : at
}

const histories: fc.Arbitrary<History> = fc
  .record({
    count: fc.integer({ min: 1, max: 8 }),
    gapS: fc.constantFrom(30, 45, 60, 180),
    soft: fc.constantFrom(0, 20, 60, 120),
    softCapS: fc.constantFrom(0, 10, 90, 600),
    clear: fc.constantFrom((at: number) => at, recurring(500_000, 120_000), recurring(200_000, 60_000)),
    turns: fc.array(
      fc.record({
        /** In milliseconds. With `near`, the time within the last second of the current lot; otherwise a pause. */
        wait: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.constant(0)),
        lot: fc.nat(7),
        near: fc.boolean(),
        bidder: fc.constantFrom(...bidders),
      }),
      { maxLength: 60, size: 'max' },
    ),
  })
  .map(({ count, gapS, soft, softCapS, clear, turns }) => {
    const terms = { startsAt: opens, gapS, clear }
    const softCloseS = softCloseOf(gapS, soft)
    let lots: readonly LotState[] = announcedClosings(count, terms).map((at, index) =>
      freshLot(index + 1, at, { softCloseS, softCapS }),
    )
    let now = opens
    const moments: Moment[] = []
    for (const { wait, lot: place, near, bidder } of turns) {
      // Half of the bids come in the last second of the current lot, where races are likely.
      const current = lots.find(({ closed }) => !closed)
      now = near && current ? Math.max(now, current.bidding.endsAt - 1_000 + (wait % 1_000)) : now + wait
      lots = closedAt(lots, now)
      const target = near ? lots.findIndex(({ closed }) => !closed) : place % count
      const bid = bidOn(lots, target, bidder, { now, terms })
      lots = bid.lots
      moments.push({ now, extended: bid.extended, lots })
    }
    return { terms, moments, end: closedAt(lots, Number.MAX_SAFE_INTEGER) }
  })

function freshLot(
  id: number,
  announced: number,
  { softCloseS, softCapS }: Pick<Terms, 'softCloseS' | 'softCapS'>,
): LotState {
  const terms: Terms = {
    owner: 1,
    starting: halalas(1_000),
    increment: halalas(100),
    reserve: null,
    autoAccept: false,
    startsAt: opens,
    firstEndsAt: announced,
    softCloseS,
    softCapS,
    acceptS: 60,
    awardS: 60,
  }
  const bidding = { terms, endsAt: announced, plannedEnd: announced, bidsCount: 0, leader: null }
  return { id, announced, bidding, closed: false, bids: [] }
}

const closedAt = (lots: readonly LotState[], now: number) =>
  lots.map((lot) => (lot.bidding.endsAt <= now ? { ...lot, closed: true } : lot))

const runningOf = (lots: readonly LotState[]) =>
  lots.map(({ id, closed, bidding: { plannedEnd, endsAt } }) => ({ id, closed, plannedEnd, endsAt }))

function bidOn(
  lots: readonly LotState[],
  target: number,
  bidder: number,
  { now, terms }: { readonly now: number; readonly terms: SessionTerms },
): { readonly lots: readonly LotState[]; readonly extended: boolean } {
  const lot = lots[target]
  if (!lot) return { lots, extended: false }
  const { bidding } = lot
  const money = nextMinimum(bidding.terms.starting, bidding.leader?.amount ?? null, bidding.terms.increment)
  const placed = placeBid(bidding, { bidder, money }, now)
  if (placed.refused !== undefined) return { lots, extended: false }
  const next = {
    ...lot,
    bidding: { ...placed.bidding, plannedEnd: bidding.plannedEnd },
    bids: [...lot.bids, ...placed.bids],
  }
  const before = lots.map((one) => (one.id === lot.id ? next : one))
  if (!placed.extended) return { lots: before, extended: false }
  const moves = new Map(movesOf(runningOf(before), terms).map((move) => [move.id, move]))
  const moved = before.map((one) => {
    const { plannedEnd, endsAt } = moves.get(one.id) ?? one.bidding
    return { ...one, bidding: { ...one.bidding, plannedEnd, endsAt } }
  })
  return { lots: moved, extended: true }
}

const holds = (property: (history: History) => void) =>
  fc.assert(fc.property(histories, property), { numRuns: 400 })
const ends = (lots: readonly LotState[]) => lots.map(({ bidding }) => bidding.endsAt)

it('the generated sessions extend lots, move later lots, and contain lots with and without bids', () => {
  const seen = fc.sample(histories, { numRuns: 500, seed: 3 })
  const moved = seen.filter(({ end }) => end.some(({ announced, bidding }) => bidding.plannedEnd > announced))
  expect(moved.length).toBeGreaterThan(50)
  expect(seen.some(({ moments }) => moments.filter(({ extended }) => extended).length > 10)).toBe(true)
  expect(new Set(seen.flatMap(({ end }) => end.map(({ bids }) => bids.length > 0))).size).toBe(2)
})

describe('in any session,', () => {
  it('each lot closes at least one gap after the lot before it', () =>
    holds(({ terms: { gapS }, moments, end }) => {
      for (const lots of [...moments.map((moment) => moment.lots), end]) {
        const closings = ends(lots)
        for (const [place, at] of closings.entries()) {
          const before = closings[place - 1]
          if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(gapS * 1_000)
        }
      }
    }))

  it('no lot closes before its announced time, and no closing becomes earlier', () =>
    holds(({ moments, end }) => {
      const known = new Map<number, number>()
      for (const lots of [...moments.map((moment) => moment.lots), end]) {
        for (const { id, announced, bidding } of lots) {
          expect(bidding.endsAt).toBeGreaterThanOrEqual(known.get(id) ?? announced)
          known.set(id, bidding.endsAt)
        }
      }
    }))

  it('a lot is closed only if every lot before it is closed', () =>
    holds(({ moments }) => {
      for (const { lots } of moments) {
        const open = lots.findIndex(({ closed }) => !closed)
        if (open >= 0) expect(lots.slice(open).every(({ closed }) => !closed)).toBe(true)
      }
    }))

  it('a closed lot keeps its closing', () =>
    holds(({ moments, end }) => {
      for (const { lots } of moments)
        for (const [place, lot] of lots.entries())
          if (lot.closed) expect(end[place]?.bidding.endsAt).toBe(lot.bidding.endsAt)
    }))

  it('planned closings are outside of prayer times, and only late bids move a lot beyond its plan', () =>
    holds(({ terms: { clear }, end }) => {
      for (const { bidding, bids } of end) {
        expect(clear(bidding.plannedEnd)).toBe(bidding.plannedEnd)
        if (bidding.endsAt > bidding.plannedEnd) expect(bids.length).toBeGreaterThan(0)
      }
    }))

  it('no lot is extended beyond the cap after its planned closing', () =>
    holds(({ end }) => {
      for (const { bidding } of end) {
        const { plannedEnd, endsAt, terms } = bidding
        expect(endsAt).toBeLessThanOrEqual(plannedEnd + terms.softCapS * 1_000)
      }
    }))

  it('moving the lots a second time changes nothing', () =>
    holds(({ terms, moments }) => {
      for (const { lots } of moments) expect(movesOf(runningOf(lots), terms)).toEqual([])
    }))

  it('a replay of the bids with the last planned closing gives the same end, so that the record can be checked', () =>
    holds(({ end }) => {
      for (const { bidding, bids } of end) {
        const { terms, plannedEnd } = bidding
        const first: Bidding = { terms, plannedEnd, endsAt: plannedEnd, bidsCount: 0, leader: null }
        expect(bids.reduce(withBid, first).endsAt).toBe(bidding.endsAt)
      }
    }))
})

describe('announcedClosings', () => {
  const dammam = { latitude: 26.43, longitude: 50.1 }
  const minute = 60_000

  it('closes the first lot one gap after the start, and each next lot one gap later', () => {
    const terms = { startsAt: opens, gapS: 90, clear: (at: number) => at }
    expect(announcedClosings(3, terms)).toEqual([opens + 90_000, opens + 180_000, opens + 270_000])
    expect(announcedClosings(0, terms)).toEqual([])
  })

  it('moves a closing out of a prayer time, and continues one gap after it', () => {
    const call = callOf('asr', dammam, new Date(opens)).getTime()
    const startsAt = call - 8 * minute
    const closings = announcedClosings(5, { startsAt, gapS: 60, clear: clearingOf(dammam, usualPrayers) })
    const after = call + 20 * minute
    expect(closings.map((at) => (at - call) / minute)).toEqual([-7, -6, 20, 21, 22])
    expect(closings[2]).toBe(after)
  })
})

describe('movesOf', () => {
  const terms = { gapS: 60, clear: (at: number) => at }
  const lot = (id: number, at: number, more = {}) => ({
    id,
    plannedEnd: at,
    endsAt: at,
    closed: false,
    ...more,
  })

  it('moves only the lots that are too close to the lot before them', () => {
    const lots = [lot(1, 0, { endsAt: 90_000 }), lot(2, 60_000), lot(3, 300_000)]
    expect(movesOf(lots, terms)).toEqual([{ id: 2, plannedEnd: 150_000, endsAt: 150_000 }])
  })

  it('moves every later lot if all are one gap apart', () => {
    const lots = [lot(1, 0, { endsAt: 20_000 }), lot(2, 60_000), lot(3, 120_000)]
    expect(movesOf(lots, terms).map(({ endsAt }) => endsAt)).toEqual([80_000, 140_000])
  })

  it('leaves closed lots as they are', () => {
    const lots = [
      lot(1, 0, { endsAt: 90_000, closed: true }),
      lot(2, 60_000, { closed: true }),
      lot(3, 150_000),
    ]
    expect(movesOf(lots, terms)).toEqual([])
  })

  it('lets a lot finish its extension in a prayer time, and moves the next planned closing behind the prayer', () => {
    const prayer = { gapS: 60, clear: (at: number) => (at >= 100_000 && at < 900_000 ? 900_000 : at) }
    const lots = [lot(1, 60_000, { endsAt: 130_000 }), lot(2, 90_000), lot(3, 99_000)]
    expect(movesOf(lots, prayer)).toEqual([
      { id: 2, plannedEnd: 900_000, endsAt: 900_000 },
      { id: 3, plannedEnd: 960_000, endsAt: 960_000 },
    ])
  })
})
