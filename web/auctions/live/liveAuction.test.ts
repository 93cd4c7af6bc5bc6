import { describe, expect, it } from 'vitest'
import type { AuctionDetails, AuctionNews, Bid, BidAnswer } from '#shared/auctions/contract.ts'
import { type Live, type LiveStep, liveOf, missesSomething, type News, nextLive } from './liveAuction.ts'

const [mona, saad, ali] = ['mark-of-mona', 'mark-of-saad', 'mark-of-ali']
const time = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 18, 0, seconds)).toISOString()

const bidOf = (number: number, mark = number % 2 ? mona : saad): AuctionNews['bid']['bids'][number] => ({
  id: 1_000 + number,
  number,
  amount: 950 + number * 50,
  bidder: 'م* ا*',
  mark,
  automatic: false,
  at: time(number),
})

const shownBids = (count: number, most = 50): Bid[] =>
  Array.from({ length: Math.min(count, most) }, (_, place) => ({
    ...bidOf(count - place),
    mine: count - place === 0,
    state: place ? 'outbid' : 'leading',
  }))

/** Mona makes the first bid, then Saad and Mona bid alternately. */
const standingOf = (count: number) => ({
  my_standing: count === 0 ? null : count % 2 ? 'leading' : 'outbid',
  my_highest: count === 0 ? null : 950 + (count % 2 ? count : count - 1) * 50,
})

/** Returns the open auction that the page was rendered with for Mona, with this number of bids. */
function drawn(count: number, rest: Partial<AuctionDetails> = {}): AuctionDetails {
  const price = count ? 950 + count * 50 : null
  const known = {
    id: 7,
    status: 'open',
    quantity: 50,
    starting_price: 1_000,
    min_increment: 50,
    price: price ?? 1_000,
    current_price: price,
    price_per_kg: (price ?? 1_000) / 50,
    next_minimum: 1_000 + count * 50,
    bids_count: count,
    reserve_met: true,
    starts_at: time(-60),
    ends_at: time(600),
    accept_until: null,
    server_time: time(0),
    my_mark: mona,
    my_max: null,
    ...standingOf(count),
    awarded_bid: null,
    is_owner: false,
    bids: shownBids(count).map((bid) => ({ ...bid, mine: bid.mark === mona })),
    ...rest,
  }
  return known as unknown as AuctionDetails
}

/** Returns a bids event up to this number. The event holds the last eight bids. */
const bidNews = (to: number, { at = to, mark }: { at?: number; mark?: string } = {}): News => {
  const bids = Array.from({ length: Math.min(8, to) }, (_, place) =>
    bidOf(to - place, place ? undefined : mark),
  )
  const [top] = bids
  if (!top) throw new RangeError('no bid')
  const { amount, bidder } = top
  return {
    kind: 'bid',
    data: {
      current_price: amount,
      next_minimum: amount + 50,
      bids_count: to,
      reserve_met: true,
      ends_at: time(600),
      bidder,
      mark: top.mark,
      bids,
      server_time: time(at),
    },
  }
}

const endNews = (
  status: AuctionDetails['status'],
  at: number,
  bids_count: number,
  kind: 'ended' | 'standing' = 'ended',
) =>
  ({
    kind,
    data: {
      status,
      ends_at: time(600),
      bids_count,
      server_time: time(at),
      accept_until: status === 'ended' ? time(86_400) : null,
    },
  }) as const

const awardNews = (number: number, at: number): News => {
  const { id, amount, bidder, mark } = bidOf(number)
  const bid = { id, number, amount, bidder, mark }
  return { kind: 'awarded', data: { bid, at: time(at), order_until: time(86_400), server_time: time(at) } }
}

const received = (news: News): LiveStep => ({ kind: 'received', news, at: 1 })
const afterSteps = (live: Live, ...steps: LiveStep[]) => steps.reduce(nextLive, live)
const numbers = ({ auction: { bids } }: Live) => bids.map(({ number }) => number)
const kinds = ({ changes }: Live) => changes.map(({ kind }) => kind)

it('an offer in a tender changes the number of offers, and older data does not change it back', () => {
  const offers = (offers_count: number, at: number): News => ({
    kind: 'offers',
    data: { offers_count, server_time: time(at) },
  })
  const tender = drawn(0, { way: 'sealed', offers_count: 1 })
  const live = afterSteps(liveOf(tender), received(offers(3, 5)))
  expect(live.auction.offers_count).toBe(3)
  expect(afterSteps(live, { kind: 'loaded', auction: tender }).auction.offers_count).toBe(3)
  expect(afterSteps(live, received(offers(2, 4))).auction.offers_count).toBe(3)
  expect(afterSteps(live, received(offers(0, 6))).auction.offers_count).toBe(0)
})

describe('new bids', () => {
  it('are each added once at the top, and raise the price', () => {
    const live = afterSteps(
      liveOf(drawn(3)),
      received(bidNews(4)),
      received(bidNews(4)),
      received(bidNews(6)),
    )
    expect(numbers(live)).toEqual([6, 5, 4, 3, 2, 1])
    expect(live.auction).toMatchObject({
      current_price: 1_250,
      price: 1_250,
      price_per_kg: 25,
      next_minimum: 1_300,
      bids_count: 6,
    })
    expect(live.auction.bids.map(({ state }) => state)).toEqual(['leading', ...Array(5).fill('outbid')])
    expect(missesSomething(live.auction)).toBe(false)
  })

  it('make the page load the missing bids if the bid numbers have a gap', () => {
    const gapped = afterSteps(liveOf(drawn(3)), received(bidNews(40)))
    expect(numbers(gapped)).toEqual([40, 39, 38, 37, 36, 35, 34, 33])
    expect(missesSomething(gapped.auction)).toBe(true)
    const older = drawn(38, { server_time: time(38) })
    const whole = afterSteps(gapped, { kind: 'loaded', auction: older })
    expect(numbers(whole)).toEqual(Array.from({ length: 40 }, (_, place) => 40 - place))
    expect(whole.auction.current_price).toBe(2_950)
    expect(whole.auction.bids.filter(({ state }) => state === 'leading')).toHaveLength(1)
    expect(missesSomething(whole.auction)).toBe(false)
  })

  it('never make the list longer than its maximum number of rows', () => {
    expect(numbers(afterSteps(liveOf(drawn(120)), received(bidNews(123))))).toHaveLength(50)
  })

  it('never lower the price, in any order of arrival', () => {
    const live = afterSteps(liveOf(drawn(3)), received(bidNews(6)), received(bidNews(4)), {
      kind: 'loaded',
      auction: drawn(3),
    })
    expect(live.auction).toMatchObject({ current_price: 1_250, bids_count: 6, server_time: time(6) })
    expect(numbers(live)).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('open an auction that was rendered as scheduled', () => {
    expect(afterSteps(liveOf(drawn(0, { status: 'scheduled' })), received(bidNews(1))).auction.status).toBe(
      'open',
    )
  })
})

describe('the user', () => {
  it('is notified once when they lead and once when they are outbid', () => {
    const live = afterSteps(
      liveOf(drawn(0)),
      received(bidNews(1)),
      received(bidNews(2)),
      received(bidNews(4, { mark: ali })),
    )
    expect(kinds(live)).toEqual(['leading', 'outbid', 'bid'])
    expect(live.auction).toMatchObject({ my_standing: 'outbid', my_highest: 1_100 })
    expect(live.auction.bids.map(({ mine }) => mine)).toEqual([false, true, false, true])
    expect(kinds(afterSteps(live, { kind: 'announced' }))).toEqual(['outbid', 'bid'])
    const ats = live.changes.map(({ at }) => at)
    expect(new Set(ats).size).toBe(3)
  })

  it('sees the result of their own bid before the stream adds the bid to the list', () => {
    const answer: BidAnswer = {
      leading: true,
      current_price: 1_200,
      next_minimum: 1_250,
      bids_count: 5,
      my_max: 2_000,
      ends_at: time(700),
      server_time: time(5),
      number: 5,
      hash: 'h',
    }
    const sent = { money: 1_200, max_money: 2_000 }
    const live = afterSteps(liveOf(drawn(4)), { kind: 'answered', answer, sent, at: 1 })
    expect(live.auction).toMatchObject({
      current_price: 1_200,
      my_standing: 'leading',
      my_highest: 1_200,
      my_max: 2_000,
      ends_at: time(700),
    })
    expect(kinds(live)).toEqual(['leading', 'extended'])
    expect(missesSomething(live.auction)).toBe(true)
    const whole = afterSteps(live, received(bidNews(5)))
    expect(numbers(whole)).toEqual([5, 4, 3, 2, 1])
    expect(whole.auction).toMatchObject({ my_standing: 'leading', my_max: 2_000, ends_at: time(700) })
    expect(kinds(whole)).toEqual(['leading', 'extended'])
    const outbid = afterSteps(whole, received(bidNews(6)))
    expect(outbid.auction).toMatchObject({ my_standing: 'outbid', my_highest: 1_200, my_max: null })
  })

  it('is notified when a maximum outbids their bid immediately', () => {
    const answer: BidAnswer = {
      leading: false,
      current_price: 1_250,
      next_minimum: 1_300,
      bids_count: 6,
      my_max: null,
      ends_at: time(600),
      server_time: time(5),
      number: 5,
      hash: 'h',
    }
    const live = afterSteps(liveOf(drawn(4, { my_mark: ali, my_standing: null, my_highest: null })), {
      kind: 'answered',
      answer,
      sent: { money: 1_200 },
      at: 1,
    })
    expect(live.auction).toMatchObject({ my_standing: 'outbid', my_highest: 1_200 })
    expect(kinds(live)).toEqual(['outbid'])
  })

  it('sees their own bids after a reload of a page that was rendered without a session', () => {
    const live = afterSteps(
      liveOf(drawn(3, { my_mark: null, my_standing: null, my_highest: null })),
      received(bidNews(4)),
      {
        kind: 'loaded',
        auction: drawn(3),
      },
    )
    expect(live.auction).toMatchObject({
      my_mark: mona,
      my_standing: 'outbid',
      my_highest: 1_100,
      bids_count: 4,
    })
    expect(live.auction.bids.map(({ mine }) => mine)).toEqual([false, true, false, true])
  })
})

describe('the end of an auction', () => {
  it('becomes later with late bids but never earlier', () => {
    const extended = (at: number, seconds: number): News => ({
      kind: 'extended',
      data: { ends_at: time(seconds), server_time: time(at) },
    })
    const live = afterSteps(liveOf(drawn(3)), received(extended(10, 720)), received(extended(5, 660)))
    expect(live.auction.ends_at).toBe(time(720))
    expect(kinds(live)).toEqual(['extended'])
  })

  it('starts the time to accept a bid; when this time has passed, the auction is unsold', () => {
    const ended = afterSteps(
      liveOf(drawn(3)),
      received(endNews('ended', 600, 3)),
      received(endNews('ended', 601, 3)),
    )
    expect(ended.auction).toMatchObject({ status: 'ended', accept_until: time(86_400) })
    expect(kinds(ended)).toEqual(['ended'])
    expect(ended.auction.bids[0]?.state).toBe('leading')
    const passed = afterSteps(ended, { kind: 'passed', now: Date.parse(time(86_400)) })
    expect(passed.auction).toMatchObject({ status: 'unsold', accept_until: null })
    expect(new Set(passed.auction.bids.map(({ state }) => state))).toEqual(new Set(['lost']))
  })

  it('shows the winner until the award lapses', () => {
    const won = afterSteps(
      liveOf(drawn(3)),
      received(endNews('awarded', 600, 3)),
      received(awardNews(3, 600)),
    )
    expect(won.auction).toMatchObject({
      status: 'awarded',
      awarded_bid: { id: 1_003, mine: true, amount: 1_100 },
    })
    expect(won.auction.bids.map(({ state }) => state)).toEqual(['accepted', 'lost', 'lost'])
    expect(missesSomething(won.auction)).toBe(false)
    const waits = afterSteps(won, received(endNews('ended', 90_000, 3)))
    expect(waits.auction).toMatchObject({ status: 'ended', awarded_bid: null })
    expect(waits.auction.bids.map(({ state }) => state)).toEqual(['ineligible', 'leading', 'ineligible'])
    const next = afterSteps(waits, received(awardNews(2, 90_100)))
    expect(next.auction.bids.map(({ state }) => state)).toEqual(['ineligible', 'accepted', 'ineligible'])
    expect(kinds(next)).toEqual(['awarded', 'ended', 'awarded'])
  })

  it('shows the user as the winner if the award arrived before the session was known', () => {
    const bids = shownBids(3).map((bid) => ({ ...bid, mine: false }))
    const strange = drawn(3, { my_mark: null, my_standing: null, my_highest: null, bids })
    const strangers = afterSteps(
      liveOf(strange),
      received(endNews('awarded', 600, 3)),
      received(awardNews(3, 600)),
    )
    expect(strangers.auction.awarded_bid?.mine).toBe(false)
    const known = afterSteps(strangers, { kind: 'loaded', auction: drawn(3, { server_time: time(599) }) })
    expect(known.auction.awarded_bid).toMatchObject({ id: 1_003, mine: true })
  })

  it('makes the page reload the auction if the awarded bid has not arrived', () => {
    expect(missesSomething(afterSteps(liveOf(drawn(3)), received(endNews('awarded', 600, 3))).auction)).toBe(
      true,
    )
  })

  it('is applied even if the server’s clock was set back', () => {
    expect(afterSteps(liveOf(drawn(3)), received(endNews('unsold', -5_400, 3))).auction.status).toBe('unsold')
    expect(afterSteps(liveOf(drawn(3)), received(endNews('unsold', -5, 3))).auction.status).toBe('open')
  })

  it('is reported when the market voids the auction', () => {
    const live = afterSteps(liveOf(drawn(3)), received({ kind: 'voided', data: { server_time: time(9) } }))
    expect(live.auction.status).toBe('void')
    expect(kinds(live)).toEqual(['voided'])
  })

  it('is not reported by an event that changes nothing', () => {
    const live = liveOf(drawn(3))
    const next = afterSteps(live, received(endNews('open', 5, 3, 'standing')))
    expect({ ...next.auction, server_time: time(0) }).toMatchObject({
      status: 'open',
      ends_at: time(600),
      bids_count: 3,
    })
    expect(kinds(next)).toEqual([])
  })
})

describe('a tender', () => {
  const sealed = (count: number, at: number) =>
    drawn(count, { way: 'sealed', server_time: time(at), ends_at: time(600) })
  const shownPrice = ({ auction: { price, current_price, price_per_kg } }: Live) => ({
    price,
    current_price,
    price_per_kg,
  })

  it('has the price of the accepted offer as soon as it is awarded', () => {
    const live = afterSteps(
      liveOf(sealed(0, 0)),
      received(endNews('awarded', 601, 3)),
      received(awardNews(3, 601)),
    )
    expect(shownPrice(live)).toEqual({ price: 1_100, current_price: 1_100, price_per_kg: 22 })
  })

  it('has the price of its opened offers if they were loaded before the event of its end arrived', () => {
    const ended = afterSteps(liveOf(sealed(0, 0)), received(endNews('ended', 602, 3)))
    const live = afterSteps(ended, { kind: 'loaded', auction: sealed(3, 601) })
    expect(shownPrice(live)).toEqual({ price: 1_100, current_price: 1_100, price_per_kg: 22 })
    expect(live.auction.status).toBe('ended')
    expect(missesSomething(live.auction)).toBe(false)
  })
})

it('a live auction keeps no data when another auction is loaded', () => {
  const other = drawn(1, { id: 8 })
  expect(afterSteps(liveOf(drawn(3)), { kind: 'loaded', auction: other })).toEqual(liveOf(other))
})

describe('an excluded bidder', () => {
  const excluded = (at: number): News => ({ kind: 'excluded', data: { server_time: time(at) } })
  const fallen = (at: number) =>
    drawn(3, {
      server_time: time(at),
      price: 1_000,
      current_price: 1_000,
      next_minimum: 1_050,
      bids: drawn(3).bids.map((bid) => ({ ...bid, state: bid.number > 1 ? 'ineligible' : 'leading' })),
    })

  it('makes the page reload the auction and ignore answers from before the exclusion', () => {
    const left = afterSteps(liveOf(drawn(3)), received(excluded(10)))
    expect(missesSomething(left.auction, left.excludedAt)).toBe(true)
    const stale = afterSteps(left, { kind: 'loaded', auction: drawn(3, { server_time: time(9) }) })
    expect(stale.auction.current_price).toBe(drawn(3).current_price)
    expect(missesSomething(stale.auction, stale.excludedAt)).toBe(true)
    const fresh = afterSteps(stale, { kind: 'loaded', auction: fallen(10) })
    expect(fresh.auction).toMatchObject({ current_price: 1_000, next_minimum: 1_050, bids_count: 3 })
    expect(fresh.auction.bids.map(({ state }) => state)).toEqual(['ineligible', 'ineligible', 'leading'])
    expect(missesSomething(fresh.auction, fresh.excludedAt)).toBe(false)
  })

  it('does not lead after another person’s bid', () => {
    const left = afterSteps(liveOf(drawn(3)), received(excluded(10)), { kind: 'loaded', auction: fallen(10) })
    const live = afterSteps(left, received(bidNews(4, { at: 11 })))
    expect(live.auction.bids.map(({ state }) => state)).toEqual([
      ...['leading', 'ineligible', 'ineligible', 'outbid'],
    ])
  })
})
