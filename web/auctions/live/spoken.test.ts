import { describe, expect, it } from 'vitest'
import { type Heard, spokenOf } from './spoken.ts'

const before: Heard = {
  status: 'open',
  price: 4_180,
  bids_count: 22,
  ends_at: '2026-11-20T07:00:00.000Z',
  my_standing: 'leading',
  awarded_bid: null,
  connection: 'live',
}
const said = (change: Partial<Heard>, from = before) =>
  spokenOf(from, { ...from, ...change }, 'en').map((words) => words.replace(/[\u2066\u2069]/g, ''))

describe('what is said aloud', () => {
  it('is nothing where nothing happened', () => expect(said({})).toEqual([]))

  it('is how the reader stands rather than the price alone', () => {
    expect(said({ price: 4_230, bids_count: 23, my_standing: 'outbid' })).toEqual([
      'You have been outbid, the price is now SR 4,230',
    ])
    // Who was outbid before it could be said that they lead hears the news that counts.
    const none = { ...before, my_standing: null } as const
    expect(said({ price: 4_230, bids_count: 24, my_standing: 'outbid' }, none)).toEqual([
      'You have been outbid, the price is now SR 4,230',
    ])
    const outbid = { ...before, my_standing: 'outbid' } as const
    expect(said({ price: 4_280, bids_count: 24, my_standing: 'leading' }, outbid)).toEqual([
      'You lead now, at SR 4,280',
    ])
    expect(said({ price: 4_280, bids_count: 24 }, outbid)).toEqual(['The price is now SR 4,280'])
  })

  it('names an extension after what caused it', () => {
    expect(said({ price: 4_230, bids_count: 23, ends_at: '2026-11-20T07:01:12.000Z' })).toEqual([
      'The price is now SR 4,230',
      'The auction is extended to 10:01',
    ])
  })

  it('is the end alone where it ended', () => {
    expect(said({ status: 'ended', bids_count: 23, price: 4_230 })).toEqual(['The auction has ended'])
    const bid = { id: 7, amount: 4_230, bidder: 'S* D*', at: '', order_until: '' }
    expect(said({ status: 'awarded', awarded_bid: { ...bid, mine: true } })).toEqual(['The lot is yours'])
    expect(said({ status: 'awarded', awarded_bid: { ...bid, mine: false } })).toEqual([
      'The lot went for SR 4,230',
    ])
    expect(said({ status: 'void' })).toEqual(['The auction was cancelled'])
  })

  it('tells of the connection', () => {
    expect(said({ connection: 'reconnecting' })).toEqual(['The connection to the auction is lost'])
    expect(said({ connection: 'live' }, { ...before, connection: 'reconnecting' })).toEqual([
      'Connected to the auction again',
    ])
    expect(said({ connection: 'live' }, { ...before, connection: 'off' })).toEqual([])
  })
})
