import { describe, expect, it } from 'vitest'
import { bidsHeading, verifiedText } from './words.ts'

describe('the record of an auction', () => {
  it.each([
    ['english', 'Bids', '3 bids by 2 bidders'],
    ['sealed', 'Offers after the opening', '3 offers by 2 bidders'],
    ['dutch', 'Purchase', null],
  ] as const)('names what was recorded of a lot (%s)', (way, title, count) => {
    expect(bidsHeading({ auction: { way, bids_count: 3 }, bidders: 2 }, 'en')).toEqual({ title, count })
  })

  it.each([
    ['english', 1, 'Your browser verified the only bid: it is as recorded.'],
    ['sealed', 1, 'Your browser verified the only offer: it is as recorded.'],
    ['dutch', 1, 'Your browser verified the purchase: it is as recorded.'],
  ] as const)('says what the browser verified of a lot (%s)', (way, checked, text) => {
    expect(verifiedText(way, checked, 'en')).toBe(text)
  })
})
