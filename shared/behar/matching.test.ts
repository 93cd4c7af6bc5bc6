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

describe('a supply and a demand', () => {
  it('that agree in everything meet in every field', () => {
    expect(meetingOf(demand, supply, today)).toEqual({ fields: meetingFields, over: 0 })
  })

  it.each([
    ['another fish', { fishType: 60 }],
    ['another state', { category: 4 }],
    ['another size', { size: 9 }],
    ['goods that come a day too late', { availableFrom: '2026-12-04' }],
    ['goods that are gone', { availableTo: '2026-11-21' }],
  ])('do not meet for %s', (_what, change) => {
    expect(meetingOf(demand, { ...supply, ...change }, today)).toBeNull()
  })

  it('do not meet when the day of need is over, and do on that day', () => {
    const early = { ...supply, availableFrom: '2026-11-01' }
    expect(meetingOf({ ...demand, neededBy: '2026-11-21' }, early, today)).toBeNull()
    expect(meetingOf({ ...demand, neededBy: today }, early, today)).not.toBeNull()
    expect(meetingOf(demand, { ...early, availableTo: today }, today)).not.toBeNull()
  })

  it('meet over a price that is too high, by how much is told', () => {
    expect(meetingOf(demand, { ...supply, price: halalas(4_250) }, today)).toEqual({
      fields: ['fish_type', 'category', 'size', 'date', 'quantity'],
      over: 150,
    })
  })

  it('meet where any price is listened to, and no price agrees', () => {
    expect(meetingOf({ ...demand, target: null }, supply, today)).toEqual({
      fields: ['fish_type', 'category', 'size', 'date', 'quantity'],
      over: 0,
    })
  })

  it('meet over less than the whole quantity', () => {
    expect(meetingOf(demand, { ...supply, quantity: grams(8_999_999) }, today)?.fields).not.toContain(
      'quantity',
    )
  })

  it('are over by what a price is above its target, whatever the two are', () => {
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
