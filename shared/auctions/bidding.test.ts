import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { type Bidding, endAfter, latestEnd, type Placed, placeBid, type Terms } from './bidding.ts'

/** Tests of the contract, Auctions, "POST auction/show/{id}/bid". */

const [owner, salem, ahmed, huda] = [1, 2, 3, 4]
const riyals = (amount: number) => halalas(amount * 100)
const opens = Date.UTC(2026, 10, 20, 6)
const minutes = (count: number) => count * 60_000

/**
 * The auction is open for one hour from 09:00 in Riyadh, with a starting price of SR 3,200 and an increment of SR 50. Late bids
 * extend its end.
 */
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

/** Amounts in riyals; `at` in minutes after the start. */
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

/** A bid as `[bidder, riyals]`; automatic bids also contain `automatic`. */
const recorded = ({ bids }: Placed) =>
  bids.map(({ bidder, amount, automatic }) =>
    automatic ? [bidder, amount / 100, 'automatic'] : [bidder, amount / 100],
  )
const leads = ({ bidding: { leader } }: Placed) =>
  leader && [leader.bidder, leader.amount / 100, leader.max / 100]

describe('a bid', () => {
  it('must reach the starting price, or the last bid plus one increment', () => {
    expect(say(fresh, salem, { money: 3_199.99 })).toEqual({ refused: 'money_too_low', least: riyals(3_200) })
    const first = bid(fresh, salem, { money: 3_200 })
    expect(recorded(first)).toEqual([[salem, 3_200]])
    const least = { refused: 'money_too_low', least: riyals(3_250) }
    expect(say(first.bidding, ahmed, { money: 3_249.99 })).toEqual(least)
    expect(recorded(bid(first.bidding, ahmed, { money: 3_250 }))).toEqual([[ahmed, 3_250]])
  })

  it('may exceed the minimum, and its amount becomes the price', () => {
    expect(leads(bid(fresh, salem, { money: 9_000 }))).toEqual([salem, 9_000, 9_000])
  })

  it('requires an amount, except from the leader who raises the maximum', () => {
    expect(say(fresh, salem, { max: 5_000 })).toEqual({ refused: 'missing_money' })
    const { bidding } = bid(fresh, salem, { money: 3_200 })
    expect(say(bidding, ahmed, { max: 5_000 })).toEqual({ refused: 'missing_money' })
    expect(say(bidding, salem, {})).toEqual({ refused: 'missing_money' })
    expect(say(bidding, salem, { max: 5_000 })).not.toHaveProperty('refused')
  })

  it('is numbered from one without gaps', () => {
    const first = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const second = bid(first.bidding, ahmed, { money: 3_300 })
    expect([...first.bids, ...second.bids].map(({ number }) => number)).toEqual([1, 2, 3])
    expect(second.bidding.bidsCount).toBe(3)
  })
})

describe('placeBid', () => {
  it('refuses bids of the owner', () => {
    for (const at of [-1, 1, 61]) {
      expect(say(fresh, owner, { money: 3_200, at })).toEqual({ refused: 'own_auction' })
    }
  })

  it('accepts bids at the start, but not at the end', () => {
    const at = (moment: number) => placeBid(fresh, { bidder: salem, money: riyals(3_200) }, moment).refused
    expect(at(opens - 1)).toBe('not_begun')
    expect(at(opens)).toBeUndefined()
    expect(at(terms.firstEndsAt - 1)).toBeUndefined()
    expect(at(terms.firstEndsAt)).toBe('closed')
  })
})

describe('a maximum', () => {
  it('does not raise the price above the bid with which it is sent', () => {
    expect(leads(bid(fresh, salem, { money: 3_200, max: 4_000 }))).toEqual([salem, 3_200, 4_000])
  })

  it('is refused below the amount of its bid', () => {
    const refusal = { refused: 'max_too_low', least: riyals(3_300) }
    expect(say(fresh, salem, { money: 3_300, max: 3_299 })).toEqual(refusal)
  })

  it('outbids a lower bid by one increment', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const answered = bid(bidding, ahmed, { money: 3_500 })
    expect(recorded(answered)).toEqual([
      [ahmed, 3_500],
      [salem, 3_550, 'automatic'],
    ])
    expect(leads(answered)).toEqual([salem, 3_550, 4_000])
  })

  it('is the highest automatic bid, even if it exceeds the other bid by less than an increment', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    expect(recorded(bid(bidding, ahmed, { money: 3_980 }))).toEqual([
      [ahmed, 3_980],
      [salem, 4_000, 'automatic'],
    ])
  })

  it('wins against an equal bid, which is not recorded', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const same = bid(bidding, ahmed, { money: 4_000 })
    expect(recorded(same)).toEqual([[salem, 4_000, 'automatic']])
    expect(leads(same)).toEqual([salem, 4_000, 4_000])
  })

  it('loses to a higher bid, whose amount becomes the price', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    expect(recorded(bid(bidding, ahmed, { money: 4_010 }))).toEqual([[ahmed, 4_010]])
  })

  it('outbids a lower maximum by one increment', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const tried = bid(bidding, ahmed, { money: 3_300, max: 3_700 })
    expect(recorded(tried)).toEqual([
      [ahmed, 3_300],
      [ahmed, 3_700, 'automatic'],
      [salem, 3_750, 'automatic'],
    ])
    expect(leads(tried)).toEqual([salem, 3_750, 4_000])
  })

  it('loses to a higher maximum, which bids at most one increment more', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const over = bid(bidding, ahmed, { money: 3_300, max: 6_000 })
    expect(recorded(over)).toEqual([
      [ahmed, 3_300],
      [salem, 4_000, 'automatic'],
      [ahmed, 4_050, 'automatic'],
    ])
    expect(leads(over)).toEqual([ahmed, 4_050, 6_000])
    expect(recorded(bid(bidding, ahmed, { money: 4_000, max: 4_020 }))).toEqual([
      [salem, 4_000, 'automatic'],
      [ahmed, 4_020, 'automatic'],
    ])
  })

  it('wins against a later equal maximum', () => {
    const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })
    const equal = bid(bidding, ahmed, { money: 3_300, max: 4_000 })
    expect(recorded(equal)).toEqual([
      [ahmed, 3_300],
      [salem, 4_000, 'automatic'],
    ])
    const third = bid(equal.bidding, huda, { money: 4_050 })
    expect(leads(third)).toEqual([huda, 4_050, 4_050])
  })
})

describe('the leader', () => {
  const { bidding } = bid(fresh, salem, { money: 3_200, max: 4_000 })

  it('can raise the maximum without a change of price or end', () => {
    const raised = bid(bidding, salem, { max: 5_000, at: 59 })
    expect(raised.bids).toEqual([])
    expect(raised.extended).toBe(false)
    expect(leads(raised)).toEqual([salem, 3_200, 5_000])
    expect(raised.bidding).toEqual({ ...bidding, leader: { ...bidding.leader, max: riyals(5_000) } })
  })

  it('cannot lower the maximum or send the same maximum again', () => {
    const refusal = { refused: 'max_too_low', least: riyals(4_000) + 1 }
    expect(say(bidding, salem, { max: 4_000 })).toEqual(refusal)
    expect(say(bidding, salem, { max: 3_900 })).toEqual(refusal)
  })

  it('keeps a higher maximum when they raise the price with a bid', () => {
    expect(say(bidding, salem, { money: 3_249 })).toMatchObject({ refused: 'money_too_low' })
    const higher = bid(bidding, salem, { money: 3_600 })
    expect(recorded(higher)).toEqual([[salem, 3_600]])
    expect(leads(higher)).toEqual([salem, 3_600, 4_000])
    expect(leads(bid(bidding, salem, { money: 4_400 }))).toEqual([salem, 4_400, 4_400])
  })

  it('cannot lower the maximum by sending a lower maximum with a higher bid', () => {
    const refusal = { refused: 'max_too_low', least: riyals(4_000) }
    expect(say(bidding, salem, { money: 3_600, max: 3_800 })).toEqual(refusal)
    expect(leads(bid(bidding, salem, { money: 3_600, max: 4_200 }))).toEqual([salem, 3_600, 4_200])
  })
})

describe('a maximum in an auction with a reserve', () => {
  const withReserve = (reserve: number): Bidding => ({
    ...fresh,
    terms: { ...terms, reserve: riyals(reserve) },
  })

  it('bids the reserve immediately if it reaches the reserve', () => {
    const only = bid(withReserve(5_000), salem, { money: 3_200, max: 6_000 })
    expect(recorded(only)).toEqual([
      [salem, 3_200],
      [salem, 5_000, 'automatic'],
    ])
    expect(leads(only)).toEqual([salem, 5_000, 6_000])
    expect(leads(bid(withReserve(6_000), salem, { money: 3_200, max: 6_000 }))).toEqual([salem, 6_000, 6_000])
  })

  it('does not change the price if the maximum is below the reserve or the price has reached the reserve', () => {
    expect(leads(bid(withReserve(6_000.01), salem, { money: 3_200, max: 6_000 }))).toEqual([
      salem,
      3_200,
      6_000,
    ])
    expect(recorded(bid(withReserve(3_200), salem, { money: 3_200, max: 6_000 }))).toEqual([[salem, 3_200]])
  })

  it('bids the reserve when the leader raises the maximum to the reserve', () => {
    const { bidding } = bid(withReserve(5_000), salem, { money: 3_200, max: 4_000 })
    const raised = bid(bidding, salem, { max: 5_500, at: 59 })
    expect(recorded(raised)).toEqual([[salem, 5_000, 'automatic']])
    expect(leads(raised)).toEqual([salem, 5_000, 5_500])
    expect(raised.extended).toBe(true)
    expect(recorded(bid(raised.bidding, salem, { max: 5_600 }))).toEqual([])
  })

  it('bids the reserve when it outbids a leader below the reserve', () => {
    const { bidding } = bid(withReserve(5_000), salem, { money: 3_200, max: 4_000 })
    expect(recorded(bid(bidding, ahmed, { money: 3_300, max: 7_000 }))).toEqual([
      [ahmed, 3_300],
      [salem, 4_000, 'automatic'],
      [ahmed, 5_000, 'automatic'],
    ])
    expect(recorded(bid(bidding, ahmed, { money: 4_100, max: 5_000 }))).toEqual([
      [ahmed, 4_100],
      [ahmed, 5_000, 'automatic'],
    ])
  })
})

describe('the end of an auction', () => {
  it('does not change for a bid before the last two minutes', () => {
    const early = bid(fresh, salem, { money: 3_200, at: 58 })
    expect([early.extended, early.bidding.endsAt]).toEqual([false, terms.firstEndsAt])
  })

  it('moves to two minutes after a bid in the last two minutes', () => {
    const late = bid(fresh, salem, { money: 3_200, at: 59.5 })
    expect([late.extended, late.bidding.endsAt]).toEqual([true, opens + minutes(61.5)])
    const later = bid(late.bidding, ahmed, { money: 3_250, at: 61.25 })
    expect(later.bidding.endsAt).toBe(opens + minutes(63.25))
  })

  it('moves at most one hour beyond the first end', () => {
    expect(latestEnd(terms)).toBe(opens + minutes(120))
    const long: Bidding = { ...fresh, endsAt: opens + minutes(119.5) }
    const last = bid(long, salem, { money: 3_200, at: 119 })
    expect(last.bidding.endsAt).toBe(opens + minutes(120))
    const none = bid(last.bidding, ahmed, { money: 3_250, at: 119.9 })
    expect([none.extended, none.bidding.endsAt]).toEqual([false, opens + minutes(120)])
  })

  it('does not become earlier if no extension is allowed', () => {
    const strict = { terms: { ...terms, softCapS: 0 }, endsAt: terms.firstEndsAt }
    expect(endAfter(strict, terms.firstEndsAt - 1)).toBe(terms.firstEndsAt)
  })
})
