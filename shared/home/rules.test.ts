import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, riyadhDay } from '../base/dates.ts'
import { changeOf, chartDays, defaultSpan, publishable, soldShare, spanStart } from './rules.ts'

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

describe('changeOf', () => {
  it('returns percent with one decimal, truncated towards zero', () => {
    expect([changeOf(110, 100), changeOf(90, 100), changeOf(3_333, 3_000), changeOf(100, 300)]).toEqual([
      10, -10, 11.1, -66.6,
    ])
  })

  it('returns null without an earlier price, and zero for a fall below 0.1 %', () => {
    expect([changeOf(100, null), changeOf(100, 0)]).toEqual([null, null])
    expect(Object.is(changeOf(999_999, 1_000_000), 0)).toBe(true)
  })

  it('is positive only for a rise and negative only for a fall', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(price, price, (now, before) => {
        const change = changeOf(now, before) ?? Number.NaN
        expect(change === 0 || Math.sign(change) === Math.sign(now - before)).toBe(true)
      }),
    )
  })
})

describe('publishable', () => {
  const figure = (sellers: number, grams: number) => ({ sellers, grams })

  it('hides figures of fewer than three sellers', () =>
    expect(publishable([figure(3, 10), figure(2, 9), figure(1, 8), figure(4, 7)])).toEqual([
      figure(3, 10),
      figure(4, 7),
    ]))

  it('hides the smallest other figure if exactly one is hidden', () =>
    expect(publishable([figure(3, 10), figure(2, 9), figure(5, 1)])).toEqual([figure(3, 10)]))

  it('returns all figures if none is hidden', () =>
    expect(publishable([figure(3, 1), figure(3, 2)])).toHaveLength(2))
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
