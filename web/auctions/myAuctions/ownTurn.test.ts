import { describe, expect, it } from 'vitest'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { auctionStatuses } from '#shared/auctions/status.ts'
import { goneOn } from '../myAuction/ownLive.ts'
import { editable } from './ownEdit.ts'
import { acceptable, relistable, turnOf } from './ownTurn.ts'

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

describe('whose turn it is', () => {
  it('is the owner’s while a bid waits to be accepted', () => {
    const ended = lot({ status: 'ended', best_bid, accept_until: '2026-11-21T07:00:00Z' })
    const { who, say, short } = turnOf(ended, now, 'en')
    expect(who).toBe('me')
    expect(say).toContain('1,250.00')
    expect(say).toContain('tomorrow')
    expect(short).not.toContain('1,250.00')
    expect(acceptable(ended)).toBe(best_bid)
  })

  it('is the winner’s until they order', () => {
    const awarded_bid = { ...best_bid, mine: false, at: '', order_until: '2026-11-21T07:00:00Z' }
    const awarded = lot({ status: 'awarded', awarded_bid, best_bid })
    expect(turnOf(awarded, now, 'en')).toMatchObject({ who: 'winner' })
    expect(acceptable(awarded)).toBeNull()
  })

  it('is the bidders’ while it runs, which its owner may end', () => {
    expect(turnOf(lot({ best_bid }), now, 'ar')).toMatchObject({ who: 'bidders' })
    expect(turnOf(lot({ bids_count: 0 }), now, 'ar').say).toContain('لا مزايدات بعد')
    expect(acceptable(lot({ best_bid }))).toBe(best_bid)
  })

  it('says after which prayer it starts', () => {
    const said = (starts_after: OwnAuction['starts_after']) =>
      turnOf(lot({ status: 'scheduled', starts_after }), now, 'en').say
    expect(said('fajr')).toContain('after Fajr')
    expect(said('asr')).toContain('after Asr')
    expect(said(null)).not.toContain('after')
  })

  it('is nobody’s once it is over', () => {
    for (const status of ['ordered', 'unsold', 'void'] as const)
      expect(turnOf(lot({ status }), now, 'ar').who).toBe('nobody')
    expect(turnOf(lot({ status: 'unsold', bids_count: 0 }), now, 'en').say).toContain('without a bid')
  })
})

describe('what its owner may do', () => {
  it('is put up again what was not sold', () => {
    expect(auctionStatuses.filter((status) => relistable({ status }))).toEqual(['unsold', 'void'])
  })

  it('is changed wholly before a bid, in words and pictures after it, not at all when it is gone', () => {
    expect(editable({ status: 'scheduled', bids_count: 0 })).toBe('everything')
    expect(editable({ status: 'open', bids_count: 0 })).toBe('everything')
    expect(editable({ status: 'open', bids_count: 1 })).toBe('words')
    expect(editable({ status: 'awarded', bids_count: 3 })).toBe('words')
    expect(editable({ status: 'unsold', bids_count: 0 })).toBe('nothing')
  })
})

describe('an auction that is followed', () => {
  const live = (change: object) => ({ ...lot({}), price: 1_300, bids_count: 3, ...change }) as never

  it('goes on with what its stream tells, but keeps its state', () => {
    expect(goneOn(lot({}), live({ status: 'ended' }))).toMatchObject({
      price: 1_300,
      bids_count: 3,
      status: 'open',
    })
  })

  it('does not go back', () => {
    expect(goneOn(lot({ bids_count: 4 }), live({})).price).toBe(1_000)
  })
})
