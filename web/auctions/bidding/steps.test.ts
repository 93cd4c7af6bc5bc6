import { describe, expect, it } from 'vitest'
import { bidDoubt, isBigJump, isBigMaximum, isBigOffer, nextSteps } from './steps.ts'

const kanad = { price: 4_180, next_minimum: 4_230, min_increment: 50 }

describe('nextSteps', () => {
  it('returns the minimum bid and the bids one and two increments above the minimum', () => {
    expect(nextSteps(kanad)).toEqual([
      { amount: 4_230, above: 50, steps: 0 },
      { amount: 4_280, above: 100, steps: 1 },
      { amount: 4_330, above: 150, steps: 2 },
    ])
  })

  it('starts with the starting price if there are no bids', () => {
    const steps = nextSteps({ price: 3_200, next_minimum: 3_200, min_increment: 50 })
    expect(steps.map(({ above }) => above)).toEqual([0, 50, 100])
  })

  it('computes halalas exactly', () => {
    const steps = nextSteps({ price: 0.1, next_minimum: 0.3, min_increment: 0.2 })
    expect(steps).toEqual([
      { amount: 0.3, above: 0.2, steps: 0 },
      { amount: 0.5, above: 0.4, steps: 1 },
      { amount: 0.7, above: 0.6, steps: 2 },
    ])
  })

  it('stops at the largest amount', () => {
    const steps = nextSteps({ price: 9_999_900, next_minimum: 9_999_950, min_increment: 50 })
    expect(steps.map(({ amount }) => amount)).toEqual([9_999_950, 10_000_000])
  })
})

describe('isBigJump', () => {
  it.each([
    [4_230, false],
    [4_480, false],
    [4_480.01, true],
    [42_300, true],
  ])('returns for a bid of %d: %s', (amount, big) => expect(isBigJump(amount, kanad)).toBe(big))

  it('returns true from twice the price, with any increment', () => {
    const dear = { price: 100, next_minimum: 150, min_increment: 50 }
    expect(isBigJump(199, dear)).toBe(false)
    expect(isBigJump(200, dear)).toBe(true)
  })
})

it('isBigMaximum is true from twice the price, with any increment', () => {
  expect(isBigMaximum(8_359, kanad)).toBe(false)
  expect(isBigMaximum(8_360, kanad)).toBe(true)
})

it('isBigOffer is true from twice the minimum of a tender', () => {
  const tender = { starting_price: 6_570 }
  expect([6_570, 13_139.99, 13_140, 990_000].map((amount) => isBigOffer(amount, tender))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

describe('bidDoubt', () => {
  const leading = { ...kanad, my_standing: 'leading', my_highest: 4_180 } as const
  const outbid = { ...kanad, my_standing: 'outbid', my_highest: 4_100 } as const

  it('asks the highest bidder before they raise their own bid', () => {
    expect(bidDoubt(4_230, leading)).toBe('own')
    expect(bidDoubt(4_230, outbid)).toBeNull()
    expect(bidDoubt(4_230, { ...kanad, my_standing: null, my_highest: null })).toBeNull()
  })

  it('does not ask about a bid that is sent again', () => {
    expect(bidDoubt(4_180, leading)).toBeNull()
  })

  it('asks anybody about a bid far above the price', () => {
    expect(bidDoubt(42_300, leading)).toBe('jump')
    expect(bidDoubt(42_300, outbid)).toBe('jump')
  })
})
