import { describe, expect, it } from 'vitest'
import { type Announced, announcementsOf } from './announcements.ts'

const before: Announced = {
  status: 'open',
  price: 4_180,
  bids_count: 22,
  ends_at: '2026-11-20T07:00:00.000Z',
  my_standing: 'leading',
  awarded_bid: null,
  connection: 'live',
}
const announced = (change: Partial<Announced>, from = before) =>
  announcementsOf(from, { ...from, ...change }, 'en').map((words) =>
    words.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '),
  )

describe('announcementsOf', () => {
  it('returns nothing without a change', () => expect(announced({})).toEqual([]))

  it('returns a single message with the price and the user’s new standing', () => {
    expect(announced({ price: 4_230, bids_count: 23, my_standing: 'outbid' })).toEqual([
      'You’ve been outbid, the price is now SR 4,230',
    ])
    // The user was outbid before their lead was announced, so only the loss of the lead is announced.
    const none = { ...before, my_standing: null } as const
    expect(announced({ price: 4_230, bids_count: 24, my_standing: 'outbid' }, none)).toEqual([
      'You’ve been outbid, the price is now SR 4,230',
    ])
    const outbid = { ...before, my_standing: 'outbid' } as const
    expect(announced({ price: 4_280, bids_count: 24, my_standing: 'leading' }, outbid)).toEqual([
      'You’re the highest bidder, at SR 4,280',
    ])
    expect(announced({ price: 4_280, bids_count: 24 }, outbid)).toEqual(['The price is now SR 4,280'])
  })

  it('returns an extension after the bid that caused the extension', () => {
    expect(announced({ price: 4_230, bids_count: 23, ends_at: '2026-11-20T07:01:12.000Z' })).toEqual([
      'The price is now SR 4,230',
      'The auction is extended to 10:01',
    ])
  })

  it('returns only the result after the auction has ended', () => {
    expect(announced({ status: 'ended', bids_count: 23, price: 4_230 })).toEqual(['The auction has ended'])
    const bid = { id: 7, amount: 4_230, bidder: 'S* D*', at: '', order_until: '' }
    expect(announced({ status: 'awarded', awarded_bid: { ...bid, mine: true } })).toEqual([
      'You won the auction',
    ])
    expect(announced({ status: 'awarded', awarded_bid: { ...bid, mine: false } })).toEqual([
      'Sold for SR 4,230',
    ])
    expect(announced({ status: 'void' })).toEqual(['Auction cancelled'])
  })

  it('reports when the connection is lost and when it is restored', () => {
    expect(announced({ connection: 'reconnecting' })).toEqual(['Connection to the auction lost'])
    expect(announced({ connection: 'live' }, { ...before, connection: 'reconnecting' })).toEqual([
      'Connected to the auction again',
    ])
    expect(announced({ connection: 'live' }, { ...before, connection: 'off' })).toEqual([])
  })
})
