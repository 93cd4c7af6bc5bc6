import { describe, expect, it } from 'vitest'
import { insightPeriods, percentChange } from './periods.ts'

const shown = (periods: ReturnType<typeof insightPeriods>) =>
  [periods.period, periods.earlier].map(({ from, to }) => [from.toISOString(), to.toISOString()])

describe('insightPeriods', () => {
  const now = new Date('2026-11-20T06:30:00Z')

  it('ends a running period now, and the period before at the same time of day', () =>
    expect(shown(insightPeriods('week', undefined, now))).toEqual([
      ['2026-11-13T21:00:00.000Z', '2026-11-20T06:30:00.000Z'],
      ['2026-11-06T21:00:00.000Z', '2026-11-13T06:30:00.000Z'],
    ]))

  it('ends a past period with its last day in Riyadh', () =>
    expect(shown(insightPeriods('day', new Date('2026-11-17T21:00:00Z'), now))).toEqual([
      ['2026-11-17T21:00:00.000Z', '2026-11-18T21:00:00.000Z'],
      ['2026-11-16T21:00:00.000Z', '2026-11-17T21:00:00.000Z'],
    ]))

  it('treats a day after today as today', () =>
    expect(insightPeriods('month', new Date('2027-01-01T00:00:00Z'), now)).toEqual(
      insightPeriods('month', undefined, now),
    ))
})

describe('percentChange', () => {
  it('rounds to one decimal and is null when there was nothing before', () => {
    expect(percentChange(3, 2)).toBe(50)
    expect(percentChange(2, 3)).toBe(-33.3)
    expect(Object.is(percentChange(99_999, 100_000), 0)).toBe(true)
    expect(percentChange(5, 0)).toBeNull()
    expect(percentChange(5, -1)).toBeNull()
  })
})
