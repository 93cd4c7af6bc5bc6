import { describe, expect, it } from 'vitest'
import { addDays, dayStart } from '../base/dates.ts'
import { limits } from '../base/limits.ts'
import { isActive, neededByProblems, prolongedFrom, supplyDaysProblems } from './rules.ts'

/** This time is half past midnight in Riyadh, and still the previous day in UTC. */
const now = new Date('2026-11-21T21:30:00Z')
const day = (text: string) => dayStart(text) ?? now
const bound = limits.behar.mostDaysAhead

describe('a subscription', () => {
  it('is active before its end, but not at its end', () => {
    expect(isActive({ expiresAt: new Date(now.getTime() + 1) }, now)).toBe(true)
    expect(isActive({ expiresAt: now }, now)).toBe(false)
  })

  it('is extended from its end, or from now if it is over or missing', () => {
    expect(prolongedFrom(addDays(now, 3), now)).toEqual(addDays(now, 3))
    expect(prolongedFrom(addDays(now, -3), now)).toEqual(now)
    expect(prolongedFrom(null, now)).toEqual(now)
  })
})

describe('the days of a supply', () => {
  it.each([
    ['open-ended from today', '2026-11-22', undefined],
    ['from a past day until today', '2024-01-01', '2026-11-22'],
    ['a single day', '2026-12-01', '2026-12-01'],
    ['a year ahead', '2027-11-22', '2027-11-22'],
  ])('may be %s', (_what, from, to) => {
    expect(supplyDaysProblems({ from: day(from), to: to === undefined ? undefined : day(to) }, now)).toEqual(
      {},
    )
  })

  it.each([
    ['in the past', '2026-11-01', '2026-11-21', { available_to: [{ code: 'past' }] }],
    ['in reverse order', '2026-12-02', '2026-12-01', { available_to: [{ code: 'date_order' }] }],
    ['more than a year ahead', '2027-11-23', undefined, { available_from: [{ code: 'within_days', bound }] }],
    [
      'open for more than a year',
      '2026-12-01',
      '2027-11-23',
      { available_to: [{ code: 'within_days', bound }] },
    ],
  ])('may not be %s', (_what, from, to, problems) => {
    expect(supplyDaysProblems({ from: day(from), to: to === undefined ? undefined : day(to) }, now)).toEqual(
      problems,
    )
  })
})

describe('the day of need', () => {
  it('must be between today and one year from today in Riyadh', () => {
    expect(neededByProblems(day('2026-11-22'), now)).toEqual({})
    expect(neededByProblems(day('2027-11-22'), now)).toEqual({})
    expect(neededByProblems(day('2026-11-21'), now)).toEqual({ needed_by: [{ code: 'past' }] })
    expect(neededByProblems(day('2027-11-23'), now)).toEqual({ needed_by: [{ code: 'within_days', bound }] })
  })
})
