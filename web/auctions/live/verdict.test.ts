import { describe, expect, it } from 'vitest'
import { verdictBody } from './verdict.ts'

const bid = { bidder: 'مزايد 2', mine: true, order_until: null } as never

describe('the result of an auction', () => {
  it.each([
    ['english', 'awarded', true, 'awardedMineBody'],
    ['dutch', 'awarded', true, 'boughtBody'],
    ['dutch', 'awarded', false, 'pressedBody'],
    ['dutch', 'unsold', false, 'unpressedBody'],
    ['sealed', 'awarded', true, 'offerMineBody'],
    ['sealed', 'ordered', false, 'offerBody'],
    ['sealed', 'unsold', false, 'noOfferBody'],
    ['english', 'unsold', false, 'unsoldBody'],
    ['sealed', 'void', false, 'voidedBody'],
  ] as const)('(way %s, state %s, mine: %s) has the texts %s', (way, status, mine, body) => {
    expect(verdictBody({ way, status, awarded_bid: mine ? bid : null, bids_count: 1 })).toBe(body)
  })

  it('says that a tender waits for the opening of its offers', () => {
    const ended = { way: 'sealed', status: 'ended', awarded_bid: null } as const
    expect(verdictBody({ ...ended, bids_count: 0 })).toBe('openingBody')
    expect(verdictBody({ ...ended, bids_count: 2 })).toBe('offerWaitsBody')
  })
})
