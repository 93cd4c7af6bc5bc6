import { describe, expect, it } from 'vitest'
import { riyadhDay, riyadhTime } from '../base/dates.ts'
import { arrivalOf } from './arrival.ts'

const van = { lead_hours: 5, from_hour: 8, until_hour: 22 }
const arrivalAt = (accepted: string, rule = van) => {
  const at = arrivalOf(rule, new Date(`2026-11-${accepted}:00+03:00`))
  return `${riyadhDay(at).slice(8)} ${riyadhTime(at)}`
}

describe('arrivalOf', () => {
  it('adds the hours of the method and rounds up to a full hour', () => {
    expect(arrivalAt('20T10:00')).toBe('20 15:00')
    expect(arrivalAt('20T10:01')).toBe('20 16:00')
    expect(arrivalAt('20T17:00')).toBe('20 22:00')
  })

  it('moves goods that are ready after the hours to the beginning of the next day', () => {
    expect(arrivalAt('20T17:01')).toBe('21 10:00')
    expect(arrivalAt('20T21:30')).toBe('21 10:00')
  })

  it('moves goods that are ready before the hours to the beginning of the same day', () => {
    expect(arrivalAt('21T00:10')).toBe('21 10:00')
    expect(arrivalAt('21T04:30')).toBe('21 10:00')
  })

  it('keeps a short day within its hours', () => {
    expect(arrivalAt('20T22:00', { lead_hours: 24, from_hour: 9, until_hour: 10 })).toBe('22 10:00')
  })

  it('counts the days of a long way', () => {
    expect(arrivalAt('20T08:30', { lead_hours: 48, from_hour: 9, until_hour: 18 })).toBe('22 11:00')
    expect(arrivalAt('20T16:00', { lead_hours: 48, from_hour: 9, until_hour: 18 })).toBe('22 16:00')
  })
})
