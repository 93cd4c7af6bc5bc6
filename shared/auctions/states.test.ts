import { describe, expect, it } from 'vitest'
import { freshAuction } from '#demo/auctions/freshAuction.ts'
import { type TakenEvent, type TradeEvent, takeEvent } from '#demo/testing/trade/auctionEvents.ts'
import { halalas } from '../base/money.ts'
import type { Terms } from './bidding.ts'
import {
  type AuctionEvent,
  type AuctionState,
  acceptUntil,
  advance,
  awardOf,
  dueAt,
  reserveMet,
  settle,
  statusOf,
} from './engine.ts'
import type { OrderFailure } from './status.ts'

/** Tests of the contract, Auctions, "States" and "accept_bid". */

const [owner, salem, ahmed, huda] = [1, 2, 3, 4]
const opens = Date.UTC(2026, 10, 20, 6)
const at = (minutes: number) => opens + minutes * 60_000
const ends = at(60)

/** Opens at 09:00 in Riyadh for one hour. The owner has one day to accept, the winner has half a day to order. */
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
  return { ...freshAuction({ ...terms, ...changed }), endsAt: ends }
}

function go(state: AuctionState, event: TradeEvent, minutes: number): AuctionState {
  const step = takeEvent(state, event, at(minutes))
  if (step.refused !== undefined) throw new Error(`refused: ${step.refused}`)
  return step.state
}
const refusal = (state: AuctionState, event: TradeEvent, minutes: number) =>
  takeEvent(state, event, at(minutes)).refused
const bid = (bidder: number, riyals: number): TradeEvent => ({
  kind: 'bid',
  bidder,
  money: halalas(riyals * 100),
})
const accept = (number: number): AuctionEvent => ({ kind: 'accept', number })
const order = (bidder: number): AuctionEvent => ({ kind: 'order', bidder })
const stop: AuctionEvent = { kind: 'void' }
const kinds = (effects: TakenEvent['effects']) => effects.map(({ kind }) => kind)

/** An auction with bids of SR 3,200 by Salem, 3,300 by Ahmed and 3,400 by Huda, in the first three minutes. */
function contested(changed: Partial<Terms> = {}): AuctionState {
  const first = go(announced(changed), bid(salem, 3_200), 1)
  return go(go(first, bid(ahmed, 3_300), 2), bid(huda, 3_400), 3)
}

describe('the status of an auction', () => {
  it('depends only on the time, not on whether settle has run', () => {
    const state = contested()
    expect(statusOf(announced(), opens - 1)).toBe('scheduled')
    expect(statusOf(announced(), opens)).toBe('open')
    expect(statusOf(state, ends - 1)).toBe('open')
    expect(statusOf(state, ends)).toBe('ended')
    expect(statusOf(settle(state, ends).state, ends)).toBe('ended')
  })

  it('becomes ended only once, with the time of the end, even if settle runs late', () => {
    const late = settle(contested(), at(60 + 90))
    expect(late.effects).toEqual([{ kind: 'ended', at: ends }])
    expect(late.state).toMatchObject({ closed: true, endsAt: ends })
    expect(settle(late.state, at(60 + 91)).effects).toEqual([])
  })

  it('requires a call of settle only at the end of the auction and when an award lapses', () => {
    expect(dueAt(contested())).toBe(ends)
    const ended = settle(contested(), ends).state
    expect(dueAt(ended)).toBeNull()
    const awarded = go(ended, accept(3), 70)
    expect(dueAt(awarded)).toBe(at(70 + halfDay))
    expect(dueAt(go(awarded, order(huda), 71))).toBeNull()
    expect(dueAt(go(contested(), stop, 4))).toBeNull()
  })
})

describe('accepting a bid', () => {
  it('ends an open auction', () => {
    const step = advance(contested(), accept(3), at(10))
    if (step.refused !== undefined) throw new Error(step.refused)
    expect(kinds(step.effects)).toEqual(['ended', 'awarded'])
    expect(statusOf(step.state, at(10))).toBe('awarded')
    expect(awardOf(step.state)).toMatchObject({ bidder: huda, amount: 340_000, at: at(10), by: 'owner' })
    expect(refusal(step.state, bid(salem, 9_000), 10)).toBe('auction_closed')
    expect(refusal(step.state, bid(owner, 9_000), 10)).toBe('own_auction')
  })

  it('is possible in the millisecond of the bid and ends the auction one millisecond later', () => {
    const state = go(contested(), accept(3), 3)
    expect(state.endsAt).toBe(at(3) + 1)
  })

  it('is refused for a bid that is outbid or does not exist', () => {
    expect(refusal(contested(), accept(2), 10)).toBe('not_highest')
    expect(refusal(contested(), accept(4), 10)).toBe('not_highest')
    expect(refusal(announced(), accept(1), 10)).toBe('not_highest')
  })

  it('is possible only before the deadline', () => {
    expect(acceptUntil(settle(contested(), ends).state)).toBe(at(60 + day))
    expect(statusOf(go(contested(), accept(3), 60 + day - 1), at(60 + day))).toBe('awarded')
    expect(refusal(contested(), accept(3), 60 + day)).toBe('not_now')
    expect(statusOf(contested(), at(60 + day))).toBe('unsold')
  })

  it('is possible below the reserve, which limits only automatic acceptance', () => {
    const state = contested({ reserve: halalas(900_000) })
    expect(reserveMet(state)).toBe(false)
    expect(statusOf(go(state, accept(3), 61), at(61))).toBe('awarded')
  })

  it('changes nothing when it is repeated', () => {
    const state = go(contested(), accept(3), 10)
    expect(advance(state, accept(3), at(11))).toEqual({ state, effects: [] })
    const ordered = go(state, order(huda), 12)
    expect(advance(ordered, accept(3), at(13))).toEqual({ state: ordered, effects: [] })
    expect(refusal(state, accept(2), 11)).toBe('not_now')
  })
})

describe('automatic acceptance', () => {
  it('awards the highest bid at the end unless the bid is below the reserve', () => {
    for (const reserve of [null, halalas(340_000)]) {
      const { state, effects } = settle(contested({ autoAccept: true, reserve }), at(61))
      expect(kinds(effects)).toEqual(['ended', 'awarded'])
      expect(awardOf(state)).toMatchObject({ bidder: huda, at: ends, by: 'clock' })
    }
  })

  it('awards no bid below the reserve, but the owner can accept such a bid', () => {
    const { state } = settle(contested({ autoAccept: true, reserve: halalas(340_001) }), at(61))
    expect(statusOf(state, at(61))).toBe('ended')
    expect(awardOf(go(state, accept(3), 62))?.by).toBe('owner')
  })

  it('awards the next eligible bid with the time of the lapse when an award lapses', () => {
    const { state, effects } = settle(contested({ autoAccept: true }), at(60 + day + 5))
    expect(kinds(effects)).toEqual(['ended', 'awarded', 'lapsed', 'awarded', 'lapsed', 'awarded'])
    expect(state.awards.map(({ bidder, at, lapsedAt }) => [bidder, at, lapsedAt])).toEqual([
      [huda, ends, at(60 + halfDay)],
      [ahmed, at(60 + halfDay), at(60 + day)],
      [salem, at(60 + day), null],
    ])
  })

  it('awards no bid below the reserve when an award lapses', () => {
    const state = contested({ autoAccept: true, reserve: halalas(335_000) })
    const lapsed = settle(state, at(60 + halfDay)).state
    expect(awardOf(lapsed)).toBeNull()
    expect(statusOf(lapsed, at(60 + halfDay))).toBe('ended')
  })
})

describe('an auction', () => {
  it('is unsold at its end if it has no bids', () => {
    expect(statusOf(announced(), ends)).toBe('unsold')
    expect(acceptUntil(settle(announced(), ends).state)).toBeNull()
  })

  it('is unsold as soon as the awards of all bidders have lapsed', () => {
    const one = go(go(announced(), bid(salem, 3_200), 1), accept(1), 2)
    expect(statusOf(one, at(2 + halfDay))).toBe('unsold')
    expect(refusal(one, accept(1), 2 + halfDay)).toBe('not_now')
  })
})

describe('a lapsed award', () => {
  const lapsed = settle(go(contested(), accept(3), 70), at(70 + halfDay)).state

  it('returns the auction to ended and starts a new deadline to accept', () => {
    expect(statusOf(lapsed, at(70 + halfDay))).toBe('ended')
    expect(acceptUntil(lapsed)).toBe(at(70 + halfDay + day))
  })

  it('stays recorded, and its bidder can neither win nor order', () => {
    expect(lapsed.awards).toMatchObject([{ bidder: huda, lapsedAt: at(70 + halfDay) }])
    expect(refusal(lapsed, accept(3), 70 + halfDay)).toBe('not_highest')
    expect(refusal(lapsed, order(huda), 70 + halfDay)).toBe('lapsed')
  })

  it('lets the owner accept the next bid', () => {
    const second = go(lapsed, accept(2), 80 + halfDay)
    expect(awardOf(second)).toMatchObject({ bidder: ahmed, amount: 330_000, number: 2 })
    expect(go(second, order(ahmed), 81 + halfDay).orderedAt).toBe(at(81 + halfDay))
  })

  it('makes all bids of its bidder ineligible', () => {
    const twice = go(go(announced(), bid(salem, 3_200), 1), bid(huda, 3_300), 2)
    const thrice = go(go(twice, bid(ahmed, 3_400), 3), bid(huda, 3_500), 4)
    const state = settle(go(thrice, accept(4), 5), at(5 + halfDay)).state
    expect(awardOf(go(state, accept(3), 6 + halfDay))).toMatchObject({ bidder: ahmed })
    const again = settle(go(state, accept(3), 6 + halfDay), at(7 + day)).state
    expect(awardOf(go(again, accept(1), 7 + day))).toMatchObject({ bidder: salem })
  })
})

describe('the order of an awarded lot', () => {
  const awarded = go(contested(), accept(3), 70)

  it('is possible until the award lapses', () => {
    const last = advance(awarded, order(huda), at(70 + halfDay) - 1)
    expect(last).toMatchObject({ state: { orderedAt: at(70 + halfDay) - 1 } })
    expect(refusal(awarded, order(huda), 70 + halfDay)).toBe('lapsed')
  })

  it('is refused from a person who has no award', () => {
    expect(refusal(awarded, order(ahmed), 71)).toBe('not_winner')
    expect(refusal(awarded, order(owner), 71)).toBe('not_winner')
    expect(refusal(contested(), order(huda), 4)).toBe('not_winner')
    expect(refusal(settle(contested(), ends).state, order(huda), 61)).toBe('not_winner')
  })

  it('is possible only once', () => {
    const ordered = go(awarded, order(huda), 71)
    expect(statusOf(ordered, at(100 * day))).toBe('ordered')
    expect(refusal(ordered, order(huda), 72)).toBe('not_now')
  })
})

describe('voiding an auction', () => {
  it.each([
    ['scheduled', announced(), -10],
    ['open', contested(), 10],
    ['ended', contested(), 61],
    ['awarded', go(contested(), accept(3), 10), 11],
  ] as const)('is possible while the auction is %s, and is final', (status, state, minutes) => {
    expect(statusOf(state, at(minutes))).toBe(status)
    const stopped = go(state, stop, minutes)
    expect(statusOf(stopped, at(minutes))).toBe('void')
    expect(statusOf(stopped, at(100 * day))).toBe('void')
    expect(acceptUntil(stopped)).toBeNull()
    expect(refusal(stopped, bid(salem, 9_000), 12)).toBe('auction_closed')
    expect(refusal(stopped, accept(3), minutes)).toBe('not_now')
    expect(refusal(stopped, order(huda), minutes)).toBe(status === 'awarded' ? 'not_now' : 'not_winner')
    expect(advance(stopped, stop, at(minutes + 1))).toEqual({ state: stopped, effects: [] })
  })

  it('is refused if the auction is ordered or unsold', () => {
    expect(refusal(go(go(contested(), accept(3), 10), order(huda), 11), stop, 12)).toBe('not_now')
    expect(refusal(announced(), stop, 60)).toBe('not_now')
  })

  it('first applies an end and an award that are due', () => {
    const step = advance(contested({ autoAccept: true }), stop, at(61))
    if (step.refused !== undefined) throw new Error(step.refused)
    expect(kinds(step.effects)).toEqual(['ended', 'awarded', 'voided'])
  })
})

describe('excluding a bidder', () => {
  const exclude = (bidder: number): AuctionEvent => ({ kind: 'exclude', bidder })
  const limited = (bidder: number, riyals: number, most: number): TradeEvent => ({
    kind: 'bid',
    bidder,
    money: halalas(riyals * 100),
    max: halalas(most * 100),
  })
  const leads = ({ leader }: AuctionState) => leader && [leader.bidder, leader.amount / 100, leader.max / 100]

  it("removes the leader's maximum and lowers the price to the highest other bid", () => {
    const before = go(go(announced(), bid(ahmed, 3_200), 1), limited(salem, 3_250, 9_000), 2)
    const after = go(before, exclude(salem), 3)
    expect(leads(after)).toEqual([ahmed, 3_200, 3_200])
    expect(leads(go(after, bid(huda, 3_250), 4))).toEqual([huda, 3_250, 3_250])
  })

  it("makes the outbid rival lead at the amount of the rival's own bid", () => {
    const begun = go(go(announced(), bid(ahmed, 3_200), 1), limited(salem, 3_250, 4_000), 2)
    const answered = go(begun, bid(ahmed, 3_900), 3)
    expect(leads(answered)).toEqual([salem, 3_950, 4_000])
    expect(leads(go(answered, exclude(salem), 4))).toEqual([ahmed, 3_900, 3_900])
  })

  it('changes neither price nor leader if another bidder leads', () => {
    const before = go(go(announced(), bid(salem, 3_200), 1), limited(ahmed, 3_300, 5_000), 2)
    expect(leads(go(before, exclude(salem), 3))).toEqual([ahmed, 3_300, 5_000])
  })

  it('resets the price to the starting price if there are no other bids', () => {
    const after = go(go(announced(), bid(salem, 4_000), 1), exclude(salem), 2)
    expect([after.leader, after.bidsCount, statusOf(after, at(3))]).toEqual([null, 1, 'open'])
    const again = go(after, bid(ahmed, 3_200), 4)
    expect([leads(again), again.bidsCount]).toEqual([[ahmed, 3_200, 3_200], 2])
    expect(statusOf(after, ends)).toBe('unsold')
  })

  it('ends an award without an order and automatically awards the next bid', () => {
    const run = go(go(announced({ autoAccept: true }), bid(ahmed, 3_200), 1), bid(salem, 4_000), 2)
    const won = settle(run, at(61)).state
    expect(awardOf(won)?.bidder).toBe(salem)
    const step = advance(won, exclude(salem), at(62))
    expect(step.refused === undefined && step.effects.map(({ kind }) => kind)).toEqual([
      'excluded',
      'lapsed',
      'awarded',
    ])
    const after = go(won, exclude(salem), 62)
    expect(after.awards.map(({ bidder, lapsedAt }) => [bidder, lapsedAt])).toEqual([
      [salem, at(62)],
      [ahmed, null],
    ])
  })

  it('in the millisecond of an award ends the award one millisecond later', () => {
    const won = go(go(announced(), bid(salem, 3_200), 1), accept(1), 2)
    const { awards } = go(won, exclude(salem), 2)
    expect(awards[0]?.lapsedAt).toBe(at(2) + 1)
  })

  it('changes nothing if the auction is ordered, voided or unsold, or the person has no bid', () => {
    const won = go(go(announced(), bid(salem, 3_200), 1), accept(1), 2)
    const over = [
      [go(won, { kind: 'order', bidder: salem }, 3), 4],
      [go(go(announced(), bid(salem, 3_200), 1), { kind: 'void' }, 2), 3],
      [go(announced(), bid(salem, 3_200), 1), 60 + day],
      [go(announced(), bid(ahmed, 3_200), 1), 2],
    ] as const
    for (const [state, minutes] of over) {
      const step = advance(state, exclude(salem), at(minutes))
      expect(step.refused === undefined && step.effects.filter(({ kind }) => kind !== 'ended')).toEqual([])
    }
  })

  it('does not refuse later bids of the bidder', () => {
    const after = go(go(announced(), bid(salem, 4_000), 1), exclude(salem), 2)
    expect(leads(go(after, bid(salem, 3_300), 3))).toEqual([salem, 3_300, 3_300])
  })
})

const failing = (reason: OrderFailure, changed: { barred?: number[]; ownerSells?: boolean } = {}) =>
  ({ kind: 'fail', reason, barred: [], ownerSells: true, ...changed }) as const satisfies AuctionEvent

describe('rejecting an order', () => {
  const reject = failing('rejected')
  const ordered = go(go(contested(), accept(3), 10), order(huda), 11)
  const open = go(ordered, reject, 12)

  it('ends the award, excludes its bidder and starts a new deadline to accept', () => {
    const step = advance(ordered, reject, at(12))
    expect(step.refused === undefined && kinds(step.effects)).toEqual(['excluded', 'lapsed'])
    expect(open.awards).toMatchObject([{ bidder: huda, lapsedAt: at(12), failure: 'rejected' }])
    expect(open.leader).toMatchObject({ bidder: ahmed, amount: 330_000 })
    expect([statusOf(open, at(12)), acceptUntil(open)]).toEqual(['ended', at(12 + day)])
  })

  it('lets the owner accept the next bid, whose bidder can then order the lot', () => {
    expect(refusal(open, accept(3), 13)).toBe('not_highest')
    const second = go(open, accept(2), 13)
    expect(awardOf(second)).toMatchObject({ bidder: ahmed, by: 'owner' })
    expect(refusal(second, order(huda), 14)).toBe('rejected')
    expect(statusOf(go(second, order(ahmed), 14), at(15))).toBe('ordered')
  })

  it('stops automatic awards, both immediately and after later lapses', () => {
    const auto = settle(contested({ autoAccept: true }), ends).state
    const refused = go(go(auto, order(huda), 61), reject, 62)
    expect(settle(refused, at(62 + day - 1)).effects).toEqual([])
    expect(statusOf(refused, at(62 + day))).toBe('unsold')
    const lapsed = settle(go(refused, accept(2), 63), at(63 + halfDay)).state
    expect([awardOf(lapsed), statusOf(lapsed, at(63 + halfDay))]).toEqual([null, 'ended'])
  })

  it('leaves the auction unsold immediately if no other bid is eligible', () => {
    const one = go(go(go(announced(), bid(salem, 3_200), 1), accept(1), 2), order(salem), 3)
    const after = go(one, reject, 4)
    expect([statusOf(after, at(4)), after.leader, acceptUntil(after)]).toEqual(['unsold', null, null])
  })

  it('is refused without an order and after an earlier rejection', () => {
    expect(refusal(open, reject, 13)).toBe('not_now')
    expect(refusal(contested(), reject, 10)).toBe('not_now')
    expect(refusal(go(contested(), accept(3), 10), reject, 11)).toBe('not_now')
  })

  it('in the millisecond of an award ends the award one millisecond later', () => {
    const quick = go(go(go(contested(), accept(3), 10), order(huda), 10), reject, 10)
    expect(quick.awards[0]?.lapsedAt).toBe(at(10) + 1)
  })
})

describe('abandoning an order', () => {
  const abandon = failing('abandoned')
  const ordered = go(go(contested(), accept(3), 10), order(huda), 11)
  const auto = go(settle(contested({ autoAccept: true }), ends).state, order(huda), 61)

  it('ends the award, excludes its bidder and starts a new deadline to accept', () => {
    const after = go(ordered, abandon, 12)
    expect(after.awards).toMatchObject([{ bidder: huda, lapsedAt: at(12), failure: 'abandoned' }])
    expect(after.leader).toMatchObject({ bidder: ahmed, amount: 330_000 })
    expect([statusOf(after, at(12)), acceptUntil(after)]).toEqual(['ended', at(12 + day)])
    expect(refusal(go(after, accept(2), 13), order(huda), 14)).toBe('abandoned')
  })

  it('lets automatic acceptance award the next bid with a new deadline to order', () => {
    const step = advance(auto, abandon, at(62))
    expect(step.refused === undefined && kinds(step.effects)).toEqual(['excluded', 'lapsed', 'awarded'])
    const after = go(auto, abandon, 62)
    expect(awardOf(after)).toMatchObject({ bidder: ahmed, by: 'clock', at: at(62) })
    expect(dueAt(after)).toBe(at(62 + halfDay))
  })

  it('awards no bid of a barred bidder, and no bid at all if the owner may not sell', () => {
    const barred = go(auto, failing('abandoned', { barred: [ahmed] }), 62)
    expect(awardOf(barred)?.bidder).not.toBe(ahmed)
    expect(barred.standings.some(({ bidder }) => bidder === ahmed)).toBe(false)
    const blocked = go(auto, failing('abandoned', { ownerSells: false }), 62)
    expect([awardOf(blocked), statusOf(blocked, at(62))]).toEqual([null, 'ended'])
  })

  it('causes no automatic award after an earlier rejection', () => {
    const next = go(go(go(auto, failing('rejected'), 62), accept(2), 63), order(ahmed), 64)
    expect(awardOf(go(next, abandon, 65))).toBeNull()
  })
})
