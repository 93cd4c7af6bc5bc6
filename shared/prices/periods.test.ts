import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grains } from './choices.ts'
import { addDays, movePeriod, periodEnd, periodStart, periodsBetween, seasonOf } from './periods.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
const grain = fc.constantFrom(...grains)

describe('periods of prices', () => {
  it('start on Sunday, the first of a month, a season or a year', () => {
    expect(grains.map((each) => periodStart(each, '2026-11-27'))).toEqual([
      '2026-11-27',
      '2026-11-22',
      '2026-11-01',
      '2026-09-01',
      '2026-01-01',
    ])
    expect(periodStart('season', '2027-02-28')).toBe('2026-12-01')
    expect(periodStart('season', '2026-12-31')).toBe('2026-12-01')
    expect(periodStart('week', '2026-11-22')).toBe('2026-11-22')
  })

  it('contain exactly their days and follow each other without a gap', () => {
    fc.assert(
      fc.property(grain, day, (each, any) => {
        const start = periodStart(each, any)
        const end = periodEnd(each, start)
        expect(start <= any && any <= end).toBe(true)
        expect(periodStart(each, end)).toBe(start)
        expect(periodStart(each, addDays(end, 1))).toBe(movePeriod(each, start, 1))
        expect(movePeriod(each, movePeriod(each, start, 5), -5)).toBe(start)
      }),
    )
  })

  it('are all listed for a range', () =>
    expect(periodsBetween('season', '2025-12-01', '2026-06-01')).toEqual([
      '2025-12-01',
      '2026-03-01',
      '2026-06-01',
    ]))

  it('assign each day to its season', () =>
    expect(['2026-01-31', '2026-03-01', '2026-08-31', '2026-11-30', '2026-12-01'].map(seasonOf)).toEqual([
      'winter',
      'spring',
      'summer',
      'autumn',
      'winter',
    ]))
})
