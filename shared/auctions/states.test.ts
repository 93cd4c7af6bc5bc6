import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import type { Terms } from './bidding.ts'
import {
  type AuctionEvent,
  type AuctionState,
  acceptUntil,
  advance,
  awardOf,
  dueAt,
  type Effect,
  reserveMet,
  settle,
  statusOf,
} from './engine.ts'

/** Contract, Auctions, "States" and "accept_bid", sentence by sentence. */

const [owner, salem, ahmed, huda] = [1, 2, 3, 4]
const opens = Date.UTC(2026, 10, 20, 6)
const at = (minutes: number) => opens + minutes * 60_000
const ends = at(60)

/** An hour from nine; the owner has a day to accept, the winner half a day to order. */
const terms: Terms = {
  owner,
  starting: halalas(320_000),
  increment: halalas(5_000),
  reserve: null,
  autoAccept: false,
  startsAt: opens,
  firstEndsAt: ends,
  softCloseS: 120,
  softCapS: 3_600,
  acceptS: 86_400,
  awardS: 43_200,
}
const day = 24 * 60
const halfDay = 12 * 60

function announced(changed: Partial<Terms> = {}): AuctionState {
  return {
    ...{ terms: { ...terms, ...changed }, endsAt: ends, bidsCount: 0, leader: null, closed: false },
    ...{ standings: [], awards: [], orderedAt: null, voidedAt: null },
  }
}

function go(state: AuctionState, event: AuctionEvent, minutes: number): AuctionState {
  const step = advance(state, event, at(minutes))
  if (step.refused !== undefined) throw new Error(`refused: ${step.refused}`)
  return step.state
}
const refusal = (state: AuctionState, event: AuctionEvent, minutes: number) =>
  advance(state, event, at(minutes)).refused
const bid = (bidder: number, riyals: number): AuctionEvent => ({
  kind: 'bid',
  bidder,
  money: halalas(riyals * 100),
})
const accept = (number: number): AuctionEvent => ({ kind: 'accept', number })
const order = (bidder: number): AuctionEvent => ({ kind: 'order', bidder })
const stop: AuctionEvent = { kind: 'void' }
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind)

/** Salem 3,200, Ahmed 3,300, Huda 3,400: in the first minutes of the auction. */
function contested(changed: Partial<Terms> = {}): AuctionState {
  const first = go(announced(changed), bid(salem, 3_200), 1)
  return go(go(first, bid(ahmed, 3_300), 2), bid(huda, 3_400), 3)
}

describe('scheduled, open, ended', () => {
  it('follow the clock alone, whether or not anybody settles', () => {
    const state = contested()
    expect(statusOf(announced(), opens - 1)).toBe('scheduled')
    expect(statusOf(announced(), opens)).toBe('open')
    expect(statusOf(state, ends - 1)).toBe('open')
    expect(statusOf(state, ends)).toBe('ended')
    expect(statusOf(settle(state, ends).state, ends)).toBe('ended')
  })

  it('the end is recorded once, as of when it was, however late somebody looks', () => {
    const late = settle(contested(), at(60 + 90))
    expect(late.effects).toEqual([{ kind: 'ended', at: ends }])
    expect(late.state).toMatchObject({ closed: true, endsAt: ends })
    expect(settle(late.state, at(60 + 91)).effects).toEqual([])
  })

  it('is due at its end, then at the lapse of an award, and else never', () => {
    expect(dueAt(contested())).toBe(ends)
    const ended = settle(contested(), ends).state
    expect(dueAt(ended)).toBeNull()
    const awarded = go(ended, accept(3), 70)
    expect(dueAt(awarded)).toBe(at(70 + halfDay))
    expect(dueAt(go(awarded, order(huda), 71))).toBeNull()
    expect(dueAt(go(contested(), stop, 4))).toBeNull()
  })
})

describe('the owner accepts', () => {
  it('the highest bid while it is open, which ends the auction at that moment', () => {
    const step = advance(contested(), accept(3), at(10))
    if (step.refused !== undefined) throw new Error(step.refused)
    expect(kinds(step.effects)).toEqual(['ended', 'awarded'])
    expect(statusOf(step.state, at(10))).toBe('awarded')
    expect(awardOf(step.state)).toMatchObject({ bidder: huda, amount: 340_000, at: at(10), by: 'owner' })
    expect(refusal(step.state, bid(salem, 9_000), 10)).toBe('closed')
    expect(refusal(step.state, bid(owner, 9_000), 10)).toBe('own_auction')
  })

  it('also in the millisecond of a bid, which lies before the end', () => {
    const state = go(contested(), accept(3), 3)
    expect(state.endsAt).toBe(at(3) + 1)
  })

  it('only the highest: not one that was outbid, and not one that nobody made', () => {
    expect(refusal(contested(), accept(2), 10)).toBe('not_highest')
    expect(refusal(contested(), accept(4), 10)).toBe('not_highest')
    expect(refusal(announced(), accept(1), 10)).toBe('not_highest')
  })

  it('within the time after the end, and not later', () => {
    expect(acceptUntil(settle(contested(), ends).state)).toBe(at(60 + day))
    expect(statusOf(go(contested(), accept(3), 60 + day - 1), at(60 + day))).toBe('awarded')
    expect(refusal(contested(), accept(3), 60 + day)).toBe('not_now')
    expect(statusOf(contested(), at(60 + day))).toBe('unsold')
  })

  it('below the reserve too: it binds the clock, not the owner', () => {
    const state = contested({ reserve: halalas(900_000) })
    expect(reserveMet(state)).toBe(false)
    expect(statusOf(go(state, accept(3), 61), at(61))).toBe('awarded')
  })

  it('twice the same bid: nothing more happens', () => {
    const state = go(contested(), accept(3), 10)
    expect(advance(state, accept(3), at(11))).toEqual({ state, effects: [] })
    const ordered = go(state, order(huda), 12)
    expect(advance(ordered, accept(3), at(13))).toEqual({ state: ordered, effects: [] })
    expect(refusal(state, accept(2), 11)).toBe('not_now')
  })
})

describe('with automatic acceptance', () => {
  it('the end does it where there is no reserve or it is met', () => {
    for (const reserve of [null, halalas(340_000)]) {
      const { state, effects } = settle(contested({ autoAccept: true, reserve }), at(61))
      expect(kinds(effects)).toEqual(['ended', 'awarded'])
      expect(awardOf(state)).toMatchObject({ bidder: huda, at: ends, by: 'clock' })
    }
  })

  it('not below the reserve; then the owner may', () => {
    const { state } = settle(contested({ autoAccept: true, reserve: halalas(340_001) }), at(61))
    expect(statusOf(state, at(61))).toBe('ended')
    expect(awardOf(go(state, accept(3), 62))?.by).toBe('owner')
  })

  it('a lapse does it for the next who may win, as of when it lapsed', () => {
    const { state, effects } = settle(contested({ autoAccept: true }), at(60 + day + 5))
    expect(kinds(effects)).toEqual(['ended', 'awarded', 'lapsed', 'awarded', 'lapsed', 'awarded'])
    expect(state.awards.map(({ bidder, at, lapsedAt }) => [bidder, at, lapsedAt])).toEqual([
      [huda, ends, at(60 + halfDay)],
      [ahmed, at(60 + halfDay), at(60 + day)],
      [salem, at(60 + day), null],
    ])
  })

  it('a lapse passes over those below the reserve', () => {
    const state = contested({ autoAccept: true, reserve: halalas(335_000) })
    const lapsed = settle(state, at(60 + halfDay)).state
    expect(awardOf(lapsed)).toBeNull()
    expect(statusOf(lapsed, at(60 + halfDay))).toBe('ended')
  })
})

describe('unsold', () => {
  it('at once where nobody bid', () => {
    expect(statusOf(announced(), ends)).toBe('unsold')
    expect(acceptUntil(settle(announced(), ends).state)).toBeNull()
  })

  it('at once where everybody let an award lapse', () => {
    const one = go(go(announced(), bid(salem, 3_200), 1), accept(1), 2)
    expect(statusOf(one, at(2 + halfDay))).toBe('unsold')
    expect(refusal(one, accept(1), 2 + halfDay)).toBe('not_now')
  })
})

describe('an award that lapses', () => {
  const lapsed = settle(go(contested(), accept(3), 70), at(70 + halfDay)).state

  it('makes it ended again, with a whole time to accept', () => {
    expect(statusOf(lapsed, at(70 + halfDay))).toBe('ended')
    expect(acceptUntil(lapsed)).toBe(at(70 + halfDay + day))
  })

  it('stays as history, and its bidder wins no more', () => {
    expect(lapsed.awards).toMatchObject([{ bidder: huda, lapsedAt: at(70 + halfDay) }])
    expect(refusal(lapsed, accept(3), 70 + halfDay)).toBe('not_highest')
    expect(refusal(lapsed, order(huda), 70 + halfDay)).toBe('lapsed')
  })

  it('lets the owner accept the next one', () => {
    const second = go(lapsed, accept(2), 80 + halfDay)
    expect(awardOf(second)).toMatchObject({ bidder: ahmed, amount: 330_000, number: 2 })
    expect(go(second, order(ahmed), 81 + halfDay).orderedAt).toBe(at(81 + halfDay))
  })

  it('passes over every bid of who let it lapse, not only the highest', () => {
    const twice = go(go(announced(), bid(salem, 3_200), 1), bid(huda, 3_300), 2)
    const thrice = go(go(twice, bid(ahmed, 3_400), 3), bid(huda, 3_500), 4)
    const state = settle(go(thrice, accept(4), 5), at(5 + halfDay)).state
    expect(awardOf(go(state, accept(3), 6 + halfDay))).toMatchObject({ bidder: ahmed })
    const again = settle(go(state, accept(3), 6 + halfDay), at(7 + day)).state
    expect(awardOf(go(again, accept(1), 7 + day))).toMatchObject({ bidder: salem })
  })
})

describe('the winner orders', () => {
  const awarded = go(contested(), accept(3), 70)

  it('until just before the award lapses', () => {
    const last = advance(awarded, order(huda), at(70 + halfDay) - 1)
    expect(last).toMatchObject({ state: { orderedAt: at(70 + halfDay) - 1 } })
    expect(refusal(awarded, order(huda), 70 + halfDay)).toBe('lapsed')
  })

  it('and nobody else does, nor anybody before there is a winner', () => {
    expect(refusal(awarded, order(ahmed), 71)).toBe('not_winner')
    expect(refusal(awarded, order(owner), 71)).toBe('not_winner')
    expect(refusal(contested(), order(huda), 4)).toBe('not_winner')
    expect(refusal(settle(contested(), ends).state, order(huda), 61)).toBe('not_winner')
  })

  it('once', () => {
    const ordered = go(awarded, order(huda), 71)
    expect(statusOf(ordered, at(100 * day))).toBe('ordered')
    expect(refusal(ordered, order(huda), 72)).toBe('not_now')
  })
})

describe('the market’s people stop it', () => {
  it.each([
    ['scheduled', announced(), -10],
    ['open', contested(), 10],
    ['ended', contested(), 61],
    ['awarded', go(contested(), accept(3), 10), 11],
  ] as const)('when it is %s', (status, state, minutes) => {
    expect(statusOf(state, at(minutes))).toBe(status)
    const stopped = go(state, stop, minutes)
    expect(statusOf(stopped, at(minutes))).toBe('void')
    expect(statusOf(stopped, at(100 * day))).toBe('void')
    expect(acceptUntil(stopped)).toBeNull()
    expect(refusal(stopped, bid(salem, 9_000), 12)).toBe('closed')
    expect(refusal(stopped, accept(3), minutes)).toBe('not_now')
    expect(refusal(stopped, order(huda), minutes)).toBe(status === 'awarded' ? 'not_now' : 'not_winner')
    expect(advance(stopped, stop, at(minutes + 1))).toEqual({ state: stopped, effects: [] })
  })

  it('not once it is ordered or unsold', () => {
    expect(refusal(go(go(contested(), accept(3), 10), order(huda), 11), stop, 12)).toBe('not_now')
    expect(refusal(announced(), stop, 60)).toBe('not_now')
  })

  it('and what was due before happened first', () => {
    const step = advance(contested({ autoAccept: true }), stop, at(61))
    if (step.refused !== undefined) throw new Error(step.refused)
    expect(kinds(step.effects)).toEqual(['ended', 'awarded', 'voided'])
  })
})
