import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { type Bidding, endAfter, latestEnd, type Placed, placeBid, type Terms } from './bidding.ts'

/** Contract, Auctions, "POST auction/show/{id}/bid", sentence by sentence. */

const [owner, salem, ahmed, huda] = [1, 2, 3, 4]
const riyals = (amount: number) => halalas(amount * 100)
const opens = Date.UTC(2026, 10, 20, 6)
const minutes = (count: number) => count * 60_000

/** An hour from nine, from 3,200 by steps of 50; the last two minutes move the end, at most by an hour. */
const terms: Terms = {
  owner,
  starting: riyals(3_200),
  increment: riyals(50),
  reserve: null,
  autoAccept: false,
  startsAt: opens,
  firstEndsAt: opens + minutes(60),
  softCloseS: 120,
  softCapS: 3_600,
  acceptS: 86_400,
  awardS: 86_400,
}
const fresh: Bidding = { terms, endsAt: terms.firstEndsAt, bidsCount: 0, leader: null }

/** In riyals; `at` minutes after the opening. */
interface Said {
  readonly money?: number
  readonly max?: number
  readonly at?: number
}

const say = (bidding: Bidding, bidder: number, { money, max, at = 1 }: Said) =>
  placeBid(
    bidding,
    {
      bidder,
      money: money === undefined ? undefined : riyals(money),
      max: max === undefined ? undefined : riyals(max),
    },
    opens + minutes(at),
  )

function bid(bidding: Bidding, bidder: number, said: Said): Placed {
  const placed = say(bidding, bidder, said)
  if (placed.refused !== undefined) throw new Error(`refused: ${placed.refused}`)
  return placed
}

/** `[bidder, riyals]`, and `automatic` where the market bid. */
const told = ({ bids }: Placed) =>
  bids.map(({ bidder, amount, automatic }) =>
    automatic ? [bidder, amount / 100, 'automatic'] : [bidder, amount / 100],
  )
const leads = ({ bidding: { leader } }: Placed) =>
  leader && [leader.bidder, leader.amount / 100, leader.max / 100]

describe('an amount', () => {
  it('is at least the opening price, and then a step above the last', () => {
    expect(say(fresh, salem, { money: 3_199.99 })).toEqual({ refused: 'money_too_low', least: riyals(3_200) })
    const first = bid(fresh, salem, { money: 3_200 })
    expect(told(first)).toEqual([[salem, 3_200]])
    const least = { refused: 'money_too_low', least: riyals(3_250) }
    expect(say(first.bidding, ahmed, { money: 3_249.99 })).toEqual(least)
    expect(told(bid(first.bidding, ahmed, { money: 3_250 }))).toEqual([[ahmed, 3_250]])
  })

  it('may be as high as the bidder likes, and is what they pay', () => {
    expect(leads(bid(fresh, salem, { money: 9_000 }))).toEqual([salem, 9_000, 9_000])
  })

  it('is needed of everyone but the leader', () => {
    expect(say(fresh, salem, { max: 5_000 })).toEqual({ refused: 'missing_money' })
    const { bidding } = bid(fresh, salem, { money: 3_200 })
    expect(say(bidding, ahmed, { max: 5_000 })).toEqual({ refused: 'missing_money' })
    expect(say(bidding, salem, {})).toEqual({ refused: 'missing_money' })
    expect(say(bidding, salem, { max: 5_000 })).not.toHaveProperty('refused')
  })

  it('counts up from one without a gap', () => {
    const first = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const second = bid(first.bidding, ahmed, { money: 3_300 })
    expect([...first.bids, ...second.bids].map(({ number }) => number)).toEqual([1, 2, 3])
    expect(second.bidding.bidsCount).toBe(3)
  })
})

describe('an auction takes bids', () => {
  it('not from its owner, whatever they send and whenever', () => {
    for (const at of [-1, 1, 61]) {
      expect(say(fresh, owner, { money: 3_200, at })).toEqual({ refused: 'own_auction' })
    }
  })

  it('from the moment it starts until just before it ends', () => {
    const at = (moment: number) => placeBid(fresh, { bidder: salem, money: riyals(3_200) }, moment).refused
    expect(at(opens - 1)).toBe('not_begun')
    expect(at(opens)).toBeUndefined()
    expect(at(terms.firstEndsAt - 1)).toBeUndefined()
    expect(at(terms.firstEndsAt)).toBe('closed')
  })
})

describe('a maximum', () => {
  it('leaves the price at what was said', () => {
    expect(leads(bid(fresh, salem, { money: 3_200, max: 4_000 }))).toEqual([salem, 3_200, 4_000])
  })

  it('is never below the amount', () => {
    const refusal = { refused: 'max_too_low', least: riyals(3_300) }
    expect(say(fresh, salem, { money: 3_300, max: 3_299 })).toEqual(refusal)
  })

  it('answers a lower bid one step above it, and both are recorded', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const answered = bid(bidding, ahmed, { money: 3_500 })
    expect(told(answered)).toEqual([
      [ahmed, 3_500],
      [salem, 3_550, 'automatic'],
    ])
    expect(leads(answered)).toEqual([salem, 3_550, 4_000])
  })

  it('answers at most itself, be that less than a step', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    expect(told(bid(bidding, ahmed, { money: 3_980 }))).toEqual([
      [ahmed, 3_980],
      [salem, 4_000, 'automatic'],
    ])
  })

  it('wins over a bid of the same amount, which is not recorded: the earlier has it', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const same = bid(bidding, ahmed, { money: 4_000 })
    expect(told(same)).toEqual([[salem, 4_000, 'automatic']])
    expect(leads(same)).toEqual([salem, 4_000, 4_000])
  })

  it('loses to a bid above it, which leads with what was said', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    expect(told(bid(bidding, ahmed, { money: 4_010 }))).toEqual([[ahmed, 4_010]])
  })

  it('holds out against a lower maximum, one step above it', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const tried = bid(bidding, ahmed, { money: 3_300, max: 3_700 })
    expect(told(tried)).toEqual([
      [ahmed, 3_300],
      [ahmed, 3_700, 'automatic'],
      [salem, 3_750, 'automatic'],
    ])
    expect(leads(tried)).toEqual([salem, 3_750, 4_000])
  })

  it('gives way to a higher one, which leads by the smallest step', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const over = bid(bidding, ahmed, { money: 3_300, max: 6_000 })
    expect(told(over)).toEqual([
      [ahmed, 3_300],
      [salem, 4_000, 'automatic'],
      [ahmed, 4_050, 'automatic'],
    ])
    expect(leads(over)).toEqual([ahmed, 4_050, 6_000])
    expect(told(bid(bidding, ahmed, { money: 4_000, max: 4_020 }))).toEqual([
      [salem, 4_000, 'automatic'],
      [ahmed, 4_020, 'automatic'],
    ])
  })

  it('wins over an equal one: the earlier leads', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const equal = bid(bidding, ahmed, { money: 3_300, max: 4_000 })
    expect(told(equal)).toEqual([
      [ahmed, 3_300],
      [salem, 4_000, 'automatic'],
    ])
    const third = bid(equal.bidding, huda, { money: 4_050 })
    expect(leads(third)).toEqual([huda, 4_050, 4_050])
  })
})

describe('the leader', () => {
  const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })

  it('raises the maximum alone: the price stays, nothing is recorded, the end stays', () => {
    const raised = bid(bidding, salem, { max: 5_000, at: 59 })
    expect(raised.bids).toEqual([])
    expect(raised.extended).toBe(false)
    expect(leads(raised)).toEqual([salem, 3_200, 5_000])
    expect(raised.bidding).toEqual({ ...bidding, leader: { ...bidding.leader, max: riyals(5_000) } })
  })

  it('raises it only above the old one', () => {
    const refusal = { refused: 'max_too_low', least: riyals(4_000) + 1 }
    expect(say(bidding, salem, { max: 4_000 })).toEqual(refusal)
    expect(say(bidding, salem, { max: 3_900 })).toEqual(refusal)
  })

  it('bids higher like anybody else, and a maximum above that stands', () => {
    expect(say(bidding, salem, { money: 3_249 })).toMatchObject({ refused: 'money_too_low' })
    const higher = bid(bidding, salem, { money: 3_600 })
    expect(told(higher)).toEqual([[salem, 3_600]])
    expect(leads(higher)).toEqual([salem, 3_600, 4_000])
    expect(leads(bid(bidding, salem, { money: 4_400 }))).toEqual([salem, 4_400, 4_400])
  })

  it('cannot lower the maximum beside a higher bid', () => {
    const refusal = { refused: 'max_too_low', least: riyals(4_000) }
    expect(say(bidding, salem, { money: 3_600, max: 3_800 })).toEqual(refusal)
    expect(leads(bid(bidding, salem, { money: 3_600, max: 4_200 }))).toEqual([salem, 3_600, 4_200])
  })
})

describe('a maximum that reaches the reserve', () => {
  const withReserve = (reserve: number): Bidding => ({
    ...fresh,
    terms: { ...terms, reserve: riyals(reserve) },
  })

  it('bids the reserve at once, with no rival', () => {
    const only = bid(withReserve(5_000), salem, { money: 3_200, max: 6_000 })
    expect(told(only)).toEqual([
      [salem, 3_200],
      [salem, 5_000, 'automatic'],
    ])
    expect(leads(only)).toEqual([salem, 5_000, 6_000])
    expect(leads(bid(withReserve(6_000), salem, { money: 3_200, max: 6_000 }))).toEqual([salem, 6_000, 6_000])
  })

  it('leaves the price at what was said where it stays below the reserve, or the price has reached it', () => {
    expect(leads(bid(withReserve(6_000.01), salem, { money: 3_200, max: 6_000 }))).toEqual([
      salem,
      3_200,
      6_000,
    ])
    expect(told(bid(withReserve(3_200), salem, { money: 3_200, max: 6_000 }))).toEqual([[salem, 3_200]])
  })

  it('bids the reserve when the leader raises it that far, and the bid may move the end', () => {
    const { bidding } = bid(withReserve(5_000), salem, { money: 3_200, max: 4_000 })
    const raised = bid(bidding, salem, { max: 5_500, at: 59 })
    expect(told(raised)).toEqual([[salem, 5_000, 'automatic']])
    expect(leads(raised)).toEqual([salem, 5_000, 5_500])
    expect(raised.extended).toBe(true)
    expect(told(bid(raised.bidding, salem, { max: 5_600 }))).toEqual([])
  })

  it('answers a lower bid at the reserve instead of a step above it', () => {
    const { bidding } = bid(withReserve(5_000), salem, { money: 3_200, max: 4_000 })
    expect(told(bid(bidding, ahmed, { money: 3_300, max: 7_000 }))).toEqual([
      [ahmed, 3_300],
      [salem, 4_000, 'automatic'],
      [ahmed, 5_000, 'automatic'],
    ])
    expect(told(bid(bidding, ahmed, { money: 4_100, max: 5_000 }))).toEqual([
      [ahmed, 4_100],
      [ahmed, 5_000, 'automatic'],
    ])
  })
})

describe('the end', () => {
  it('stands still until the last two minutes', () => {
    const early = bid(fresh, salem, { money: 3_200, at: 58 })
    expect([early.extended, early.bidding.endsAt]).toEqual([false, terms.firstEndsAt])
  })

  it('moves to two minutes after a bid in the last two', () => {
    const late = bid(fresh, salem, { money: 3_200, at: 59.5 })
    expect([late.extended, late.bidding.endsAt]).toEqual([true, opens + minutes(61.5)])
    const later = bid(late.bidding, ahmed, { money: 3_250, at: 61.25 })
    expect(later.bidding.endsAt).toBe(opens + minutes(63.25))
  })

  it('moves at most an hour past the first end', () => {
    expect(latestEnd(terms)).toBe(opens + minutes(120))
    const long: Bidding = { ...fresh, endsAt: opens + minutes(119.5) }
    const last = bid(long, salem, { money: 3_200, at: 119 })
    expect(last.bidding.endsAt).toBe(opens + minutes(120))
    const none = bid(last.bidding, ahmed, { money: 3_250, at: 119.9 })
    expect([none.extended, none.bidding.endsAt]).toEqual([false, opens + minutes(120)])
  })

  it('never moves back where no time is left for moving', () => {
    const strict = { terms: { ...terms, softCapS: 0 }, endsAt: terms.firstEndsAt }
    expect(endAfter(strict, terms.firstEndsAt - 1)).toBe(terms.firstEndsAt)
  })
})
