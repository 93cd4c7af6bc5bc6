import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOf, isThin, publishable, publishableWithin } from './rules.ts'

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

  it('also hides the smallest of the other figures if exactly one is hidden', () =>
    expect(publishable([figure(3, 10), figure(2, 9), figure(5, 1)])).toEqual([figure(3, 10)]))

  it('returns all figures if none is hidden', () =>
    expect(publishable([figure(3, 1), figure(3, 2)])).toHaveLength(2))
})

describe('publishableWithin', () => {
  const figure = (start: string, sellers: number, grams: number) => ({ start, sellers, grams })

  it('hides a second day of a week in which exactly one day is hidden, and no day of other weeks', () => {
    const days = [
      figure('2026-11-01', 3, 10),
      figure('2026-11-02', 1, 99),
      figure('2026-11-03', 4, 5),
      figure('2026-11-08', 3, 1),
    ]
    const week = (start: string) => (start < '2026-11-08' ? 'one' : 'two')
    expect([...publishableWithin(days, week)].sort()).toEqual(['2026-11-01', '2026-11-08'])
  })
})

describe('isThin', () => {
  it('is true below ten sales or five sellers', () =>
    expect([
      isThin({ sales: 10, sellers: 5 }),
      isThin({ sales: 9, sellers: 5 }),
      isThin({ sales: 10, sellers: 4 }),
    ]).toEqual([false, true, true]))
})
