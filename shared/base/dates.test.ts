import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayStart, riyadhDay, riyadhTime, startOfDay, startOfMonth } from './dates.ts'

const moment = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2190-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('the Riyadh calendar', () => {
  it('begins a day at 21:00 UTC', () => {
    expect(riyadhDay(new Date('2026-11-20T20:59:59.999Z'))).toBe('2026-11-20')
    expect(riyadhDay(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21')
    expect(riyadhTime(new Date('2026-11-20T06:40:00Z'))).toBe('09:40')
  })

  it('begins a month on its first day in Riyadh, not in UTC', () => {
    expect(startOfMonth(new Date('2026-11-30T21:30:00Z')).toISOString()).toBe('2026-11-30T21:00:00.000Z')
    expect(startOfMonth(new Date('2026-11-30T20:30:00Z')).toISOString()).toBe('2026-10-31T21:00:00.000Z')
  })

  it('assigns every time to its day and every day to its month', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const begun = startOfDay(at)
        expect(begun <= at && at < addDays(begun, 1)).toBe(true)
        expect(riyadhDay(begun)).toBe(riyadhDay(at))
        expect(riyadhTime(begun)).toBe('00:00')
        expect(startOfMonth(at) <= begun).toBe(true)
        expect(riyadhDay(startOfMonth(at))).toBe(`${riyadhDay(at).slice(0, 7)}-01`)
      }),
    )
  })

  it('parses a day as the time at which the day begins', () => {
    fc.assert(fc.property(moment, (at) => void expect(dayStart(riyadhDay(at))).toEqual(startOfDay(at))))
  })

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '',
  ])('refuses %j as a day', (text) => expect(dayStart(text)).toBeUndefined())

  it('adds months to the same day and time, or to the last day of a shorter month', () => {
    const later = (at: string, months: number) => addMonths(new Date(at), months).toISOString()
    expect(later('2026-11-22T06:30:00.000Z', 1)).toBe('2026-12-22T06:30:00.000Z')
    expect(later('2026-11-22T06:30:00.000Z', 14)).toBe('2028-01-22T06:30:00.000Z')
    // In Riyadh, these times are on 31 October and 1 November.
    expect(later('2027-10-30T21:00:00.000Z', 4)).toBe('2028-02-28T21:00:00.000Z')
    expect(later('2027-10-31T21:00:00.000Z', 4)).toBe('2028-02-29T21:00:00.000Z')
    expect(later('2027-01-31T09:00:00.000Z', 1)).toBe('2027-02-28T09:00:00.000Z')
  })

  it('accepts leap days', () =>
    expect(dayStart('2028-02-29')?.toISOString()).toBe('2028-02-28T21:00:00.000Z'))
})
