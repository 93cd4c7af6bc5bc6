import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { grams } from '../base/quantity.ts'
import { type DemandFacts, meetingFields, meetingOf, type SupplyFacts } from './matching.ts'

const today = '2026-11-22'
const goods = { fishType: 59, category: 2, size: 10 }
const demand: DemandFacts = {
  ...goods,
  quantity: grams(9_000_000),
  target: halalas(4_100),
  neededBy: '2026-12-03',
}
const supply: SupplyFacts = {
  ...goods,
  quantity: grams(12_000_000),
  price: halalas(4_100),
  availableFrom: '2026-11-25',
  availableTo: null,
}

describe('meetingOf', () => {
  it('matches equal entries in every field', () => {
    expect(meetingOf(demand, supply, today)).toEqual({ fields: meetingFields, over: 0 })
  })

  it.each([
    ['another fish', { fishType: 60 }],
    ['another category', { category: 4 }],
    ['another size', { size: 9 }],
    ['goods that arrive a day too late', { availableFrom: '2026-12-04' }],
    ['goods whose last day is over', { availableTo: '2026-11-21' }],
  ])('returns null for %s', (_what, change) => {
    expect(meetingOf(demand, { ...supply, ...change }, today)).toBeNull()
  })

  it('matches a demand until its day of need and returns null after that day', () => {
    const early = { ...supply, availableFrom: '2026-11-01' }
    expect(meetingOf({ ...demand, neededBy: '2026-11-21' }, early, today)).toBeNull()
    expect(meetingOf({ ...demand, neededBy: today }, early, today)).not.toBeNull()
    expect(meetingOf(demand, { ...early, availableTo: today }, today)).not.toBeNull()
  })

  it('matches a price above the target and returns the excess', () => {
    expect(meetingOf(demand, { ...supply, price: halalas(4_250) }, today)).toEqual({
      fields: ['fish_type', 'category', 'size', 'date', 'quantity'],
      over: 150,
    })
  })

  it('matches a demand without a target in every field except the price', () => {
    expect(meetingOf({ ...demand, target: null }, supply, today)).toEqual({
      fields: ['fish_type', 'category', 'size', 'date', 'quantity'],
      over: 0,
    })
  })

  it('matches a smaller quantity in every field except the quantity', () => {
    expect(meetingOf(demand, { ...supply, quantity: grams(8_999_999) }, today)?.fields).not.toContain(
      'quantity',
    )
  })

  it('returns the excess of any price over any target', () => {
    const prices = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(prices, prices, (price, target) => {
        const met = meetingOf(
          { ...demand, target: halalas(target) },
          { ...supply, price: halalas(price) },
          today,
        )
        expect(met?.over).toBe(Math.max(0, price - target))
        expect(met?.fields.includes('price')).toBe(price <= target)
      }),
    )
  })
})
