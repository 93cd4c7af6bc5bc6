import { describe, expect, it } from 'vitest'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { auctionStatuses } from '#shared/auctions/status.ts'
import { acceptable, canJoin, editable, relistable, turnOf, withLiveUpdates } from './turn.ts'

const now = Date.parse('2026-11-20T06:41:00Z')
const lot = (change: Partial<OwnAuction>): OwnAuction =>
  ({
    status: 'open',
    bids_count: 2,
    starts_at: '2026-11-20T05:00:00Z',
    starts_after: null,
    ends_at: '2026-11-20T07:00:00Z',
    best_bid: null,
    accept_until: null,
    awarded_bid: null,
    price: 1_000,
    order_id: null,
    ...change,
  }) as OwnAuction
const best_bid = { id: 7, amount: 1_250, bidder: 'س*** ا***' }

it.each([
  [{ status: 'scheduled', bids_count: 0, way: 'english' }, true],
  [{ status: 'open', bids_count: 0 }, true],
  [{ status: 'open', bids_count: 1, way: 'english' }, false],
  [{ status: 'unsold', bids_count: 0, way: 'english' }, false],
  [{ status: 'open', bids_count: 0, way: 'sealed' }, false],
  [{ status: 'scheduled', bids_count: 0, way: 'dutch' }, false],
] as const)('a lot (%j) is offered a session: %s', (own, joins) => {
  expect(canJoin(lot(own))).toBe(joins)
})

describe('turnOf', () => {
  it('returns the owner while the owner can accept a bid of the ended auction', () => {
    const ended = lot({ status: 'ended', best_bid, accept_until: '2026-11-21T07:00:00Z' })
    const { who, say, short } = turnOf(ended, now, 'en')
    expect(who).toBe('me')
    expect(say).toContain('1,250.00')
    expect(say).toContain('tomorrow')
    expect(short).not.toContain('1,250.00')
    expect(acceptable(ended)).toBe(best_bid)
  })

  it('says "offer" for a tender, whose noun has another gender in Arabic', () => {
    const tender = { way: 'sealed', best_bid, accept_until: '2026-11-21T07:00:00Z' } as const
    const { say, short } = turnOf(lot({ ...tender, status: 'ended' }), now, 'ar')
    expect(say).toContain('اقبل أعلى عرض')
    expect(short).toContain('اقبله قبل')
    expect(turnOf(lot({ way: 'sealed', status: 'unsold', bids_count: 0 }), now, 'ar').say).toBe(
      'انتهى دون عروض',
    )
    const failed = lot({ ...tender, status: 'unsold', order_failed: 'rejected' })
    expect(turnOf(failed, now, 'en').say).toContain('no other offer')
  })

  it('returns the winner until the winner orders', () => {
    const awarded_bid = { ...best_bid, mine: false, at: '', order_until: '2026-11-21T07:00:00Z' }
    const awarded = lot({ status: 'awarded', awarded_bid, best_bid })
    expect(turnOf(awarded, now, 'en')).toMatchObject({ who: 'winner' })
    expect(acceptable(awarded)).toBeNull()
  })

  it('returns the bidders while the auction runs, although the owner may accept a bid', () => {
    expect(turnOf(lot({ best_bid }), now, 'ar')).toMatchObject({ who: 'bidders' })
    expect(turnOf(lot({ bids_count: 0 }), now, 'ar').say).toContain('لا مزايدات بعد')
    expect(turnOf(lot({ way: 'dutch', bids_count: 0 }), now, 'en').say).toContain('Nobody has bought')
    // The offers of a tender are not counted as bids before they are opened.
    expect(turnOf(lot({ way: 'sealed', bids_count: 0 }), now, 'en').say).toContain('The offers open')
    expect(acceptable(lot({ best_bid }))).toBe(best_bid)
  })

  it('names the prayer after which the auction starts', () => {
    const sentenceOf = (starts_after: OwnAuction['starts_after']) =>
      turnOf(lot({ status: 'scheduled', starts_after }), now, 'en').say
    expect(sentenceOf('fajr')).toContain('after Fajr')
    expect(sentenceOf('asr')).toContain('after Asr')
    expect(sentenceOf(null)).not.toContain('after')
  })

  it('returns nobody after the auction is over', () => {
    for (const status of ['ordered', 'unsold', 'void'] as const)
      expect(turnOf(lot({ status }), now, 'ar').who).toBe('nobody')
    const unsold = { status: 'unsold', bids_count: 0 } as const
    expect(turnOf(lot({ ...unsold, way: 'english' }), now, 'en').say).toBe('Ended without bids')
    expect(turnOf(lot({ ...unsold, way: 'dutch' }), now, 'en').say).toBe('Ended, nobody bought it')
    expect(turnOf(lot({ ...unsold, way: 'sealed' }), now, 'en').say).toBe('Ended without offers')
  })
})

describe('the owner', () => {
  it('may relist an unsold or voided lot', () => {
    expect(auctionStatuses.filter((status) => relistable({ status }))).toEqual(['unsold', 'void'])
  })

  it('may change everything before the first bid, but only details and pictures afterwards', () => {
    expect(editable({ way: 'english', status: 'scheduled', bids_count: 0 })).toBe('everything')
    expect(editable({ way: 'english', status: 'open', bids_count: 0 })).toBe('everything')
    expect(editable({ way: 'english', status: 'open', bids_count: 1 })).toBe('details')
    expect(editable({ way: 'english', status: 'awarded', bids_count: 3 })).toBe('details')
    expect(editable({ way: 'english', status: 'unsold', bids_count: 0 })).toBe('nothing')
    expect(editable({ way: 'dutch', status: 'open', bids_count: 0 })).toBe('details')
  })
})

describe('withLiveUpdates', () => {
  const live = (change: object) => ({ ...lot({}), price: 1_300, bids_count: 3, ...change }) as never

  it('uses the values of the stream but keeps the state', () => {
    expect(withLiveUpdates(lot({}), live({ status: 'ended' }))).toMatchObject({
      price: 1_300,
      bids_count: 3,
      status: 'open',
    })
  })

  it('uses the number of offers in a tender', () => {
    expect(
      withLiveUpdates(lot({ way: 'sealed', bids_count: 0 }), live({ bids_count: 0, offers_count: 2 })),
    ).toMatchObject({ offers_count: 2 })
  })

  it('ignores older values', () => {
    expect(withLiveUpdates(lot({ bids_count: 4 }), live({})).price).toBe(1_000)
  })
})
