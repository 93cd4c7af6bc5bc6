import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceScale } from './priceScale.ts'

describe('priceScale', () => {
  it('begins and ends at round numbers around the prices', () =>
    expect(priceScale([31.5, 33], [44, 58.2])).toEqual({ bottom: 30, top: 60, ticks: [30, 40, 50, 60] }))

  it('contains every price, even if there is only one', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 }).map((halalas) => halalas / 100)
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
        const { bottom, top, ticks } = priceScale(prices, prices)
        expect(bottom).toBeLessThanOrEqual(Math.min(...prices) + 1e-6)
        expect(top).toBeGreaterThanOrEqual(Math.max(...prices) - 1e-6)
        expect(ticks.length).toBeLessThanOrEqual(8)
        expect(top).toBeGreaterThan(bottom)
      }),
    )
  })
})
