import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, riyadhDay } from '../base/dates.ts'
import { spanStart } from '../prices/rules.ts'
import { chartDays, defaultSpan, soldShare } from './rules.ts'

describe('the periods of the charts', () => {
  const now = new Date('2026-11-20T09:00:00Z')

  it('end today and last one, seven or thirty days', () => {
    expect(riyadhDay(spanStart(chartDays.day, now))).toBe('2026-11-20')
    expect(riyadhDay(spanStart(chartDays.week, now))).toBe('2026-11-14')
    expect(riyadhDay(spanStart(chartDays.month, now))).toBe('2026-10-22')
    expect(defaultSpan).toBe('month')
  })

  it('contain exactly the given number of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        const last = addDays(spanStart(days, now), days - 1)
        expect(riyadhDay(last)).toBe('2026-11-20')
      }),
    )
  })
})

describe('soldShare', () => {
  it('returns whole percent, truncated', () => {
    expect(soldShare(300, 700)).toBe(70)
    expect(soldShare(1, 2)).toBe(66)
  })

  it('returns 0 without goods and sales', () => {
    expect(soldShare(0, 0)).toBe(0)
  })
})
