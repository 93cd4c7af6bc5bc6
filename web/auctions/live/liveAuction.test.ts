import { describe, expect, it } from 'vitest'
import type { AuctionDetails, AuctionNews, Bid, BidAnswer } from '#shared/auctions/contract.ts'
import { type Live, type LiveStep, liveOf, missesSomething, type News, nextLive } from './liveAuction.ts'

const [mona, saad, ali] = ['mark-of-mona', 'mark-of-saad', 'mark-of-ali']
const time = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 18, 0, seconds)).toISOString()

const told = (number: number, mark = number % 2 ? mona : saad): AuctionNews['bid']['bids'][number] => ({
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
    ...told(count - place),
    mine: count - place === 0,
    state: place ? 'outbid' : 'leading',
  }))

/** Mona bids first, then each in turn. */
const standingOf = (count: number) => ({
  my_standing: count === 0 ? null : count % 2 ? 'leading' : 'outbid',
  my_highest: count === 0 ? null : 950 + (count % 2 ? count : count - 1) * 50,
})

/** What a page was drawn with: open, with so many bids, read by Mona. */
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

/** Bids up to a number; the event brings the last eight. */
const bidNews = (to: number, { at = to, mark }: { at?: number; mark?: string } = {}): News => {
  const bids = Array.from({ length: Math.min(8, to) }, (_, place) =>
    told(to - place, place ? undefined : mark),
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
  const { id, amount, bidder, mark } = told(number)
  const bid = { id, number, amount, bidder, mark }
  return { kind: 'awarded', data: { bid, at: time(at), order_until: time(86_400), server_time: time(at) } }
}

const heard = (news: News): LiveStep => ({ kind: 'heard', news, at: 1 })
const goOn = (live: Live, ...steps: LiveStep[]) => steps.reduce(nextLive, live)
const numbers = ({ auction: { bids } }: Live) => bids.map(({ number }) => number)
const kinds = ({ changes }: Live) => changes.map(({ kind }) => kind)

describe('bids that come in', () => {
  it('stand on top, each once, and move the price', () => {
    const live = goOn(liveOf(drawn(3)), heard(bidNews(4)), heard(bidNews(4)), heard(bidNews(6)))
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

  it('more than were told leave no gap: what is missing is loaded', () => {
    const gone = goOn(liveOf(drawn(3)), heard(bidNews(40)))
    expect(numbers(gone)).toEqual([40, 39, 38, 37, 36, 35, 34, 33])
    expect(missesSomething(gone.auction)).toBe(true)
    const older = drawn(38, { server_time: time(38) })
    const whole = goOn(gone, { kind: 'loaded', auction: older })
    expect(numbers(whole)).toEqual(Array.from({ length: 40 }, (_, place) => 40 - place))
    expect(whole.auction.current_price).toBe(2_950)
    expect(whole.auction.bids.filter(({ state }) => state === 'leading')).toHaveLength(1)
    expect(missesSomething(whole.auction)).toBe(false)
  })

  it('are no more than the page shows', () => {
    expect(numbers(goOn(liveOf(drawn(120)), heard(bidNews(123))))).toHaveLength(50)
  })

  it('never move the price back, in whatever order they come', () => {
    const live = goOn(liveOf(drawn(3)), heard(bidNews(6)), heard(bidNews(4)), {
      kind: 'loaded',
      auction: drawn(3),
    })
    expect(live.auction).toMatchObject({ current_price: 1_250, bids_count: 6, server_time: time(6) })
    expect(numbers(live)).toEqual([6, 5, 4, 3, 2, 1])
  })

  it('open what was drawn as scheduled', () => {
    expect(goOn(liveOf(drawn(0, { status: 'scheduled' })), heard(bidNews(1))).auction.status).toBe('open')
  })
})

describe('the reader', () => {
  it('is told that they lead and that they are outbid, each once', () => {
    const live = goOn(
      liveOf(drawn(0)),
      heard(bidNews(1)),
      heard(bidNews(2)),
      heard(bidNews(4, { mark: ali })),
    )
    expect(kinds(live)).toEqual(['leading', 'outbid', 'bid'])
    expect(live.auction).toMatchObject({ my_standing: 'outbid', my_highest: 1_100 })
    expect(live.auction.bids.map(({ mine }) => mine)).toEqual([false, true, false, true])
    expect(kinds(goOn(live, { kind: 'told' }))).toEqual(['outbid', 'bid'])
    const ats = live.changes.map(({ at }) => at)
    expect(new Set(ats).size).toBe(3)
  })

  it('sees the answer to their bid at once; the stream adds it to the list', () => {
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
    const live = goOn(liveOf(drawn(4)), { kind: 'answered', answer, sent, at: 1 })
    expect(live.auction).toMatchObject({
      current_price: 1_200,
      my_standing: 'leading',
      my_highest: 1_200,
      my_max: 2_000,
      ends_at: time(700),
    })
    expect(kinds(live)).toEqual(['leading', 'extended'])
    expect(missesSomething(live.auction)).toBe(true)
    const whole = goOn(live, heard(bidNews(5)))
    expect(numbers(whole)).toEqual([5, 4, 3, 2, 1])
    expect(whole.auction).toMatchObject({ my_standing: 'leading', my_max: 2_000, ends_at: time(700) })
    expect(kinds(whole)).toEqual(['leading', 'extended'])
    const outbid = goOn(whole, heard(bidNews(6)))
    expect(outbid.auction).toMatchObject({ my_standing: 'outbid', my_highest: 1_200, my_max: null })
  })

  it('who was outbid at once by a standing maximum is told so', () => {
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
    const live = goOn(liveOf(drawn(4, { my_mark: ali, my_standing: null, my_highest: null })), {
      kind: 'answered',
      answer,
      sent: { money: 1_200 },
      at: 1,
    })
    expect(live.auction).toMatchObject({ my_standing: 'outbid', my_highest: 1_200 })
    expect(kinds(live)).toEqual(['outbid'])
  })

  it('whom the drawn page did not know finds their own bids when it is loaded for them', () => {
    const live = goOn(
      liveOf(drawn(3, { my_mark: null, my_standing: null, my_highest: null })),
      heard(bidNews(4)),
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

describe('the end', () => {
  it('moves with the last bids, never back', () => {
    const extended = (at: number, seconds: number): News => ({
      kind: 'extended',
      data: { ends_at: time(seconds), server_time: time(at) },
    })
    const live = goOn(liveOf(drawn(3)), heard(extended(10, 720)), heard(extended(5, 660)))
    expect(live.auction.ends_at).toBe(time(720))
    expect(kinds(live)).toEqual(['extended'])
  })

  it('waits for the owner, then for nobody', () => {
    const ended = goOn(liveOf(drawn(3)), heard(endNews('ended', 600, 3)), heard(endNews('ended', 601, 3)))
    expect(ended.auction).toMatchObject({ status: 'ended', accept_until: time(86_400) })
    expect(kinds(ended)).toEqual(['ended'])
    expect(ended.auction.bids[0]?.state).toBe('leading')
    const passed = goOn(ended, { kind: 'passed', now: Date.parse(time(86_400)) })
    expect(passed.auction).toMatchObject({ status: 'unsold', accept_until: null })
    expect(new Set(passed.auction.bids.map(({ state }) => state))).toEqual(new Set(['lost']))
  })

  it('and the award name the winner; a lapse takes the award and the bids of who let it lapse', () => {
    const won = goOn(liveOf(drawn(3)), heard(endNews('awarded', 600, 3)), heard(awardNews(3, 600)))
    expect(won.auction).toMatchObject({
      status: 'awarded',
      awarded_bid: { id: 1_003, mine: true, amount: 1_100 },
    })
    expect(won.auction.bids.map(({ state }) => state)).toEqual(['accepted', 'lost', 'lost'])
    expect(missesSomething(won.auction)).toBe(false)
    const waits = goOn(won, heard(endNews('ended', 90_000, 3)))
    expect(waits.auction).toMatchObject({ status: 'ended', awarded_bid: null })
    expect(waits.auction.bids.map(({ state }) => state)).toEqual(['ineligible', 'leading', 'ineligible'])
    const next = goOn(waits, heard(awardNews(2, 90_100)))
    expect(next.auction.bids.map(({ state }) => state)).toEqual(['ineligible', 'accepted', 'ineligible'])
    expect(kinds(next)).toEqual(['awarded', 'ended', 'awarded'])
  })

  it('and an award heard before the page knew its reader are still the reader’s own', () => {
    const bids = shownBids(3).map((bid) => ({ ...bid, mine: false }))
    const strange = drawn(3, { my_mark: null, my_standing: null, my_highest: null, bids })
    const told = goOn(liveOf(strange), heard(endNews('awarded', 600, 3)), heard(awardNews(3, 600)))
    expect(told.auction.awarded_bid?.mine).toBe(false)
    const known = goOn(told, { kind: 'loaded', auction: drawn(3, { server_time: time(599) }) })
    expect(known.auction.awarded_bid).toMatchObject({ id: 1_003, mine: true })
  })

  it('with an award that was not told is loaded', () => {
    expect(missesSomething(goOn(liveOf(drawn(3)), heard(endNews('awarded', 600, 3))).auction)).toBe(true)
  })

  it('is believed though the server’s clock was set back', () => {
    expect(goOn(liveOf(drawn(3)), heard(endNews('unsold', -5_400, 3))).auction.status).toBe('unsold')
    expect(goOn(liveOf(drawn(3)), heard(endNews('unsold', -5, 3))).auction.status).toBe('open')
  })

  it('comes for everybody when the market stops it', () => {
    const live = goOn(liveOf(drawn(3)), heard({ kind: 'voided', data: { server_time: time(9) } }))
    expect(live.auction.status).toBe('void')
    expect(kinds(live)).toEqual(['voided'])
  })

  it('is no news where nothing has changed', () => {
    const live = liveOf(drawn(3))
    const next = goOn(live, heard(endNews('open', 5, 3, 'standing')))
    expect({ ...next.auction, server_time: time(0) }).toMatchObject({
      status: 'open',
      ends_at: time(600),
      bids_count: 3,
    })
    expect(kinds(next)).toEqual([])
  })
})

it('another auction is shown as it was drawn', () => {
  const other = drawn(1, { id: 8 })
  expect(goOn(liveOf(drawn(3)), { kind: 'loaded', auction: other })).toEqual(liveOf(other))
})

describe('a bidder who leaves', () => {
  const excluded = (at: number): News => ({ kind: 'excluded', data: { server_time: time(at) } })
  const fallen = (at: number) =>
    drawn(3, {
      server_time: time(at),
      price: 1_000,
      current_price: 1_000,
      next_minimum: 1_050,
      bids: drawn(3).bids.map((bid) => ({ ...bid, state: bid.number > 1 ? 'ineligible' : 'leading' })),
    })

  it('makes the page load the auction again, and what was read before that does not count', () => {
    const left = goOn(liveOf(drawn(3)), heard(excluded(10)))
    expect(missesSomething(left.auction, left.excludedAt)).toBe(true)
    const stale = goOn(left, { kind: 'loaded', auction: drawn(3, { server_time: time(9) }) })
    expect(stale.auction.current_price).toBe(drawn(3).current_price)
    expect(missesSomething(stale.auction, stale.excludedAt)).toBe(true)
    const fresh = goOn(stale, { kind: 'loaded', auction: fallen(10) })
    expect(fresh.auction).toMatchObject({ current_price: 1_000, next_minimum: 1_050, bids_count: 3 })
    expect(fresh.auction.bids.map(({ state }) => state)).toEqual(['ineligible', 'ineligible', 'leading'])
    expect(missesSomething(fresh.auction, fresh.excludedAt)).toBe(false)
  })

  it('leaves their bids out of who leads when a further bid comes', () => {
    const left = goOn(liveOf(drawn(3)), heard(excluded(10)), { kind: 'loaded', auction: fallen(10) })
    const live = goOn(left, heard(bidNews(4, { at: 11 })))
    expect(live.auction.bids.map(({ state }) => state)).toEqual([
      ...['leading', 'ineligible', 'ineligible', 'outbid'],
    ])
  })
})
